import type { Entity } from '../../contract/entity';
import type { Errors } from '../../contract/parse';
import { answerOf, send } from '../call';

/** One line of a file as the server read it. */
export interface CheckedLine {
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Errors;
}

export interface Preview {
  readonly message: string;
  readonly rows: readonly CheckedLine[];
  readonly valid: number;
  readonly invalid: number;
}

export interface Imported {
  readonly message: string;
  readonly saved: number;
  readonly failed: readonly CheckedLine[];
}

/** Has a file checked; nothing is written. */
export async function previewFile(of: Entity, file: File): Promise<Preview> {
  return answerOf(await send({ method: 'POST', path: `${of.path}/import`, query: { preview: 1 }, body: formOf(file) }));
}

/** Saves the lines that are right; the others come back. The key makes sending again safe. */
export async function importFile(of: Entity, file: File, idempotencyKey: string): Promise<Imported> {
  return answerOf(await send({ method: 'POST', path: `${of.path}/import`, body: formOf(file), idempotencyKey }));
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}
