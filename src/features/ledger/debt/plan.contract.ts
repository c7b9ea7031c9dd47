/** The fewest and the most parts of a plan of instalments. */
export const fewestParts = 2;
export const mostParts = 12;
