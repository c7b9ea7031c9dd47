import type { Money } from './money';
import type { Party } from './party';

/** A label in the current language with its value: a text, or an amount. 'sheet' stands beside what a slip has no room for. */
export type PrintedFact = readonly [label: string, value: string | Money, room?: 'sheet'];

/** All that a printed record says, once: A4, a till's slip and the screen are drawn from it. */
export interface Printed {
  /** The title: 'Credit note'. */
  readonly title: string;
  /** The title in the file's metadata: 'Credit note 12'. */
  readonly called: string;
  /** The name of its file: letters, digits, dots and dashes. */
  readonly file: string;
  /** The fact that tells it from others, where the title does not: 'Credit note no', and the number. */
  readonly number?: readonly [label: string, value: string];
  /** The label above the organisation, where it is a party of the document: 'From'. */
  readonly from?: string | undefined;
  /** Facts and parties as a slip says them. On A4 the facts stand beside the title, and below it where nothing follows them. */
  readonly head: readonly (PrintedFact | Party)[];
  /** The one thing that the document is of, said after the head: on A4 in a row, the total at its end, where there are no other lines. */
  readonly about?: readonly PrintedPart[];
  /** What is said of it then: on A4 above the sums, where there are no lines. */
  readonly terms?: readonly PrintedFact[];
  readonly lines?: readonly PrintedLines[] | undefined;
  /** Amounts above the total, and below it: they are printed where there is a total. */
  readonly sums?: readonly PrintedFact[];
  readonly after?: readonly PrintedFact[];
  /** The largest figure, where there is one. */
  readonly total?: PrintedFact | undefined;
  /** A text below the figures, which may be long. */
  readonly note?: PrintedFact | undefined;
  /** The words below each line for a signature, and those that a slip has too. */
  readonly signed: readonly string[];
  readonly slipSigned?: readonly string[];
  /** The words at its end. */
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
  /** The heading of the rows where each is a label with its value: on a slip and on screen. */
  readonly title?: string;
  /** The columns of A4; 'amount' is as wide as the amounts of the totals. */
  readonly columns: readonly { readonly heading: string; readonly share: number | 'amount'; readonly align?: 'end' }[];
  readonly rows: readonly PrintedRow[];
}

/** A row: a value for each column, and its lines on a slip where these are not the first value and opposite it the others. */
export interface PrintedRow {
  readonly cells: readonly (string | Money)[];
  readonly slip?: readonly PrintedPair[];
}

/** A line of a slip: what stands at its start, and at its end. */
export type PrintedPair = readonly [start: string | Money] | readonly [start: string | Money, end: string | Money];

/** What lets others look a paper up: an address as a QR code, a code to type, and the words on it. */
export interface PrintedProof {
  readonly address?: string | undefined;
  readonly code?: string;
  readonly words: string;
}

/** What a document has to know of the organisation that prints it. */
export interface Printer {
  readonly name: string;
  readonly phone?: string | null;
  /** The public address of the organisation. */
  readonly publicAddress?: string | null;
  readonly currencySign: string;
  /** Another currency in which cash is handed over. */
  readonly secondCurrency?: string | null;
  readonly timeZone: string;
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
