// Proves S§2.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { entities } from '#app/entities';
import { CertificatesOfStudent } from '#features/academy/certificate/CertificatesOfStudent';
import { ReceiptsOfStudent } from '#features/academy/fee-receipt/ReceiptsOfStudent';
import { SalesReceiptsOfCustomer } from '#features/shop/invoice-receipt/SalesReceiptsOfCustomer';
import { ServiceReceiptsOfCustomer } from '#features/shop/service-receipt/ServiceReceiptsOfCustomer';
import { openPage } from '#kit/web/opened-page.fixture';
import { exampleRow } from './example-row';
import { type EntityName, leave, openScreen, rowOf, type ScreenPath } from './opened-screen.fixture';

afterEach(leave);

const steps: readonly [string, ScreenPath, EntityName, object, string | undefined][] = [
  ['a student who owes', '/student', 'student', { owed: 40 }, 'Take $40.00'],
  ['a student who owes nothing', '/student', 'student', { owed: 0 }, 'Enroll'],
  ['a customer who owes', '/customer', 'customer', { owed: 40 }, 'Take $40.00'],
  ['a certificate', '/certificate', 'certificate', {}, 'Print'],
  ['a receipt of a fee', '/receipt', 'feeReceipt', {}, 'Print'],
  ['a receipt of a sale', '/salesReceipts', 'invoiceReceipt', {}, 'Print'],
  ['a receipt of a service', '/servicereceipt', 'serviceReceipt', {}, 'Print'],
  ['a payment', '/payments', 'payment', {}, 'Print'],
  ['an unpaid sale', '/sales', 'invoice', { balance: 12 }, 'Take $12.00'],
  ['a paid sale', '/sales', 'invoice', { balance: 0 }, 'Print'],
];

/** The words on the buttons of a row, but for the one that opens its menu. */
const buttonsIn = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('button[data-part]')].flatMap(({ dataset, textContent }) =>
    dataset.part === 'open' || dataset.part === 'menu' ? [] : [textContent],
  );

test.each(steps)('the next step of %s is a button', async (_what, path, name, known, said) => {
  await openScreen(path, { one: { [name]: known } });
  expect(buttonsIn(await rowOf())).toEqual([said]);
});

test('the menu of a sale does not repeat the button of its row', async () => {
  const { user } = await openScreen('/sales', { brand: 'decoration', one: { invoice: { balance: 12 } } });
  await user.click(within(await rowOf()).getByRole('button', { name: 'Actions' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toContain('View and print');
  expect(items).not.toContain('Take payment');
});

test('results are entered for a whole class before a single mark is added', async () => {
  await openScreen('/marks');
  const enter = await screen.findByRole('link', { name: 'Enter results' });
  const [add] = screen.getAllByRole('button', { name: 'Add mark' });
  expect(add && enter.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** An observer to which every part of a page is in sight. */
function Seeing(see: (entries: readonly object[]) => void) {
  return { observe: () => see([{ isIntersecting: true }]), disconnect: () => undefined };
}

test.each([
  ['a certificate', CertificatesOfStudent, entities.certificate],
  ['a receipt of a fee', ReceiptsOfStudent, entities.feeReceipt],
  ['a receipt of a sale', SalesReceiptsOfCustomer, entities.invoiceReceipt],
  ['a receipt of a service', ServiceReceiptsOfCustomer, entities.serviceReceipt],
])('%s is printed by a button in the page of its person too', async (_what, Part, of) => {
  vi.stubGlobal('IntersectionObserver', Seeing);
  const { far } = openPage(() => <Part title="Papers" of={{ _id: 'amina' } as never} />);
  far.has(of.path, () => [exampleRow(of)]);
  expect(buttonsIn(await rowOf())).toEqual(['Print']);
});
