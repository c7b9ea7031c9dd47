import type { Entity } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import type { Printed, PrintFacts } from '#kit/contract/print';
import { printedOf } from '#kit/rules/printed';
import type { Call, Route } from '#kit/server/call';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { PrintedA4, PrintedSlip } from '#kit/server/pdf/Printed.pdf';
import { sendDocument } from '#kit/server/pdf/render';
import { refuseInvalid } from '#kit/server/refusal';
import { describePdf } from '#kit/server/schema/describe';
import { houseStyle } from './house-style.server';

const papers: readonly string[] = ['A4', 'slip'];

interface Facts<R> {
  readonly path: string;
  readonly title: string;
  /** Reads the record, or refuses. */
  readonly read: (call: Call, house: HouseStyle) => Promise<R>;
  readonly print: (record: R, house: HouseStyle) => Printed;
}

/**
 * The route `GET {path}/{id}/pdf`: a record of the path as a PDF with the organisation's letterhead (B12), on A4, or with `paper=slip` 80
 * mm wide and as long as its content.
 */
export function printedPdf<R>({ path, title, read, print }: Facts<R>): Route {
  return {
    method: 'GET',
    path: `${path}/{id}/pdf`,
    title,
    schema: { reply: () => describePdf, query: ['paper'], words: { paper: papers } },
    handle: async (call) => {
      const { paper = 'A4' } = call.query;
      if (!papers.includes(paper)) refuseInvalid({ paper: t('paper is A4 or slip') });
      const house = await houseStyle(call);
      const printed = print(await read(call, house), house);
      const props = { house, printed };
      return sendDocument(call, paper === 'slip' ? PrintedSlip(props) : PrintedA4(props), printed.file);
    },
  };
}

/**
 * The PDF routes of entities whose contracts say how records are printed, for callers who may read the record: each record is read by its
 * own call, in the same scope and under the same right.
 */
export function recordPdfs(routes: readonly Route[]): Route[] {
  return routes.flatMap((one) => {
    const { entity: of, method, path, condition, right } = one;
    if (!of || !isPrinted(of) || method !== 'GET' || path !== `${of.path}/{id}`) return [];
    const pdf = printedPdf<object>({
      path: of.path,
      title: words('The record on paper'),
      read: async (call) => Object(await one.handle(call, undefined)),
      print: (record, { timeZone }) => printedOf(of, record, timeZone),
    });
    return [{ ...pdf, entity: of, ...(right && { right }), ...(condition && { condition }) }];
  });
}

function isPrinted(of: Entity): of is Entity & { readonly print: PrintFacts } {
  return of.print !== undefined;
}
