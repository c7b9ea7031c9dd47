import { keepCredit, creditOf } from './credit';
import { take } from './goods';
import { fit } from './instalments';
import { post, postingOf, unpost } from './statement';
import { notesOf, owedFor, paidOn } from './debts';
import { live, sum } from './kept';
import { type Debt, type Invoice, isClosed, type Note, type Payer, type Receipt, type World } from './world';

export const payerOf = (world: World, of: Debt): Payer | undefined =>
  'seat' in of ? world.payers[of.student] : of.buyer;

/** The sum that live credit notes gave back of a debt. */
export const givenBack = (world: World, of: Debt) => sum(notesOf(world, of).map(({ returned }) => returned));

/** Pieces of each item that came back by live credit notes. */
export const cameBack = (world: World, of: Invoice): readonly number[] =>
  world.items.map((_item, nth) => sum(notesOf(world, of).map(({ pieces = [] }) => pieces[nth] ?? 0)));

/** Whether a receipt can go: what was given back of its debt stays covered (DE7). */
export const isFree = (world: World, { of, cents }: Receipt) => paidOn(world, of) - cents >= 0;

/** Whether a debt has a credit note that keeps it: by which goods came back, which goes first (DE7), or that is in closed books. */
export const isNoted = (world: World, of: Debt) =>
  notesOf(world, of).some(({ pieces, date }) => pieces !== undefined || isClosed(world, date));

/** Voids the credit notes of a debt that is voided, of which nothing is paid. */
export function forgetNotes(world: World, of: Debt): void {
  for (const one of notesOf(world, of)) one.live = false;
}

type Made = Omit<Note, 'no' | '_id' | 'lowered' | 'returned' | 'live'>;

/** Takes the open balance first; what had been paid goes back out of a box, or becomes credit (DE4). */
export function credit(world: World, { of, ...made }: Made, cents: number, _id: string): void {
  const lowered = Math.min(cents, owedFor(world, of) - paidOn(world, of));
  const returned = cents - lowered;
  const note: Note = { ...made, of, lowered, returned, no: ++world.last.creditNote, _id, live: true };
  world.notes.push(note);
  fit(world, of);
  restock(world, note, -1);
  if (returned === 0) return;
  const { date, box } = note;
  const type = box ? 'refund' : 'credit note';
  post(world, { side: 'expense', type, cents: returned, date, source: note, ...(box ? { box } : {}) });
  const payer = payerOf(world, of);
  if (!box && payer) keepCredit(world, { payer, kind: 'creditNote', cents: returned, date, source: note });
}

/** Whether a credit note can be taken back: not once its credit is used, nor while its goods are gone (DE7). */
export function mayTakeNoteBack(world: World, { of, returned, box, pieces = [], restock: isBack }: Note): boolean {
  const payer = payerOf(world, of);
  if (!box && payer && creditOf(world, payer) < returned) return false;
  return !isBack || pieces.every((count, nth) => count <= (world.items[nth]?.pieces ?? 0));
}

export function takeNoteBack(world: World, note: Note): void {
  if (note.returned > 0) unpost(world, postingOf(world, note));
  for (const one of live(world.credits)) if (one.source === note) one.live = false;
  restock(world, note, 1);
  note.live = false;
  fit(world, note.of);
}

function restock(world: World, { pieces = [], restock: isBack }: Note, side: 1 | -1): void {
  if (isBack)
    take(
      world,
      pieces.map((count) => count * side),
    );
}
