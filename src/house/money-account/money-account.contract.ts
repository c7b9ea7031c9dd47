/** The choice list of the places where money lies, which every form of money offers. */
export const accountChoices = { path: 'account' } as const;
