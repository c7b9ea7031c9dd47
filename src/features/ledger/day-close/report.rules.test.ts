import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, it } from 'vitest';
import { speakFrom } from '#kit/contract/language';
import { amount } from './amount.fixture';
import { reportNotes, reportPapers } from './report.rules';

const english = () => ({ language: 'en', catalogue: {} }) as const;
const before = speakFrom(english);
afterEach(() => void speakFrom(english));
// Files of tests share a worker, and another may speak as a server does.
afterAll(() => void speakFrom(before));

it('the report of a close says amounts of the second currency in thousands, and its rate as the counter does', () => {
  const notes = [{ currency: 'second' as const, value: amount(1000), count: 130 }];
  expect(reportNotes({ notes, secondCurrency: 'SOS', secondRate: 26_000 })[0]?.facts).toEqual([
    ['1,000 × 130', '130,000 SOS'],
    ['Rate', '26,000 for 1.00'],
  ]);
});

it('a walk-in whose paper was taken back is called so in the language of the reader', () => {
  const somali = JSON.parse(readFileSync('messages/so.json', 'utf8'));
  speakFrom(() => ({ language: 'so', catalogue: somali }));
  const row = { description: 'Cash', name: 'Walk-in customer', reason: 'Qalad', amount: amount(75), posted: false };
  expect(reportPapers({ receipts: [], takenBack: [row] })[0]?.facts[0]?.[0]).toBe(
    `Cash, ${somali['Walk-in customer']}, Qalad`,
  );
});
