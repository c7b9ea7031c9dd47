import { isObject } from './parse';

/** A pattern with the members of a record filled in, one reference deep: `{className} – {courseID.courseName}`. */
export function labelled(pattern: string, record: Readonly<Record<string, unknown>>): string {
  return pattern.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_whole, name: string, inner?: string) => {
    const value = record[name];
    const shown = isObject(value) ? (inner ? value[inner] : nameIn(value)) : value;
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
  });
}

/** A read whose rows are offered as the choices of a reference, in place of the choice list of what it refers to. */
export interface Offered {
  /** Below the host. */
  readonly path: string;
  /** The member of the answer that holds the rows. */
  readonly rows: string;
  /** What a row is called, as a pattern. */
  readonly label: string;
}

/** A reference by the first member of its brief that is a text. */
function nameIn(brief: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(brief).find(([name, value]) => name !== '_id' && typeof value === 'string')?.[1];
}
