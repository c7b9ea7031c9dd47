/** The choice list of items, for code that needs nothing more about them. */
export const stockChoices = { path: 'stock' } as const;
