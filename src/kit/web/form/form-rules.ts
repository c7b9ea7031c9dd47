import type { ReactNode } from 'react';
import type { Entity } from '#kit/contract/entity';
import type { Fields, SentFields } from '#kit/contract/field';
import type { Offered } from '#kit/contract/label';
import type { Mode } from '#kit/contract/parse';
import type { Query } from '#kit/web/call';
import type { Option } from '#kit/web/use-options';

/** The values typed so far, as validated by the contract; empty and invalid fields are missing. */
export type Draft<F extends Fields> = Partial<SentFields<F>>;
type Name<F extends Fields> = Extract<keyof F, string>;
type Chosen<F extends Fields> = Partial<Record<Name<F>, Option>>;

interface Reading<F extends Fields> {
  readonly of: Entity;
  readonly id: string;
  known(record: object): Draft<F>;
}

/** The rules of a form beyond its fields. */
export interface FormRules<F extends Fields> {
  /** The title of the form of a new record; 'Add course' by default. A sentence of the catalogue. */
  readonly title?: string;
  /** The fields shown, in this order; by default all of the contract. */
  readonly fields?: readonly Name<F>[];
  /** The headings of a long form, each by the field below it; sentences of the catalogue. */
  readonly headings?: Partial<Record<Name<F>, string>>;
  /** Conditions for fields that are not always shown; hidden fields are not sent. */
  readonly when?: Partial<Record<Name<F>, (values: Draft<F>, mode: Mode) => boolean>>;
  /** The messages of fields that the form requires although the contract does not. */
  readonly required?: Partial<Record<Name<F>, (values: Draft<F>) => string | undefined>>;
  /** What to choose before a field, which stays disabled until then and says so; sentences of the catalogue. */
  readonly after?: Partial<Record<Name<F>, (values: Draft<F>) => string | undefined>>;
  /** Why the reader may not change a field that is only shown; sentences of the catalogue. */
  readonly fixed?: Partial<Record<Name<F>, string>>;
  /** Help below a field instead of the contract's own; a sentence of the catalogue. */
  readonly help?: Partial<Record<Name<F>, (mode: Mode) => string | undefined>>;
  /** The initial values of a new record. */
  readonly start?: () => Draft<F>;
  /** Errors by field, for values that are each valid by themselves, some of which may be missing; sentences in the current language. */
  readonly problems?: (values: Draft<F>, mode: Mode) => Partial<Record<Name<F>, string | undefined>>;
  /**
   * Narrows the choices of a reference: `{ classID: ({ courseID }) => ({ courseID }) }`. Choosing another course empties
   * the class.
   */
  readonly narrow?: Partial<Record<Name<F>, (values: Draft<F>) => Query>>;
  /** A read whose rows a reference offers instead of its own choice list, which it offers while this is undefined. */
  readonly offered?: Partial<Record<Name<F>, (values: Draft<F>) => Offered | undefined>>;
  /** The words of a choice that a form offers, if there are others that only the server writes; by default all. */
  readonly words?: Partial<Record<Name<F>, Readonly<Record<string, string>>>>;
  /** Suggestions where any text may be typed. */
  readonly suggestions?: Partial<Record<Name<F>, readonly string[]>>;
  /** Values set by a choice in a list: the balance as the amount to pay. */
  readonly chosen?: Partial<Record<Name<F>, (option: Option | undefined, values: Draft<F>) => Draft<F>>>;
  /** Values set by a change of one field: the words of another. */
  readonly changed?: (name: Name<F>, values: Draft<F>) => Draft<F>;
  /** Values of a new record that become known: they fill fields that nobody has touched. */
  readonly known?: (values: Draft<F>, chosen: Chosen<F>) => Draft<F>;
  /** A record that is read for the values that it makes known, if the user may see it, such as the chosen person for the phone. */
  readonly reads?: (values: Draft<F>) => Reading<F> | undefined;
  /** Shown right below a field, where it is seen while typing, such as who else has the phone. */
  readonly below?: Partial<Record<Name<F>, (values: Draft<F>, edited: string | undefined) => ReactNode>>;
  /** Shown below the fields: balances, hints. `edited` is the id of the record in the form, if it has one. */
  readonly extra?: (values: Draft<F>, chosen: Chosen<F>, edited: string | undefined) => ReactNode;
  /** True while there is nothing to save, as what is shown below the fields says: the button is off. */
  readonly savesNothing?: (values: Draft<F>) => boolean;
  /** The label of the button; 'Save course' by default and while this is undefined. */
  readonly save?: (values: Draft<F>, chosen: Chosen<F>) => string | undefined;
}

/** For `when`: shows a field only while a record is edited. */
export function onlyInEdit(_values: unknown, mode: Mode): boolean {
  return mode === 'edit';
}

/** For `when`: shows a field only while a record is made. */
export function onlyInCreate(_values: unknown, mode: Mode): boolean {
  return mode === 'create';
}
