import { expect, test } from 'vitest';
import { qrPath } from './qr';

test('a QR code is drawn as one bar for each run of dark modules', () => {
  expect(qrPath(['110', '000', '101'])).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
});
