import type { Entity } from '#kit/contract/entity';
import { knownBy } from '#kit/contract/known';
import { labelled } from '#kit/contract/label';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import type { FindScreen, Screen } from '#house/menu/menu.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';

/** The columns that the search reads for one result. */
export interface FoundRow {
  readonly kind: string;
  readonly _id: string;
  /** A person's name; for a document, the name of the person it belongs to. */
  readonly name: string | null;
  readonly number: number | null;
  readonly phone: string | null;
  readonly createdAt: Date;
}

/** A screen that shows one result: its list, narrowed by this query, or the page of the record where there is no query. */
export interface FindPlace {
  readonly screen: Screen;
  readonly narrowed?: (row: FoundRow, call: Call) => Readonly<Record<string, string>>;
  /** The callers to whom it shows them; by default everybody who has the screen. */
  readonly shownTo?: (call: Call) => boolean;
}

interface Find extends FindPlace {
  readonly entity: Entity;
  readonly screen: FindScreen;
  /** The call whose right lets a caller find it. */
  readonly right: (call: Call) => string;
}

/** A person, or a class, found by name, number and phone, as its contract knows them, or by login. */
export interface PersonFind extends Find {
  /** The field of the entity that holds the login. */
  readonly login?: string;
  /** Further fields by which it is found: texts as names, phones as phones. */
  readonly also?: readonly string[];
  readonly scope?: Scope;
  /** The field that refers to another record of the same person, who is then not listed again. */
  readonly isAlso?: { readonly entity: Entity; readonly field: string };
}

/**
 * A document found by its number, the phone that paid it, or the person it belongs to; the members name fields of the
 * entity.
 */
export interface PaperFind extends Find {
  readonly number: string;
  readonly phone?: string;
  readonly of: { readonly field: string; readonly person: Entity };
}

/** Results of another slice that a screen of this slice shows as well. */
export interface MoreFinds extends FindPlace {
  readonly entity: Entity;
}

declare module '#house/slice/slice.server' {
  interface Slice {
    /** What the search in the top bar finds of this slice (A34). */
    readonly finds?: PersonFind | PaperFind;
    /** Screens of this slice that show results of other slices to callers without a better screen. */
    readonly findsOfOthers?: readonly MoreFinds[];
  }
}

/** True for a kind of result that is a person, not a document. */
export function isPerson(find: PersonFind | PaperFind): find is PersonFind {
  return !('of' in find);
}

/** The label of a result: a person as in the choice lists (B9), a document by its number and person. */
export function nameOfFind(find: PersonFind | PaperFind, { name, number, phone }: FoundRow): string {
  if (!isPerson(find)) return `${number} – ${name ?? t(walkInCustomer)}`;
  const by = knownBy(find.entity);
  const called = by.name ?? '';
  const known = { [called]: name, [by.number ?? '']: number, [by.phones[0] ?? '']: phone };
  const pattern = find.entity.options?.label ?? '';
  const isKnown = [...pattern.matchAll(/\{([\w.]+)\}/g)].every(([, field = '']) => field in known);
  return labelled(pattern !== '' && isKnown ? pattern : `{${called}}`, known);
}
