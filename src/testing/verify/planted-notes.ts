import type { Planted } from './inconsistency';

const academy = (...sql: string[]): Planted => ({ brand: 'academy', sql });
const shop = (...sql: string[]): Planted => ({ brand: 'decoration', sql });
const one = (where: string) => `_id = (select _id from credit_note where ${where} order by _id limit 1)`;
const live = '"voidedAt" is null';

/** Inconsistencies of credit notes. */
export const plantedInNotes: Readonly<Record<string, Planted>> = {
  'credit-note-credit': academy(
    `update credit set "voidedAt" = now() where kind = 'creditNote'`,
    `update credit set amount = amount + 0.01 where kind = 'creditNote'`,
    `update credit_note set "voidedAt" = now() where ${one(`returned > 0 and "refundAccountID" is null and ${live}`)}`,
  ),
  'credit-note-discount': academy(
    `drop index "credit_note_discountID_key"; update credit_note set "voidedAt" = null, "discountID" = '01900000-0000-7000-8000-000000000001',
       "feeID" = (select "feeID" from credit_note where "feeID" is not null limit 1)`,
  ),
  'credit-note-voided': academy(
    `update fee set "voidedAt" = now() where _id = (select "feeID" from credit_note where "feeID" is not null and ${live} limit 1)`,
  ),
  'credit-note-stock': shop(
    'update credit_note_item set "Quantity" = "Quantity" + 1',
    `update credit_note set "voidedAt" = now() where ${one(`_id in (select "creditNoteID" from credit_note_item) and ${live}`)}`,
  ),
};
