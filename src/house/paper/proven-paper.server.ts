import { sql } from 'kysely';
import type { Entity, Got } from '#kit/contract/entity';
import { dayAt } from '#kit/contract/fields-text';
import type { Call } from '#kit/server/call';
import { readWhere } from '#kit/server/read/send';
import type { PaperKind, PaperState } from './papers.contract';
import type { PaperName } from './paper-code.rules';

/** The content of a paper, from its record as it is today (PU6). */
export interface PaperTold {
  readonly state: PaperState;
  /** The day since when the state has applied, if known: that of the voiding. */
  readonly since?: string | null;
  /** Labels and values in the reader's language. */
  readonly facts: readonly PaperFact[];
  /** The id of the picture that the paper carries. */
  readonly photo?: string | null;
  /** When the record was changed after it was made. */
  readonly changedAt: string | null;
}

export interface PaperFact {
  readonly label: string;
  readonly value: string;
}

/** The paper to describe, and how amounts are written. */
export interface PaperMeant {
  /** Which of several papers of the record. */
  readonly of: string;
  readonly currencySign: string;
}

/** A record that may have a paper with that name. */
export interface PaperFound {
  readonly _id: string;
  /** The papers that there can be of it, if several. */
  readonly of?: readonly string[];
  readonly tell: (meant: PaperMeant) => PaperTold | Promise<PaperTold>;
  /** The record that the staff's search leads to; undefined if there is no such record. */
  readonly shown: PaperShown | undefined;
}

/** A record that the staff's search finds: the paper's own, or its person. */
export interface PaperShown {
  readonly entity: Entity;
  readonly _id: string;
  readonly number: number | null;
  readonly name: string | null;
  readonly phone?: string;
  /** Voided records are listed only on request. */
  readonly isVoided?: boolean;
}

/** Papers of one kind: their letter, and how their records are found. */
export interface ProvenPaper {
  readonly kind: PaperKind;
  readonly letter: string;
  /** Finds the record with that number for any caller: nothing about it is revealed before the code is known to be right. */
  readonly find: (call: Call, name: PaperName) => Promise<PaperFound | undefined>;
}

declare module '#house/slice/slice.server' {
  interface Slice {
    /** The papers of this slice that carry a code (PU). */
    readonly papers?: readonly ProvenPaper[];
  }
}

declare module '#kit/server/product' {
  interface Product {
    /** All papers that carry a code, each with a letter of its own. */
    readonly papers: readonly ProvenPaper[];
  }
}

/** The record of an entity with this number. */
export async function numberedRecord<E extends Entity>(
  call: Call,
  of: E,
  field: string,
  number: number,
): Promise<Got<E> | undefined> {
  return readWhere(call, of, sql`${sql.ref(`t.${field}`)} = ${number}::bigint`);
}

/** When a record was changed after it was made; null if it was not. */
export function changeOf({ __v, updatedAt }: { readonly __v: number; readonly updatedAt: string }): string | null {
  return __v > 0 ? updatedAt : null;
}

/** The state of a paper with a document that may be voided, and since when. */
export function standingOf(document: {
  readonly voidedAt: string | null;
  readonly __v: number;
  readonly updatedAt: string;
}): Pick<PaperTold, 'state' | 'since' | 'changedAt'> {
  const { voidedAt } = document;
  if (voidedAt === null) return { state: 'genuine', changedAt: changeOf(document) };
  return { state: 'voided', since: dayAt(new Date(voidedAt)), changedAt: null };
}
