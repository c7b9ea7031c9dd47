/** A document that is owed for and that receipts pay off, by the names of its columns: a fee, a service, an invoice. */
export interface Debt {
  readonly table: string;
  /** What is to be paid after all deductions. */
  readonly owed: string;
  /** True where the database calculates it from other columns, so that nothing sets it: an invoice's. */
  readonly isReckoned?: true;
  readonly paid: string;
  /** What is left to pay, and how far it is paid. */
  readonly balance: string;
  readonly status: string;
  /** What was charged, before anything was taken off: what is owed and what credit notes took off together (DE1). */
  readonly charged: string;
  /** The plan of parts in which it is paid, where it can have one; without it, it is due on its `dueDate`. */
  readonly plan?: string;
  /** Who owes; its receipts name the same in a column of the same name. */
  readonly payer: string;
  readonly receipts: { readonly table: string; readonly parent: string; readonly amount: string };
  /** What is said where there is no such document: a sentence of the catalogue. */
  readonly missing: string;
}
