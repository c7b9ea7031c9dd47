import { sql } from 'kysely';
import type { Entity, Got } from '#kit/contract/entity';
import { dayAt } from '#kit/contract/fields-text';
import type { Call } from '#kit/server/call';
import { readWhere } from '#kit/server/read/send';
import type { PaperKind, PaperState } from './papers.contract';
import type { PaperName } from './paper-code.rules';

/** What a paper says, by its record as it is today (PU6). */
export interface PaperTold {
  readonly state: PaperState;
  /** The day from which it is so, where it is known: that of the voiding. */
  readonly since?: string | null;
  /** Labels and values in the language of whoever reads. */
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

/** The paper that is meant, and how amounts are written. */
export interface PaperMeant {
  /** Which of several papers of the record. */
  readonly of: string;
  readonly currencySign: string;
}

/** A record of which there may be a paper of that name. */
export interface PaperFound {
  readonly _id: string;
  /** Which papers there can be of it, where there are several. */
  readonly of?: readonly string[];
  readonly tell: (meant: PaperMeant) => PaperTold | Promise<PaperTold>;
  /** What the staff's search leads to; undefined where there is no such record. */
  readonly shown: PaperShown | undefined;
}

/** A record that the staff's search finds: the paper's own, or whose it is. */
export interface PaperShown {
  readonly entity: Entity;
  readonly _id: string;
  readonly number: number | null;
  readonly name: string | null;
  readonly phone?: string;
  /** Voided ones stand in their list only where they are asked for. */
  readonly isVoided?: boolean;
}

/** Papers of one kind: their letter, and how their records are found. */
export interface ProvenPaper {
  readonly kind: PaperKind;
  readonly letter: string;
  /** The record with that number, whoever asks: nothing of it is told before the code is known to be right. */
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

/** When a record was changed after it was made; null for one that was not. */
export function changeOf({ __v, updatedAt }: { readonly __v: number; readonly updatedAt: string }): string | null {
  return __v > 0 ? updatedAt : null;
}

/** The state of a paper when its document is voided, and since when. */
export function standingOf(document: {
  readonly voidedAt: string | null;
  readonly __v: number;
  readonly updatedAt: string;
}): Pick<PaperTold, 'state' | 'since' | 'changedAt'> {
  const { voidedAt } = document;
  if (voidedAt === null) return { state: 'genuine', changedAt: changeOf(document) };
  return { state: 'voided', since: dayAt(new Date(voidedAt)), changedAt: null };
}
