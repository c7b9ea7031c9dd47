import type { ReactElement } from 'react';
import type { Call, Route } from '#kit/server/call';
import { describePdf } from '#kit/server/schema/describe';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { sendDocument } from '#kit/server/pdf/render';
import { houseStyle } from './house-style.server';

interface Printed {
  readonly document: ReactElement;
  /** The name of the file: letters, digits, dots and dashes. */
  readonly file: string;
}

/**
 * The route `GET {path}/{id}/pdf`: a record of the path as an A4 PDF with the organisation's letterhead (B12). `print`
 * reads the record, or refuses.
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
    schema: { reply: () => describePdf },
    handle: async (call) => {
      const { document, file } = await print(call, await houseStyle(call));
      return sendDocument(call, document, file);
    },
  };
}
