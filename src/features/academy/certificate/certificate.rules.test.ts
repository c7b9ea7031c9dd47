// Proves R 6.3.
import { expect, it } from 'vitest';
import { readCatalogues } from '#kit/server/http/catalogues';
import { speaking } from '#kit/server/http/spoken';
import { certificateFile, printProblem, typeShown } from './certificate.rules';

it('A blocked certificate is not printed; any other is', () => {
  expect(printProblem('blocked')).toBe('This certificate is blocked');
  for (const status of ['taken', 'order', 'pending'] as const) expect(printProblem(status)).toBeUndefined();
});

it('The file of a certificate is named after it, in characters that every system accepts', () => {
  expect(certificateFile('DA-2026/017')).toBe('certificate-DA-2026-017.pdf');
  expect(certificateFile('"\r\nx')).toBe('certificate-x.pdf');
  expect(certificateFile('شهادة')).toBe('certificate.pdf');
});

it('The type of a certificate that the product offers is read in Arabic, and any other as it was typed', () => {
  const { ar: catalogue = {} } = readCatalogues();
  const shown = (certificateType: string) =>
    speaking({ language: 'ar', catalogue, timeZone: 'UTC' }, () => typeShown({ certificateType }));
  expect(['Diploma', 'Diploma of nursing'].map(shown)).toEqual(['دبلوم', 'Diploma of nursing']);
});
