/** What every row of a table has: its id, and the moment it was voided where it was. */
export interface TableRow {
  readonly _id: string;
  readonly voidedAt?: string | null;
}
