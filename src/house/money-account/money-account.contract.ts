/** The choice list of accounts, which every form about money offers. */
export const accountChoices = { path: 'account' } as const;
