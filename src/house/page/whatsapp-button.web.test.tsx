// Proves ME2, ME12.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { answered } from '#kit/web/far-side.fixture';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import { WhatsAppButton } from './WhatsAppButton';

const recordID = '01a219be-3625-7644-8093-854622f1d138';
const link = 'https://wa.me/252615550101?text=Asha%2C%2015.00';

function Sheet() {
  return <WhatsAppButton phone="+252615550101" message="Receipt 7" recordID={recordID} />;
}

/** The windows that were opened, by their addresses; a browser that blocks them opens none. */
const windows: { opener: unknown; location: { href: string } }[] = [];
const open = vi.fn(() => {
  const opened = { opener: window, location: { href: '' } };
  windows.push(opened);
  return opened;
});

beforeEach(() => {
  windows.length = 0;
  open.mockClear();
  vi.stubGlobal('open', open);
});

afterAll(signOut);

function openSheet(features: readonly string[]) {
  signIn(`x.${btoa(JSON.stringify({ userType: 'user', menus: [], features }))}.x`);
  return openPage(Sheet);
}

test('while messages are off it opens the chat with the text of the catalogue, and nothing is kept', async () => {
  const { far } = openSheet([]);
  const button = await screen.findByRole('link', { name: 'WhatsApp' });
  expect(button.getAttribute('href')).toBe('https://wa.me/252615550101?text=Receipt%207');
  expect(far.asked('POST')).toEqual([]);
});

test('while messages are on the message is made from the template, and the chat that it names is opened', async () => {
  const { far, user } = openSheet(['messages']);
  far.next('POST', async () => answered(200, { status: true, message: 'Made', info: [{ link }] }));
  await user.click(await screen.findByRole('button', { name: 'WhatsApp' }));
  await waitFor(() => expect(windows).toEqual([{ opener: null, location: { href: link } }]));
  expect(far.asked('POST')).toMatchObject([
    { path: 'message/send', query: {}, body: { recordID, channel: 'whatsapp' } },
  ]);
});

test('of two guardians one is chosen, as WhatsApp opens one chat', async () => {
  const { far, user } = openSheet(['messages']);
  const errors = { channel: 'WhatsApp opens one chat at a time' };
  const receivers = [
    { personID: '1', name: 'Amina', address: '252615550101' },
    { personID: '1', name: 'Cali', address: '252615550102' },
  ];
  const made = async () => answered(200, { status: true, message: 'Made', info: [{ link }] });
  far.next('POST', async () => {
    far.next('POST', async () => {
      far.next('POST', made);
      return answered(200, { status: true, message: '', info: { receivers } });
    });
    return answered(400, { status: false, message: 'No', errors });
  });
  await user.click(await screen.findByRole('button', { name: 'WhatsApp' }));
  const asked = await screen.findByRole('dialog', { name: 'WhatsApp' });
  await user.click(within(asked).getByRole('combobox', { name: 'To' }));
  await user.click(await screen.findByRole('option', { name: /Cali/ }));
  await user.click(within(asked).getByRole('button', { name: 'Open WhatsApp' }));
  await waitFor(() => expect(windows).toHaveLength(1));
  expect(far.asked('POST').map(({ query, body }) => [query, body?.address])).toEqual([
    [{}, undefined],
    [{ preview: '1' }, undefined],
    [{}, '252615550102'],
  ]);
});

test('who is written to no message is named, and no chat is opened', async () => {
  const { far, user } = openSheet(['messages']);
  far.next('POST', async () => answered(409, { status: false, message: 'Nobody is written to' }));
  await user.click(await screen.findByRole('button', { name: 'WhatsApp' }));
  await screen.findByText('Nobody is written to');
  expect(open).not.toHaveBeenCalled();
});

test('where the browser opens no window by itself, one more tap opens it', async () => {
  const { far, user } = openSheet(['messages']);
  open.mockImplementationOnce(() => null as never);
  far.next('POST', async () => answered(200, { status: true, message: 'Made', info: [{ link }] }));
  await user.click(await screen.findByRole('button', { name: 'WhatsApp' }));
  await user.click(await screen.findByRole('button', { name: 'Open WhatsApp' }));
  await waitFor(() => expect(windows[0]?.location.href).toBe(link));
});
