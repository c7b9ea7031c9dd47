import { Fragment, isValidElement, type ReactNode } from 'react';

/** A document as plain data, which a message to another thread can carry. */
export type Tree = string | Branch;
export interface Branch {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Tree[];
}

type Element = {
  readonly type: unknown;
  readonly props: { readonly children?: ReactNode } & Readonly<Record<string, unknown>>;
};

/** The building blocks of a document: calls its components, in the language of the request. */
export function treeOf(node: ReactNode): Tree[] {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return [];
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(treeOf);
  if (!isValidElement(node)) throw new TypeError('A document is made of elements and text');
  const { type, props } = node as Element;
  if (typeof type === 'function') return treeOf((type as (given: object) => ReactNode)(props));
  if (type === Fragment) return treeOf(props.children);
  if (typeof type !== 'string') throw new TypeError('A document part is a plain function');
  const { children, ...rest } = props;
  return [{ type, props: rest, children: treeOf(children) }];
}
