import type { Entity } from '#kit/contract/entity';
import type { Errors } from '#kit/contract/parse';
import { t } from '#kit/contract/language';
import { runWork } from '#kit/web/work/run-work';

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
  /** A notice about the lines that would be saved. */
  readonly notice: string | null;
}

export interface Imported {
  readonly message: string;
  readonly saved: number;
  readonly failed: readonly CheckedLine[];
}

/** Called with the running work of a call, to show its progress. */
type Began = Parameters<typeof runWork>[2];

/** The server's check of a file; nothing is saved. */
export function previewFile(of: Entity, file: File, began: Began): Promise<Preview> {
  const request = { method: 'POST', path: `${of.path}/import`, query: { preview: 1 }, body: formOf(file) } as const;
  return runWork(t('Checking the file'), request, began);
}

/** Saves the valid lines and returns the others. The key makes it safe to send the file again. */
export function importFile(of: Entity, file: File, idempotencyKey: string, began: Began): Promise<Imported> {
  const request = { method: 'POST', path: `${of.path}/import`, body: formOf(file), idempotencyKey } as const;
  return runWork(t('Saving the lines'), request, began);
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}
