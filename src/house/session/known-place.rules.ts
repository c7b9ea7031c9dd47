/** How long an account is known at an address after its last login there. */
export const knownDays = 90;
/** The most addresses at which an account is known, the newest ones. Each is one more lane in which its password can be guessed. */
export const mostPlaces = 10;
