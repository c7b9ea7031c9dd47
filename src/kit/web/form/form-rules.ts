import type { ReactNode } from 'react';
import type { Fields, SentFields } from '#kit/contract/field';
import type { Offered } from '#kit/contract/label';
import type { Mode } from '#kit/contract/parse';
import type { Query } from '#kit/web/call';
import type { Option } from '#kit/web/use-options';

/** What is typed so far, as the contract has it; a field that is empty or wrong is not there. */
export type Draft<F extends Fields> = Partial<SentFields<F>>;
type Name<F extends Fields> = Extract<keyof F, string>;
type Chosen<F extends Fields> = Partial<Record<Name<F>, Option>>;

/** What a form knows beyond its fields. */
export interface FormRules<F extends Fields> {
  /** What the form of a new record is called; 'Add course' unless told. A sentence of the catalogue. */
  readonly title?: string;
  /** The fields shown, in this order; all of the contract unless told. */
  readonly fields?: readonly Name<F>[];
  /** Fields shown only while this says so; those not shown are not sent. */
  readonly when?: Partial<Record<Name<F>, (values: Draft<F>, mode: Mode) => boolean>>;
  /** Help under a field in place of the contract's own, where there is some; a sentence of the catalogue. */
  readonly help?: Partial<Record<Name<F>, (mode: Mode) => string | undefined>>;
  /** What a new record starts with. */
  readonly start?: () => Draft<F>;
  /** Refusals by field, asked when everything is right by itself; sentences in the language in force. */
  readonly problems?: (values: Draft<F>, mode: Mode) => Partial<Record<Name<F>, string | undefined>>;
  /** Narrows what a reference offers: `{ classID: ({ courseID }) => ({ courseID }) }`. Choosing another course empties the class. */
  readonly narrow?: Partial<Record<Name<F>, (values: Draft<F>) => Query>>;
  /** A read whose rows a reference offers in place of its own choice list. */
  readonly offered?: Partial<Record<Name<F>, (values: Draft<F>) => Offered>>;
  /** Words offered where any text may be typed. */
  readonly suggestions?: Partial<Record<Name<F>, readonly string[]>>;
  /** What follows from choosing in a list: the balance as the amount to pay. */
  readonly chosen?: Partial<Record<Name<F>, (option: Option | undefined, values: Draft<F>) => Draft<F>>>;
  /** What follows from a change of one field: the words of another. */
  readonly changed?: (name: Name<F>, values: Draft<F>) => Draft<F>;
  /** Below the fields: balances, hints; `edited` is the id of the record in the form, if it has one. */
  readonly extra?: (values: Draft<F>, chosen: Chosen<F>, edited: string | undefined) => ReactNode;
  /** What the button says; 'Save course' unless told, or while there is nothing to say. */
  readonly save?: (values: Draft<F>, chosen: Chosen<F>) => string | undefined;
}

export function onlyInEdit(_values: unknown, mode: Mode): boolean {
  return mode === 'edit';
}

export function onlyInCreate(_values: unknown, mode: Mode): boolean {
  return mode === 'create';
}
