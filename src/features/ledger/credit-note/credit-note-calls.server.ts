import type { Edit, Got, Row } from '#kit/contract/entity';
import type { Call, Route } from '#kit/server/call';
import { readRecords } from '#kit/server/read/send';
import { refuse } from '#kit/server/refusal';
import { crud, type CrudParts } from '#kit/server/routes/crud';
import { change } from '#kit/server/write/change';
import { creditNote } from './credit-note.contract';
import { fixedNoteErrors } from './credit-note.rules';

type Note = typeof creditNote;

/** Changes the text of the reason; everything else stays as it was made. */
async function edit(call: Call, stored: Row<Note>, { reason, ...values }: Edit<Note>): Promise<Got<Note>> {
  const errors = fixedNoteErrors({ ...stored, items: await itemsOf(call, stored._id) }, values);
  const [problem] = Object.values(errors);
  if (problem !== undefined) refuse(409, problem, errors);
  return change(call, creditNote, stored._id, reason === undefined ? {} : { reason });
}

async function itemsOf(call: Call, id: string) {
  const [read] = await readRecords(call, creditNote, [id]);
  return read?.items.map(({ itemID, Quantity, restock }) => ({ itemID: itemID._id, Quantity, restock }));
}

/** The calls of a credit note except making it, which is a call of its own with a preview. */
export function creditNoteCallsWith(parts: Pick<CrudParts<Note>, 'first' | 'condition' | 'remove'>): Route[] {
  return crud(creditNote, { ...parts, without: ['create'], update: edit });
}
