// No function needs to be called: linking this module is enough.
#include "SipHash.h"
