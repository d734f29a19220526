#ifndef WORKSHOP_SIPHASH_H
#define WORKSHOP_SIPHASH_H

#include <stddef.h>
#include <stdint.h>

static inline uint64_t workshop_rotated(uint64_t word, int count) {
    return word << count | word >> (64 - count);
}

static inline void workshop_sip_rounds(uint64_t v[4], int count) {
    while (count-- > 0) {
        v[0] += v[1];
        v[2] += v[3];
        v[1] = workshop_rotated(v[1], 13) ^ v[0];
        v[3] = workshop_rotated(v[3], 16) ^ v[2];
        v[0] = workshop_rotated(v[0], 32) + v[3];
        v[2] += v[1];
        v[3] = workshop_rotated(v[3], 21) ^ v[0];
        v[1] = workshop_rotated(v[1], 17) ^ v[2];
        v[2] = workshop_rotated(v[2], 32);
    }
}

// Returns up to eight bytes as a word, with the first byte lowest.
static inline uint64_t workshop_sip_word(const uint8_t *bytes, size_t count) {
    uint64_t word = 0;
    for (size_t place = 0; place < count; place++) {
        word |= (uint64_t)bytes[place] << (8 * place);
    }
    return word;
}

// Returns the 64-bit SipHash-2-4 of some bytes, as defined by Aumasson and Bernstein. It can't be computed
// without the key. The grader has the same function in Swift, in the module Digest.
static inline uint64_t workshop_siphash(const uint8_t key[16], const uint8_t *bytes, size_t length) {
    uint64_t k0 = workshop_sip_word(key, 8);
    uint64_t k1 = workshop_sip_word(key + 8, 8);
    uint64_t v[4] = {
        k0 ^ 0x736f6d6570736575, k1 ^ 0x646f72616e646f6d,
        k0 ^ 0x6c7967656e657261, k1 ^ 0x7465646279746573};
    size_t whole = length - length % 8;
    for (size_t start = 0; start <= whole; start += 8) {
        uint64_t word = start < whole
            ? workshop_sip_word(bytes + start, 8)
            : workshop_sip_word(bytes + whole, length % 8) | (uint64_t)length << 56;
        v[3] ^= word;
        workshop_sip_rounds(v, 2);
        v[0] ^= word;
    }
    v[2] ^= 0xff;
    workshop_sip_rounds(v, 4);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}

// Replaces the key with the next one. The previous key can't be computed from it.
static inline void workshop_sip_next(uint8_t key[16]) {
    uint64_t halves[2] = {
        workshop_siphash(key, (const uint8_t *)"0", 1),
        workshop_siphash(key, (const uint8_t *)"1", 1)};
    for (int place = 0; place < 16; place++) {
        key[place] = (uint8_t)(halves[place / 8] >> (8 * (place % 8)));
    }
}

#endif
