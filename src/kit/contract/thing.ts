import { counted, t } from './language';

/** The singular and plural of a kind of thing: 'Visitor note', 'Visitor notes'. */
export interface Named {
  readonly one: string;
  readonly many: string;
}

const patterns = {
  saved: '{One} saved',
  deleted: '{One} deleted',
  voided: '{One} voided',
  save: 'Save {one}',
  add: 'Add {one}',
  edit: 'Edit {one}',
  importing: 'Import {many}',
} as const;

/** The sentences that exist for every kind of thing. */
export type Said = keyof typeof patterns;

/**
 * A sentence about a kind of thing, in the current language. The noun is put into the English sentence before it is
 * looked up, so that each catalogue has it whole ('Save room', 'Save book'): in most languages the words around a
 * noun change with it.
 */
export function saidOf(of: Named, said: Said): string {
  return t(saidInEnglish(of, said));
}

/** A number of things of a kind: '3 rooms'. */
export function countedOf(count: number, of: Named): string {
  return counted(count, ...countedInEnglish(of));
}

/** The catalogue's key for a sentence of `saidOf`. */
export function saidInEnglish({ one, many }: Named, said: Said): string {
  return patterns[said].replace('{One}', one).replace('{one}', inside(one)).replace('{many}', inside(many));
}

/** The singular and plural sentences of `countedOf`; the plural is the key. */
export function countedInEnglish({ one, many }: Named): [one: string, many: string] {
  return [`{count} ${inside(one)}`, `{count} ${inside(many)}`];
}

/** An English noun inside a sentence. */
function inside(noun: string): string {
  return noun.charAt(0).toLowerCase() + noun.slice(1);
}
