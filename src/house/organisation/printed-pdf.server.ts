import type { Entity } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import type { Printed, PrintFacts } from '#kit/contract/print';
import { printedOf } from '#kit/rules/printed';
import type { Call, Route } from '#kit/server/call';
import { PrintedA4, PrintedSlip } from '#kit/server/pdf/Printed.pdf';
import { documentPdf } from './document-pdf.server';

interface Facts<R> {
  readonly path: string;
  readonly title: string;
  /** Reads the record, or refuses. */
  readonly read: (call: Call) => Promise<R>;
  readonly print: (record: R, timeZone: string) => Printed;
}

/** `documentPdf` of a record that says what is printed once, for A4, slip and screen. */
export function printedPdf<R>({ path, title, read, print }: Facts<R>): Route {
  return documentPdf(path, title, async (call, house) => {
    const printed = print(await read(call), house.timeZone);
    const { file, number } = printed;
    const end = /^[\w.-]+$/.test(number[1]) ? `-${number[1]}` : '';
    const props = { house, printed };
    return { document: PrintedA4(props), slip: PrintedSlip(props), file: `${file}${end}.pdf` };
  });
}

/**
 * The PDFs of the records of which the contract says how they are printed, for whoever may read the record: each is read by the
 * call that reads it, in the same scope and under the same right.
 */
export function recordPdfs(routes: readonly Route[]): Route[] {
  return routes.flatMap((one) => {
    const { entity: of, method, path, condition, right } = one;
    if (!of || !isPrinted(of) || method !== 'GET' || path !== `${of.path}/{id}`) return [];
    const pdf = printedPdf<object>({
      path: of.path,
      title: words('The record on paper'),
      read: async (call) => Object(await one.handle(call, undefined)),
      print: (record, timeZone) => printedOf(of, record, timeZone),
    });
    return [{ ...pdf, entity: of, ...(right && { right }), ...(condition && { condition }) }];
  });
}

function isPrinted(of: Entity): of is Entity & { readonly print: PrintFacts } {
  return of.print !== undefined;
}
