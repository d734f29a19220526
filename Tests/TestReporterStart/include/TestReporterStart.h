// There is nothing to call: linking this module is enough.
#include "SipHash.h"
