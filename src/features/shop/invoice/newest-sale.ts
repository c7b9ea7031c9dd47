/** The order of what was sold, the newest first: one read tells a page of its invoices and of what is owed for them. */
export const newestSale = '-date';
