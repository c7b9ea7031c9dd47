/** By which the top bar finds the search box where it is folded away. */
export const searchId = 'search';
