/** The choice list of what is in stock, for whoever needs no more of an item. */
export const stockChoices = { path: 'stock' } as const;
