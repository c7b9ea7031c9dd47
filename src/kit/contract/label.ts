import { isObject } from './parse';

/** The pattern with members of the record filled in, one reference deep: `{className} – {courseID.courseName}`. */
export function labelled(pattern: string, record: Readonly<Record<string, unknown>>): string {
  return pattern.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_whole, name: string, inner?: string) => {
    const value = record[name];
    const shown = isObject(value) ? (inner ? value[inner] : nameIn(value)) : value;
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
  });
}

/** A read whose rows are offered as the choices of a reference, instead of the choice list of the referenced entity. */
export interface Offered {
  /** Its path below the host. */
  readonly path: string;
  /** The member of the answer that holds the rows; the answer itself where it is left out. */
  readonly rows?: string;
  /** The rows that are offered; by default all. */
  readonly where?: (row: Readonly<Record<string, unknown>>) => boolean;
  /** The pattern of a row's label. */
  readonly label: string;
  /** Labels that are stored in English and shown in the reader's language. */
  readonly usual?: readonly string[];
}

/** The first text in the brief of a reference. */
function nameIn(brief: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(brief).find(([name, value]) => name !== '_id' && typeof value === 'string')?.[1];
}
