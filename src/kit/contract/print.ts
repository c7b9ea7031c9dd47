import type { Money } from './money';
import type { Party } from './party';

/** A label in the current language with its value: a text, or an amount. 'sheet' marks what a slip has no room for. */
export type PrintedFact = readonly [label: string, value: string | Money, room?: 'sheet'];

/** Everything that a printed record says, each fact once: A4, a till's slip and the screen are drawn from it. */
export interface Printed {
  /** The title: 'Credit note'. */
  readonly title: string;
  /** The title in the file's metadata: 'Credit note 12'. */
  readonly called: string;
  /** The name of its file: letters, digits, dots and dashes. */
  readonly file: string;
  /** The fact that identifies it, if the title does not: 'Credit note no', and the number. */
  readonly number?: readonly [label: string, value: string];
  /** The label above the organisation, if it is a party of the document: 'From'. */
  readonly from?: string | undefined;
  /** Facts and parties in the order of a slip. On A4 the facts are beside the title, or below it if nothing follows them. */
  readonly head: readonly (PrintedFact | Party)[];
  /** What the document is about, after the head: on A4, if there are no other lines, a row with the total at its end. */
  readonly about?: readonly PrintedPart[];
  /** Its terms, printed after `about`; on A4 above the sums if there are no lines. */
  readonly terms?: readonly PrintedFact[];
  readonly lines?: readonly PrintedLines[] | undefined;
  /** Amounts above and below the total, printed only with a total. */
  readonly sums?: readonly PrintedFact[];
  readonly after?: readonly PrintedFact[];
  /** The largest figure, if there is one. */
  readonly total?: PrintedFact | undefined;
  /** A text below the figures, which may be long. */
  readonly note?: PrintedFact | undefined;
  /** The texts below the lines for signatures, and those that a slip has too. */
  readonly signed: readonly string[];
  readonly slipSigned?: readonly string[];
  /** The text at its end. */
  readonly thanks?: string;
  readonly proof?: PrintedProof | undefined;
}

/** A value under its heading, with its share of the width. */
export interface PrintedPart {
  readonly heading: string;
  readonly share: number;
  readonly value: string;
}

/** Rows of a printed record. */
export interface PrintedLines {
  /** The heading of the rows on a slip and on screen, if each row is a label with its value. */
  readonly title?: string;
  /** The columns of A4; 'amount' is as wide as the amounts of the totals. */
  readonly columns: readonly { readonly heading: string; readonly share: number | 'amount'; readonly align?: 'end' }[];
  readonly rows: readonly PrintedRow[];
}

/** A row: a value for each column, and its lines on a slip, unless these are the first value with the others opposite it. */
export interface PrintedRow {
  readonly cells: readonly (string | Money)[];
  readonly slip?: readonly PrintedPair[];
}

/** A line of a slip: the texts at its start and at its end. */
export type PrintedPair = readonly [start: string | Money] | readonly [start: string | Money, end: string | Money];

/** What lets others check a paper: an address as a QR code, a code to type, and the instructions. */
export interface PrintedProof {
  readonly address?: string | undefined;
  readonly code?: string;
  readonly words: string;
}

/** The facts of the organisation that a document needs. */
export interface Printer {
  readonly name: string;
  readonly phone?: string | null;
  /** The public address of the organisation. */
  readonly publicAddress?: string | null;
  readonly currencySign: string;
  /** A second currency in which cash may be handed over. */
  readonly secondCurrency?: string | null;
  readonly timeZone: string;
}

/** How the records of an entity are printed, by the names of its fields. */
export interface PrintFacts<Name extends string = string> {
  /** The title of the document: 'Locker card'. A sentence of the catalogue. */
  readonly title: string;
  /** The field that identifies a record: its number or its name. */
  readonly number: Name;
  /** The references that are its parties, each with the other fields of its brief below its name. */
  readonly parties?: readonly Name[];
  readonly facts: readonly Name[];
  /** The list whose rows are its lines. */
  readonly lines?: Name;
  /** The largest figure, if there is one. */
  readonly total?: Name;
  /** The texts below the lines for signatures: sentences of the catalogue. */
  readonly signed?: readonly string[];
}
