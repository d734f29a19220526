#!/usr/bin/env bash
# Prepares a Gradescope container: installs Swift, and builds the grader once. It runs as root.
#
# The zip file that you upload contains this file, run_autograder, and the workshop in the folder kit.
set -euo pipefail

root=${AUTOGRADER_ROOT:-/autograder}
kit=${WORKSHOP_KIT:-/opt/workshop}
# If the learners have another version, such as 6.4, enter it here.
version=${SWIFT_VERSION:-6.3.1}
user=${WORKSHOP_USER:-workshop}

export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y --no-install-recommends \
    binutils ca-certificates curl git gnupg libc6-dev libcurl4-openssl-dev libedit2 libgcc-11-dev \
    libncurses-dev libpython3-dev libsqlite3-0 libstdc++-11-dev libxml2-dev libz3-dev pkg-config \
    python3 tzdata unzip zlib1g-dev

# Downloads Swift and checks its signature, unless the image already has Swift.
if ! command -v swift >/dev/null; then
    . /etc/os-release
    name=swift-$version-RELEASE-ubuntu$VERSION_ID
    from=https://download.swift.org/swift-$version-release/ubuntu${VERSION_ID//./}
    from=$from/swift-$version-RELEASE
    cd "$(mktemp -d)"
    curl -fsSL --remote-name-all "$from/$name.tar.gz" "$from/$name.tar.gz.sig"
    curl -fsSL https://www.swift.org/keys/all-keys.asc | gpg --import
    gpg --verify "$name.tar.gz.sig" "$name.tar.gz"
    tar -xzf "$name.tar.gz" --strip-components=1 -C /
fi

# Learners' code runs as this user, which can't write the results.
id "$user" >/dev/null 2>&1 || useradd --create-home "$user"
rm -rf "$kit"
cp -R "$root/source/kit" "$kit"
chown -R "$user": "$kit"
cd "$kit"
# Builds the grader and grades the untouched Starter, so that everything is built when a submission
# arrives. The untouched Starter doesn't pass, so status 1 is fine.
runuser -u "$user" -- swift run grade >/dev/null || [ $? -eq 1 ]
