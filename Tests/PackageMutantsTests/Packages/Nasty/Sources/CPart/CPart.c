#include "CPart.h"
int twice(int number) { return 2 * number; }
