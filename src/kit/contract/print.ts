import type { Money } from './money';
import type { Party } from './party';

/** A label in the current language with its value: a text, or an amount. */
export type PrintedFact = readonly [label: string, value: string | Money];

/** All that a printed record says, once: A4, a till's slip and the screen are drawn from it. */
export interface Printed {
  /** The title: 'Credit note'. */
  readonly title: string;
  /** The title in the file's metadata: 'Credit note 12'. */
  readonly called: string;
  /** What its file is called, before its number: 'credit-note'. */
  readonly file: string;
  /** The fact that tells it from others: 'Credit note no', and the number. */
  readonly number: readonly [label: string, value: string];
  /** The label above the organisation, where it is a party of the document: 'From'. */
  readonly from?: string | undefined;
  readonly parties: readonly Party[];
  readonly facts: readonly PrintedFact[];
  readonly lines?: PrintedLines | undefined;
  /** Amounts above the total, and below it: they are printed where there is a total. */
  readonly sums?: readonly PrintedFact[];
  readonly after?: readonly PrintedFact[];
  /** The largest figure, where there is one. */
  readonly total?: PrintedFact | undefined;
  /** The words below each line for a signature. */
  readonly signed: readonly string[];
}

/** The rows of a printed record. A slip and the screen show the first value of a row, and opposite it the others. */
export interface PrintedLines {
  /** The heading of the rows on a slip. */
  readonly title: string;
  readonly columns: readonly { readonly heading: string; readonly share: number; readonly align?: 'end' }[];
  readonly rows: readonly (readonly (string | Money)[])[];
}

/** How the records of an entity are printed, by the names of its fields. */
export interface PrintFacts<Name extends string = string> {
  /** The title of the document: 'Locker card'. A sentence of the catalogue. */
  readonly title: string;
  /** The field that tells one from others: its number or its name. */
  readonly number: Name;
  /** The references that are parties of it: what is referred to, with the other fields of its brief below its name. */
  readonly parties?: readonly Name[];
  readonly facts: readonly Name[];
  /** The list whose rows are its lines. */
  readonly lines?: Name;
  /** The largest figure, where there is one. */
  readonly total?: Name;
  /** The words below each line for a signature: sentences of the catalogue. */
  readonly signed?: readonly string[];
}
