import type { Fragment } from './fragment';
import { named, type Statement } from './statement';

/** Puts a value of a request into a statement: the value itself, or a hole that each request fills. */
export type Put<A> = (read: (asked: A) => unknown) => unknown;

/** Puts the values of this request. */
export function valuesOf<A>(asked: A): Put<A> {
  return (read) => read(asked);
}

/** A composed text, and the functions that fill its placeholders. */
interface Kept<A> {
  readonly text: string;
  readonly fill: readonly ((asked: A) => unknown)[];
}

const mostTexts = 200;

/**
 * Statements composed once for each shape and filled for each request: a long one costs more to compose than to answer. A shape names
 * everything that the text depends on; `make` puts every value that differs between two requests of a shape.
 */
export function keptStatements<A>(): (shape: string, asked: A, make: (put: Put<A>) => Fragment) => Statement {
  const texts = new Map<string, Kept<A>>();
  return (shape, asked, make) => {
    const kept = texts.get(shape) ?? madeWith(make);
    if (texts.size >= mostTexts) texts.clear();
    texts.set(shape, kept);
    return { text: kept.text, values: kept.fill.map((read) => read(asked)), plan: 'kept' };
  };
}

function madeWith<A>(make: (put: Put<A>) => Fragment): Kept<A> {
  const holes = new Map<unknown, (asked: A) => unknown>();
  const { text, values } = named(
    make((read) => {
      const hole = {};
      holes.set(hole, read);
      return hole;
    }),
  );
  return { text, fill: values.map((value) => holes.get(value) ?? (() => value)) };
}
