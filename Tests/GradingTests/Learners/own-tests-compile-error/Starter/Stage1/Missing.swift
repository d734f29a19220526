/// The finished code doesn't declare this.
let missing = 1
