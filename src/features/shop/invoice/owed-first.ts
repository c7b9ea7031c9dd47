/** Puts first what is owed, the most before the least, then the newest: one read tells a page of its invoices and of what is owed for them. */
export const owedFirst = '-balance';
