// Proves B12, R 6.3.
import { expect, it } from 'vitest';
import type { Language } from '#kit/contract/language';
import { readCatalogues } from '#kit/server/http/catalogues';
import { speaking } from '#kit/server/http/spoken';
import { DocumentPage } from './DocumentPage.pdf';
import { DocumentTitle } from './DocumentTitle.pdf';
import { Lines } from './Lines.pdf';
import { renderDocument } from './render';
import { SignatureLines } from './SignatureLines.pdf';
import { Totals } from './Totals.pdf';
import { pdfPieces } from '#testing/pdf-text';

const words = {
  en: { title: 'Day close 12', account: 'Account', type: 'Came in', amount: 'Amount', total: 'Difference' },
  ar: { title: 'الإقفال اليومي 12', account: 'الحساب', type: 'الوارد', amount: 'المبلغ', total: 'الفرق' },
} as const;

async function printed(language: keyof typeof words, rows: number) {
  const { title, account, type, amount, total } = words[language];
  const document = () => (
    <DocumentPage title={title} author="Hodan Academy">
      <DocumentTitle title={title} facts={[{ label: account, value: 'Cash' }]} />
      <Lines
        columns={[
          { heading: type, share: 4 },
          { heading: amount, share: 2, align: 'end' },
        ]}
        rows={Array.from({ length: rows }, () => [type, '$5.00'])}
      />
      <Totals before={[{ label: type, value: '$7.00' }]} grand={{ label: total, value: '$7.00' }} />
      <SignatureLines labels={[account, account]} />
    </DocumentPage>
  );
  return speaking({ language, catalogue: readCatalogues()[language satisfies Language] ?? {}, timeZone: 'UTC' }, () =>
    renderDocument(document(), 'Kit'),
  );
}

const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\n/g)?.length;

it('a document takes as many pages in Arabic as in English', async () => {
  for (const rows of [20, 22, 24, 60])
    expect([rows, pagesOf(await printed('ar', rows))]).toEqual([rows, pagesOf(await printed('en', rows))]);
});

it('lines of Arabic are as far apart as those of English, in the sizes of title and total too', async () => {
  const heights = async (language: keyof typeof words) => {
    const lowest = [...new Set(pdfPieces(await printed(language, 12)).map(({ y }) => Math.round(y)))];
    return Math.max(...lowest) - Math.min(...lowest);
  };
  expect(Math.abs((await heights('ar')) - (await heights('en')))).toBeLessThan(6);
});
