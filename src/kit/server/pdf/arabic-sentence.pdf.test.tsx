// Proves S§2, R 6.3.
import { expect, it } from 'vitest';
import { pdfPieces } from '#testing/pdf-text';
import { t } from '#kit/contract/language';
import { speaking } from '#kit/server/http/spoken';
import { DocumentPage } from './DocumentPage.pdf';
import { Text } from './primitives';
import { renderDocument } from './render';

it('an amount within a sentence from right to left keeps its sign before its figures', async () => {
  const catalogue = { '{charged} charged, {balance} left': 'المطلوب {charged}، المتبقي {balance}' };
  const document = () => (
    <DocumentPage title="x" author="x">
      <Text>{t('{charged} charged, {balance} left', { charged: '$24.70', balance: '−$6.00' })}</Text>
    </DocumentPage>
  );
  const file = await speaking({ language: 'ar', catalogue, timeZone: 'UTC' }, () => renderDocument(document(), 'Kit'));
  const pieces = pdfPieces(file).toSorted((one, other) => one.x - other.x);
  // Drawn from left to right, so an Arabic word comes out backwards.
  expect(pieces.map(({ text }) => text).join('')).toBe('−$6.00 يقبتملا ،$24.70 بولطملا');
});
