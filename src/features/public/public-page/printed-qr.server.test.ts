// Proves PU3.
import jsQR from 'jsqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfShapes } from '#testing/pdf-text';
import { paying } from '#testing/at-counter';
import { shopServices } from '#testing/shop-services';
import { expectSaved } from '#testing/test-app';
import { type AtLinks, startLinks } from './links.fixture';
import { papersOn } from './papers.fixture';

let at: AtLinks;
beforeAll(async () => {
  at = await startLinks();
});
afterAll(() => at.app.stop());

const mm = 72 / 25.4;
/** The light edge that readers need, in points, and how many dots are drawn for each. */
const edge = 10;
const dots = 6;

/** A run of dark modules, not a frame of the paper. */
function isBar(shape: readonly (readonly [x: number, y: number])[]): boolean {
  const [width, height] = [0, 1].map((axis) => {
    const all = shape.map((corner) => corner[axis] ?? 0);
    return Math.max(...all) - Math.min(...all);
  });
  return (width ?? 0) < 25 && (height ?? 0) > 1 && (height ?? 0) < 3;
}

/** What a camera reads on a paper, and how wide it is there in mm; undefined where nothing is to be read. */
async function scanned(
  path: string,
  token = at.owner,
  brand: 'academy' | 'decoration' = 'academy',
): Promise<{ text: string; width: number } | undefined> {
  const corners = pdfShapes((await at.app.call('GET', path, { token, brand })).bytes).filter(isBar);
  if (corners.length === 0) return undefined;
  const [xs, ys] = [0, 1].map((axis) => corners.flatMap((shape) => shape.map((corner) => corner[axis] ?? 0)));
  const [left = 0, right = 0, low = 0, high = 0] = [xs, ys].flatMap((all = []) => [Math.min(...all), Math.max(...all)]);
  const side = Math.ceil((Math.max(right - left, high - low) + 2 * edge) * dots);
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const shape of corners) {
    const [x, y] = [shape.map(([at]) => at - left + edge), shape.map(([, at]) => high - at + edge)];
    for (let row = Math.round(Math.min(...y) * dots); row < Math.round(Math.max(...y) * dots); row++)
      for (let column = Math.round(Math.min(...x) * dots); column < Math.round(Math.max(...x) * dots); column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  }
  const found = jsQR(pixels, side, side);
  return found ? { text: found.data, width: (right - left) / mm } : undefined;
}

describe('the QR code of a printed paper', () => {
  it('leads any reader to its page, and is at least 20 mm wide', async () => {
    const { _id, paperCode } = await at.receipt(25);
    const { student } = await at.owing([]);
    const certificate = await at.certificate({ studentID: student._id, classID: at.schoolClass._id });
    const papers = [
      `receipt/${_id}/pdf`,
      `receipt/${_id}/pdf?paper=slip`,
      `certificate/${certificate._id}/pdf`,
      `student/${student._id}/card`,
      `marks/sheet/${student._id}`,
      `gradebook/reportCards/${at.schoolClass._id}?studentID=${student._id}`,
    ];
    const read = [];
    for (const paper of papers) read.push(await scanned(paper));
    expect(read.map((one) => one?.text.replace(/\d.*/, ''))).toEqual(
      ['R', 'R', 'C', 'S', 'M', 'G'].map((letter) => `https://daftar.example.com/p/${letter}`),
    );
    for (const one of read) expect(one?.width).toBeGreaterThanOrEqual(20);
    expect(read[0]?.text).toBe(`https://daftar.example.com/p/${paperCode}`);
    const page = await at.page(read[2]?.text.replace('https://daftar.example.com', '') ?? '');
    expect([page.status, page.text.includes('DA-1')]).toEqual([200, true]);
  });

  it('is on the receipts of payments, sales and services, and on an invoice with a link, too', async () => {
    const { fees } = await at.owing([10]);
    const taken = await at.taken({ debts: paying(fees, [10]), payments: at.rows(['Cash', 10]) });
    const { customer, invoice } = await at.sold();
    const sale = (await expectSaved(at.shop.pay({ ...invoice, customerID: customer }, 5))).body.info;
    const made = await at.link('invoice', invoice._id);
    const token = await at.app.setUp('decoration');
    const own = { token, brand: 'decoration' } as const;
    await expectSaved(at.app.call('PUT', 'settings', { ...own, body: papersOn }));
    const shop = shopServices(at.app, token);
    const service = (await expectSaved(shop.pay(await shop.service(), 100))).body.info;
    const papers = [
      ['academy', `payment/${taken._id}/pdf`, taken.paperCode],
      ['academy', `receipt/${sale._id}/pdf`, sale.paperCode],
      ['decoration', `serviceReceipt/${service._id}/pdf`, service.paperCode],
      ['academy', `invoice/${invoice._id}/pdf`, made.code],
    ] as const;
    for (const [brand, path, code] of papers)
      for (const paper of ['A4', 'slip']) {
        const read = await scanned(`${path}?paper=${paper}`, brand === 'academy' ? at.owner : token, brand);
        expect([path, paper, read?.text]).toEqual([path, paper, `https://daftar.example.com/p/${code}`]);
        expect(read?.width).toBeGreaterThanOrEqual(20);
      }
  });

  it('is not there where nobody would reach the page', async () => {
    const { _id } = await at.receipt(25);
    await at.set({ publicAddress: null });
    for (const paper of ['A4', 'slip']) expect(await scanned(`receipt/${_id}/pdf?paper=${paper}`)).toBeUndefined();
    await at.set(papersOn);
  });
});
