import { words } from '#kit/contract/language';

/** The relations of a guardian to a child. */
export const relations = {
  father: words('Father'),
  mother: words('Mother'),
  sibling: words('Brother or sister'),
  spouse: words('Husband or wife'),
  relative: words('Relative'),
  employer: words('Employer'),
  other: words('Other'),
} as const;

/** The accesses of a guardian to the facts of a child. */
export const accesses = {
  all: words('Everything'),
  fees: words('Fees and payments'),
  contact: words('Nothing: is only written to'),
} as const;

export type Access = keyof typeof accesses;
