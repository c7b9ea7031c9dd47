/** Puts first what is owed, the most before the least, then the newest: so that one read gives a page its invoices and what is owed for them. */
export const owedFirst = '-balance';
