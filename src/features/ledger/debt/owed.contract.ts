import { money } from '#kit/contract/fields-number';

/** The member of a person's row with the amount owed. */
export const owedName = 'owed';

/** The sum that a person owes for all documents that the reader may see, told in the list of such persons. */
export const owedField = money('Owed', { initial: 0 });
