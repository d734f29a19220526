/// The finished code doesn't have this.
let missing = 1
