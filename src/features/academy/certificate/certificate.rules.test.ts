// Proves R 6.3.
import { expect, it } from 'vitest';
import { certificateFile, printProblem } from './certificate.rules';

it('A blocked certificate is not printed; any other is', () => {
  expect(printProblem('blocked')).toBe('This certificate is blocked');
  for (const status of ['taken', 'order', 'pending'] as const) expect(printProblem(status)).toBeUndefined();
});

it('The file of a certificate is named after it, in characters that every system accepts', () => {
  expect(certificateFile('DA-2026/017')).toBe('certificate-DA-2026-017.pdf');
  expect(certificateFile('"\r\nx')).toBe('certificate-x.pdf');
  expect(certificateFile('شهادة')).toBe('certificate.pdf');
});
