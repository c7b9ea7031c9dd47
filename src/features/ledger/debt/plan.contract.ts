/** A plan of instalments has at least and at most so many parts. */
export const fewestParts = 2;
export const mostParts = 12;
