import { createElement } from 'react';
import { iconOf } from './icons';

/** The icon of a menu entry, by its name in the list of icons. */
export function MenuIcon({ name, size }: { name: string | undefined; size: number }) {
  return createElement(iconOf(name), { size, stroke: 1.7, 'aria-hidden': true });
}
