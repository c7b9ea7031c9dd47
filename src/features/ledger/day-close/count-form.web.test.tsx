// Proves DC3, DC5, DC7.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import type { Option } from '#kit/web/use-options';
import { CountForm } from './CountForm';

const box: Option = { _id: '01890000-0000-7000-8000-000000000001', label: 'Cash', kind: 'cash' };
const wallet: Option = { ...box, label: 'EVC in shillings', kind: 'wallet' };
const shillings = { currencySign: '$', timeZone: 'UTC', name: 'Academy', secondCurrency: 'SOS', secondRate: 26_000 };

async function openCount(account: Option, settings: object = shillings) {
  const counted: unknown[] = [];
  const opened = openPage(() => (
    <CountForm account={account} onCounted={(close) => counted.push(close)} onDirty={() => {}} />
  ));
  opened.far.has('settings', () => settings);
  await screen.findByRole('button', { name: 'Save count' });
  return { ...opened, counted };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sum = () => screen.getByText('Counted', { selector: 'span' }).parentElement?.textContent;

test('notes, coins and the notes of the second currency come to one sum at the rate of the day, and are sent as they were counted', async () => {
  const { user, far } = await openCount(box);
  await screen.findByText('SOS, 26,000 for $1.00');
  await user.type(field('$20 ×'), '1');
  await user.type(field('$10 ×'), '3');
  await user.type(field('Coins'), '0.50');
  await user.type(field('1,000 SOS ×'), '130');
  expect(sum()).toBe('Counted$55.50');
  await user.click(screen.getByRole('button', { name: 'Save count' }));
  const [call] = far.asked('POST');
  expect([call?.path, call?.body?.accountID, call?.body?.counted]).toEqual(['dayClose', box._id, undefined]);
  expect(call?.body?.notes).toEqual([
    { currency: 'main', value: 20, count: 1 },
    { currency: 'main', value: 10, count: 3 },
    { currency: 'main', value: 0.5, count: 1 },
    { currency: 'second', value: 1000, count: 130 },
  ]);
});

test('a wallet in the second currency is one amount as value, counted once', async () => {
  const { user, far } = await openCount(wallet);
  await user.click(await screen.findByRole('radio', { name: 'One amount in SOS' }));
  await user.type(field('Amount'), '260000');
  expect(sum()).toBe('Counted$10.00');
  await user.click(screen.getByRole('button', { name: 'Save count' }));
  expect(far.asked('POST')[0]?.body?.notes).toEqual([{ currency: 'second', value: 260_000, count: 1 }]);
});

test('without a second currency a wallet is one amount, and nothing else is offered', async () => {
  await openCount(wallet, { ...shillings, secondCurrency: null, secondRate: 0 });
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(field('Counted').value).toBe('');
});

test('what cannot be counted is said, and is not saved', async () => {
  const { user, far } = await openCount(box);
  await user.type(field('$20 ×'), '1.5');
  screen.getByText('Enter a whole number of notes, and coins as an amount');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save count' });
  expect(save.disabled).toBe(true);
  await user.clear(field('$20 ×'));
  await user.type(field('$20 ×'), '2');
  expect(screen.queryByText('Enter a whole number of notes, and coins as an amount')).toBeNull();
  await user.click(save);
  expect(far.asked('POST')).toHaveLength(1);
});

test('Enter goes from note to note as the hands do, and behind the last one saves', async () => {
  const { user, far } = await openCount(box, { ...shillings, secondCurrency: null, secondRate: 0 });
  field('$100 ×').focus();
  await user.keyboard('1{Enter}2{Enter}');
  expect(document.activeElement).toBe(field('$20 ×'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field('$50 ×'));
  field('Coins').focus();
  await user.keyboard('{Enter}');
  expect(far.asked('POST')[0]?.body?.notes).toEqual([
    { currency: 'main', value: 100, count: 1 },
    { currency: 'main', value: 50, count: 2 },
  ]);
});

test('one amount is asked instead, and what stays in the box is no more than it', async () => {
  const { user, far } = await openCount(box);
  await user.click(screen.getByRole('radio', { name: 'One amount' }));
  await user.type(field('Counted'), '53');
  await user.type(field('Stays in it'), '60');
  await user.click(screen.getByRole('button', { name: 'Save count' }));
  await screen.findAllByText('Select where the rest goes');
  expect(far.asked('POST')).toHaveLength(0);
  await user.clear(field('Stays in it'));
  await user.click(screen.getByRole('button', { name: 'Save count' }));
  expect(far.asked('POST')[0]?.body).toMatchObject({ accountID: box._id, counted: 53 });
});
