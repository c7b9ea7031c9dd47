import { words } from '#kit/contract/language';
import type { ReadAs } from '#kit/contract/field';

/** The way of paying that files name for a receipt from credit, as `methodShown` does on pages. Calls answer it as others. */
export const readAsCredit: ReadAs = { word: words('Credit'), by: 'accountID', member: 'kind', is: 'credit' };
