// Proves S§5, R 3.9, F3.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { setBrand } from '#house/session/session';
import CustomInvoicePage from './CustomInvoicePage';

afterEach(() => setBrand('academy'));

async function openSale() {
  setBrand('decoration');
  const opened = openPage(CustomInvoicePage);
  for (const path of ['stock/options', 'customers/options', 'account/options']) opened.far.has(path, () => []);
  await screen.findByRole('button', { name: 'Save sale' });
  return opened;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
const amountProblem = /^Enter an amount like 12.50/;

test('what is wrong in a row of a sale is said as its field is left, and nothing of one that was only passed', async () => {
  const { user } = await openSale();
  await user.click(box('Quantity 1'));
  await user.keyboard('0{Tab}');
  await screen.findByText(/^Enter a number from 1 to/);
  await user.keyboard('{Tab}');
  box('Discount').focus();
  await user.clear(box('Discount'));
  await user.keyboard('1.234{Tab}');
  await screen.findByText(amountProblem);
  expect(screen.queryByText(/Please select item|Enter price/)).toBeNull();
});

test('letters in an amount of a sale are refused as they are typed', async () => {
  const { user } = await openSale();
  const amounts = [
    ['Price 1', '10'],
    ['Discount', '0'],
    ['Amount paid', '10'],
  ] as const;
  for (const [name, amount] of amounts) {
    await user.clear(box(name));
    await user.type(box(name), 'abc');
    screen.getByText(amountProblem);
    await user.clear(box(name));
    expect([name, screen.queryByText(amountProblem)]).toEqual([name, null]);
    await user.type(box(name), amount);
  }
});

test('a sale that is saved says all that is wrong with its goods and its payment at once', async () => {
  const { user, far } = await openSale();
  await user.type(box('Price 1'), '10');
  await user.clear(box('Amount paid'));
  await user.type(box('Amount paid'), '12');
  await user.click(screen.getByRole('button', { name: 'Take $12.00' }));
  await screen.findByText('Please select item');
  screen.getByText('Amount paid must be less than or equal to 10.00');
  expect(far.asked('POST')).toEqual([]);
});

test('a discount that is too large is refused as it is left, and leaves nothing to pay and nothing due', async () => {
  const { user } = await openSale();
  await user.type(box('Price 1'), '100');
  await user.clear(box('Discount'));
  await user.keyboard('1000');
  expect(box('Amount paid').value).toBe('0.00');
  await user.tab();
  await screen.findByText('The discount is at most the sub-total');
  for (const label of ['Total', 'Paid now', 'Left as due'])
    expect([label, screen.getByText(label).nextSibling?.textContent]).toEqual([label, '$0.00']);
  expect(screen.queryByText('There is nothing to pay.')).toBeNull();
});
