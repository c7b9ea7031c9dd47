// Proves S§2, R 6.3.
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { pdfPieces, pdfText } from '#testing/pdf-text';
import { type Language, languages, t } from '#kit/contract/language';
import { readCatalogues } from '#kit/server/http/catalogues';
import { speaking } from '#kit/server/http/spoken';
import { ClosingWords } from './ClosingWords.pdf';
import { DocumentPage } from './DocumentPage.pdf';
import { DocumentSheets } from './DocumentSheets.pdf';
import { DocumentTitle } from './DocumentTitle.pdf';
import type { HouseStyle } from './house-style';
import { Letterhead } from './Letterhead.pdf';
import { Lines } from './Lines.pdf';
import { Parties } from './Parties.pdf';
import { renderDocument as rendered } from './render';
import { SignatureLines } from './SignatureLines.pdf';
import { Totals } from './Totals.pdf';
import { Text } from './primitives';

const renderDocument = (element: ReactElement) => rendered(element, 'Kit');

// One red pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
const house: HouseStyle = {
  name: 'Hodan Academy',
  address: 'Maka al-Mukarama Road',
  phone: '+252612345678',
  publicAddress: null,
  currencySign: '$',
  secondCurrency: null,
  timeZone: 'Africa/Mogadishu',
  logo: { data: pixel, format: 'png' },
  headerImage: undefined,
  footerImage: { data: pixel, format: 'png' },
};

function receipt(rows: number, name = 'Amina Warsame') {
  return (
    <DocumentPage title="Receipt 1042" author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle title="Receipt" facts={[{ label: 'Receipt no', value: '1042' }]} />
      <Parties parties={[{ label: 'To', name, lines: ['Student ID 1001'] }]} />
      <Lines
        columns={[
          { heading: 'Fee name', share: 4 },
          { heading: 'Amount', share: 1, align: 'end' },
        ]}
        rows={Array.from({ length: rows }, (_, index) => [`Month ${index + 1}`, `$${index + 1}.00`])}
      >
        <Totals grand={{ label: 'Total', value: '$25.00' }} />
        <SignatureLines labels={['Received by']} />
        <ClosingWords words="Thank you, dear student" house={house} />
      </Lines>
    </DocumentPage>
  );
}

const translated = languages.filter((one) => one !== 'en');
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\n/g)?.length;

