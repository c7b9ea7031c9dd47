/** A document that is owed for and that receipts pay off, by the names of its columns: a fee, a service, an invoice. */
export interface Debt {
  readonly table: string;
  readonly owed: string;
  readonly paid: string;
  /** What is left to pay, and how far it is paid. */
  readonly balance: string;
  readonly status: string;
  /** Who owes; its receipts name the same in a column of the same name. */
  readonly payer: string;
  readonly receipts: { readonly table: string; readonly parent: string; readonly amount: string };
  /** What is said where there is no such document: a sentence of the catalogue. */
  readonly missing: string;
}
