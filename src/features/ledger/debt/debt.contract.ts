/** A document that is owed for and that receipts pay off, by the names of its columns: a fee, a service, an invoice. */
export interface Debt {
  readonly table: string;
  /** The amount to be paid after all deductions. */
  readonly owed: string;
  /** True if the database calculates it from other columns, so that nothing sets it, as for invoices. */
  readonly isCalculated?: true;
  readonly paid: string;
  /** The amount left to pay, and the status of payment. */
  readonly balance: string;
  readonly status: string;
  /** What was charged before anything was taken off: the sum of what is owed and what credit notes took off (DE1). */
  readonly charged: string;
  /** The plan of parts in which it is paid, where it can have one; without it, it is due on its `dueDate`. */
  readonly plan?: string;
  /** The person who owes; receipts have a column of the same name. */
  readonly payer: string;
  readonly receipts: { readonly table: string; readonly parent: string; readonly amount: string };
  /** The message for a missing document: a sentence of the catalogue. */
  readonly missing: string;
}
