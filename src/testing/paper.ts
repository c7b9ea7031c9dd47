import { expect } from 'vitest';
import { pdfText } from './pdf-text';
import type { Answer } from './test-app';

/** Expects a paper to be a PDF of that name that contains all of this. */
export function expectPaper({ headers, bytes }: Answer, file: string, words: readonly string[]): void {
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(`attachment; filename="${file}"`);
  const shown = pdfText(bytes);
  for (const said of words) expect(shown).toContain(said);
}
