import type { ReactElement } from 'react';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { refuseInvalid } from '#kit/server/refusal';
import { describePdf } from '#kit/server/schema/describe';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { sendDocument } from '#kit/server/pdf/render';
import { houseStyle } from './house-style.server';

const papers: readonly string[] = ['A4', 'slip'];

interface Printed {
  /** The document on A4. */
  readonly document: ReactElement;
  /** The document as a till's slip. */
  readonly slip: ReactElement;
  /** The name of the file: letters, digits, dots and dashes. */
  readonly file: string;
}

/**
 * The route `GET {path}/{id}/pdf`: a record of the path as a PDF with the organisation's letterhead (B12), on A4, or
 * with `paper=slip` 80 mm wide and as long as what it says. `print` reads the record, or refuses.
 */
export function documentPdf(
  path: string,
  title: string,
  print: (call: Call, house: HouseStyle) => Promise<Printed>,
): Route {
  return {
    method: 'GET',
    path: `${path}/{id}/pdf`,
    title,
    schema: { reply: () => describePdf, query: ['paper'], words: { paper: papers } },
    handle: async (call) => {
      const { paper = 'A4' } = call.query;
      if (!papers.includes(paper)) refuseInvalid({ paper: t('paper is A4 or slip') });
      const { document, slip, file } = await print(call, await houseStyle(call));
      return sendDocument(call, paper === 'slip' ? slip : document, file);
    },
  };
}