describe('A PDF document', () => {
  it('is an A4 file that shows letterhead, title, parties, lines, total, signature and thanks', async () => {
    const file = await renderDocument(receipt(2));
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1')).toMatch(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/);
    const shown = pdfText(file);
    for (const words of [
      'Hodan Academy',
      '+252612345678',
      'Receipt',
      '1042',
      'Amina Warsame',
      'Student ID 1001',
      'Month 2',
      '$2.00',
      '$25.00',
      'Received by',
      'Thank you, dear student',
    ]) {
      expect(shown).toContain(words);
    }
    expect(shown).not.toContain('Page 1');
  });

  it('numbers its pages where it has several, and repeats the headings of its lines on each', async () => {
    const file = await renderDocument(receipt(60));
    const shown = pdfText(file);
    expect(pagesOf(file)).toBe(3);
    expect(shown).toContain('Page 1 of 3');
    expect(shown).toContain('Page 3 of 3');
    expect(shown.match(/Fee name/g)).toHaveLength(3);
  });

  it('of several sheets begins each on a page of its own, and numbers the pages of each by themselves', async () => {
    const lines = (rows: number) => (
      <Lines
        columns={[{ heading: 'Fee name', share: 1 }]}
        rows={Array.from({ length: rows }, (_, index) => [`Month ${index + 1}`])}
      />
    );
    const file = await renderDocument(
      <DocumentSheets title="Cards" author={house.name} sheets={[lines(2), lines(50), lines(2)]} />,
    );
    expect(pagesOf(file)).toBe(4);
    const numbers = pdfText(file).match(/Page \d of \d/g);
    expect(numbers).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  });

  it('begins its lines on the first page and ends below the last: neither total nor signature stands alone on a page', async () => {
    for (const rows of Array.from({ length: 20 }, (_none, index) => 12 + index)) {
      const shown = pdfText(await renderDocument(receipt(rows)));
      const [endOfPage, last] = [shown.indexOf('Page 1 of 2'), shown.indexOf(`Month ${rows}`)];
      for (const words of ['Total', 'Received by', 'Thank you, dear student'])
        expect(shown.indexOf(words), `${rows} rows`).toBeGreaterThan(last);
      if (endOfPage === -1) continue;
      expect(shown.indexOf('Month 1'), `${rows} rows`).toBeLessThan(endOfPage);
      expect(last, `${rows} rows`).toBeGreaterThan(endOfPage);
    }
  });

  it('shows names of every script that the product speaks', async () => {
    // Each script is a font of its own and so a text of its own.
    const shown = pdfText(await renderDocument(receipt(1, 'Żaneta Иванова Öznur'))).replaceAll('\n', '');
    expect(shown).toContain('Żaneta');
    expect(shown).toContain('Иванова');
    expect(shown).toContain('Öznur');
    const arabic = await renderDocument(receipt(1, 'محمد'));
    expect(pdfText(arabic)).not.toContain('\uFFFD');
    expect(arabic.toString('latin1')).toContain('IBMPlexSansArabic');
  });

  it('keeps every letter as text, though it was a part of another letter in an earlier document', async () => {
    await renderDocument(receipt(1, 'ÄÉÀÂÃÇ äéàâãç ؤأ بأب'));
    const shown = pdfText(await renderDocument(receipt(1, '¨´`^~¸ AECaec وا باب')));
    // Drawn from left to right, so Arabic comes out backwards.
    expect(shown.replaceAll(/\s/g, '')).toContain('¨´`^~¸AECaecباباو');
    await renderDocument(receipt(1, 'ۂۂۂ ۓۓ ڈڈ ئئئ ييي ۀ'));
    const eastern = pdfText(await renderDocument(receipt(1, 'ہہہ ےے دد ییی ە')));
    expect(Array.from(eastern.replaceAll(/\s/g, '')).toReversed().join('')).toContain('ہہہےےددیییە');
  });

  it('ends no line with a character that nobody wrote, although a name needs several fonts', async () => {
    const names = Array.from({ length: 12 }, () => 'Muḥammad Şükrü');
    for (const width of [90, 110, 130, 150]) {
      const shown = pdfText(
        await renderDocument(
          <DocumentPage title="Names" author={house.name}>
            <Text style={{ width }}>{names.join(' ')}</Text>
          </DocumentPage>,
        ),
      );
      expect(shown.replaceAll(/\s/g, '')).toBe(names.join('').replaceAll(' ', ''));
    }
  });

  it('goes on in the next line with a word that no line can hold, letter for letter', async () => {
    const word = `3%Ḥ${'https://example.academy/'.repeat(8)}`;
    const pieces = pdfPieces(await renderDocument(receipt(1, word)));
    const begin = pieces.findIndex(({ text }) => text.startsWith('3%'));
    const end = pieces.findIndex(({ text }) => text === 'Student ID 1001');
    const parts = pieces.slice(begin, end);
    expect(parts.map(({ text }) => text).join('')).toBe(word);
    const lines = new Set(parts.map(({ y }) => y));
    expect(lines.size).toBeGreaterThan(2);
    expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThan(100);
  });

  it.each(translated)('has a glyph for every letter of the sentences in %s', async (one) => {
    const letters = [...new Set(JSON.stringify(readCatalogues()[one] ?? {}).normalize())].join(' ');
    const shown = await renderDocument(receipt(1, letters));
    expect(pdfText(shown)).not.toContain('\uFFFD');
  });

  it('speaks the language of its request, also where two are made at once', async () => {
    const inTongue = (language: Language, word: string) =>
      speaking({ language, catalogue: { 'Page {page} of {pages}': word }, timeZone: 'UTC' }, () =>
        renderDocument(receipt(60)),
      );
    const [german, italian] = await Promise.all([
      inTongue('de', 'Seite {page} von {pages}'),
      inTongue('it', 'Pagina {page} di {pages}'),
    ]);
    expect(pdfText(german)).toContain('Seite 2 von 3');
    expect(pdfText(italian)).toContain('Pagina 2 di 3');
  });

  it('reads from right to left in Arabic: mirrored, its letters joined, names and amounts in their own order', async () => {
    const catalogue = { 'Paid by {name}': 'دفع {name} المبلغ' };
    const document = () => (
      <DocumentPage title="x" author="x">
        <Text>ببب</Text>
        <Text>{t('Paid by {name}', { name: 'Amina Warsame (1001)' })}</Text>
        <Lines
          columns={[
            { heading: 'الصنف', share: 1 },
            { heading: 'المبلغ', share: 'amount' },
          ]}
          rows={[['Mug', '$7.00']]}
        />
        <Totals
          before={[{ label: 'الخصم', value: '$4.00' }]}
          grand={{ label: 'المجموع', value: '$1,234.50' }}
          after={[{ label: 'المتبقي', value: '$0.50' }]}
        />
      </DocumentPage>
    );
    const file = await speaking({ language: 'ar', catalogue, timeZone: 'UTC' }, () => renderDocument(document()));
    const pieces = pdfPieces(file);
    const of = (text: string) => pieces.find((piece) => piece.text === text) ?? { x: Number.NaN, y: 0, glyphs: [] };
    expect(new Set(of('ببب').glyphs).size).toBe(3);
    // Drawn from left to right, so an Arabic word comes out backwards, and a Latin one does not.
    const sentence = pieces.filter(({ y }) => Math.abs(y - of('عفد').y) < 3).sort((a, b) => a.x - b.x);
    expect(sentence.map(({ text }) => text).join('')).toBe('غلبملا Amina Warsame (1001) عفد');
    expect(of('$1,234.50').x).toBeLessThan(of('عومجملا').x);
    expect(of('$1,234.50').y).toBeCloseTo(of('عومجملا').y, 0);
    // Every amount ends at the left edge of the page, as from left to right it ends at the right one.
    for (const amount of ['$1,234.50', '$4.00', '$0.50', '$7.00']) expect(of(amount).x).toBeCloseTo(46, 1);
    expect(pieces.some(({ text }) => text.includes('\uFFFD'))).toBe(false);
  });

  it('numbers its pages from right to left in Arabic, in the middle of the foot', async () => {
    const catalogue = { 'Page {page} of {pages}': 'صفحة {page} من {pages}' };
    const document = () => (
      <DocumentPage title="x" author="x">
        <Lines columns={[{ heading: 'الصنف', share: 1 }]} rows={Array.from({ length: 75 }, () => ['Mug'])} />
      </DocumentPage>
    );
    const file = await speaking({ language: 'ar', catalogue, timeZone: 'UTC' }, () => renderDocument(document()));
    const foot = pdfPieces(file).filter(({ y }) => y < 60);
    // Drawn from left to right: an Arabic word comes out backwards, and what is read first comes last.
    expect(foot.map(({ text }) => text).join('')).toBe('3 نم 1 ةحفص3 نم 2 ةحفص3 نم 3 ةحفص');
    expect(foot[0]?.x).toBeGreaterThan(200);
  });

  it('fails by itself, not with those that come after it', async () => {
    const broken = (
      <DocumentPage title="x" author="x">
        <Letterhead house={{ ...house, logo: { data: Buffer.from('no picture'), format: 'png' } }} />
      </DocumentPage>
    );
    await renderDocument(broken).catch(() => undefined);
    await expect(renderDocument(<Text>not a document</Text>)).rejects.toThrow();
    expect(pdfText(await renderDocument(receipt(1)))).toContain('Amina Warsame');
  });
});
