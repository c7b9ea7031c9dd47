import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Column } from './column';
import { turnsOf } from './column-turns';

/** With more columns than this a table is printed in landscape. */
const mostUpright = 7;

/** A narrower screen has no room for `wide` columns, so they are not even shown for a moment. */
const roomy = 1600;

/** The columns of a table that give way: how many in all, and how many of these as soon as others would be cut off. */
interface Yielding {
  readonly named: string;
  readonly all: number;
  readonly most: number;
  readonly wide: number;
}

/**
 * Lets columns give way, one after the other: those that need room while the others are not whole, then others while the table is wider
 * than its frame (`data-without` names their turns). It happens before the table is painted, and is undone only for other columns or
 * another width, so that the next page has the same columns.
 */
export function useFit(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<never>[],
  rows: readonly object[] | undefined,
): void {
  const most = turnsOf(columns).filter(Boolean).length;
  const wide = columns.filter((column, index) => index > 0 && column.wide).length;
  const named = columns.map(({ id }) => id).join();
  const all = columns.length;
  useLayoutEffect(() => {
    if (!frame.current) return;
    if (rows) letGo(frame.current, { named, all, most, wide });
    else wait(frame.current, wide);
  }, [frame, named, all, most, wide, rows]);
  useEffect(() => {
    const { current } = frame;
    if (!current || most === 0) return undefined;
    let width = current.clientWidth;
    let waiting = 0;
    const sizes = new ResizeObserver(() => {
      if (current.clientWidth === width) return;
      width = current.clientWidth;
      // Later, and not within the observer, which would be notified of its own changes.
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => {
        delete current.dataset.columns;
        letGo(current, { named, all, most, wide });
      });
    });
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(waiting);
    };
  }, [frame, named, all, most, wide]);
}

/** Until there are rows, their width is not known. */
function wait(frame: HTMLElement, wide: number): void {
  delete frame.dataset.columns;
  say(frame, window.innerWidth < roomy ? turnsTo(wide) : []);
}

function letGo(frame: HTMLElement, { named, all, most, wide }: Yielding): void {
  const isKnown = frame.dataset.columns === named;
  const gone = isKnown ? (frame.dataset.without?.split(' ') ?? []) : withoutRoom(frame, wide);
  frame.dataset.columns = named;
  say(frame, gone);
  while (gone.length < most && frame.scrollWidth > frame.clientWidth) {
    gone.push(String(gone.length + 1));
    say(frame, gone);
  }
  frame.toggleAttribute('data-wide', all - gone.length > mostUpright);
}

/** The turns of columns for which there is no room beside all others as wide as what they show; all of them on a phone, whose rows are lines. */
function withoutRoom(frame: HTMLElement, wide: number): string[] {
  if (wide === 0) return [];
  if (window.innerWidth < 640) return turnsTo(wide);
  say(frame, []);
  frame.dataset.natural = '';
  const heads = [...frame.querySelectorAll<HTMLElement>('thead th')];
  const widths = new Map(heads.map((head) => [head.dataset.turn ?? '', head.offsetWidth]));
  let needed = frame.querySelector('table')?.offsetWidth ?? 0;
  delete frame.dataset.natural;
  return turnsTo(wide).filter((turn) => {
    if (needed <= frame.clientWidth) return false;
    needed -= widths.get(turn) ?? 0;
    return true;
  });
}

function turnsTo(last: number): string[] {
  return Array.from({ length: last }, (_turn, index) => String(index + 1));
}

function say(frame: HTMLElement, gone: readonly string[]): void {
  if (gone.length > 0) frame.dataset.without = gone.join(' ');
  else delete frame.dataset.without;
}
