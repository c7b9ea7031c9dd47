import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { vi } from 'vitest';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Field as Facts } from '#kit/contract/field';
import { holdsWords } from '#kit/contract/fold';
import { Field } from '#kit/web/form/Field';
import { FieldFilter } from '#kit/web/list/FieldFilter';
import type { ListState } from '#kit/web/list/use-list-view';
import { makeQueryClient } from '#kit/web/query-client';
import { answered } from '#kit/web/far-side.fixture';

const records = ['WEB-01', 'WEB-02 Evening', 'WEB-04', 'WEB-04 Evening'].map((label, index) => ({
  _id: `01890000-0000-7000-8000-00000000000${index}`,
  label,
}));

/** The words typed into a picker, and the value of the first option that holds them. */
export function sought({ to, choices }: Pick<Facts, 'to' | 'choices'>): {
  readonly words: string;
  readonly first: string;
} {
  const known = Object.entries(choices ?? {});
  if (to) return { words: 'web-04', first: records[2]?._id ?? '' };
  const words = known.at(-1)?.[1].slice(-4) ?? '';
  return { words, first: known.find(([, label]) => holdsWords(label, words))?.[0] ?? '' };
}

/** What a form holds after the words were typed into two boxes of the field, and Enter and Tab pressed; and how often it was sent. */
export async function takenInForm(field: Facts, words: string) {
  const { user, took, sent } = formOf(field, ['Enter', 'Tab']);
  for (const key of ['Enter', 'Tab']) {
    const box = await screen.findByRole('combobox', { name: new RegExp(`^${key}`) });
    await filled(user, box, words, key);
    const isTaken = () => took.mock.calls.some(([name]) => name === key);
    await waitFor(() => (isTaken() ? true : Promise.reject(new Error(`${key} takes nothing`))));
  }
  return { values: Object.fromEntries(took.mock.calls), sent: sent.mock.calls.length };
}

/** Whether Enter in the empty box of the field opens its list, and how often its form was sent by that. */
export async function openedByEnter(field: Facts) {
  const { user, sent } = formOf(field, ['Empty']);
  const box = await screen.findByRole('combobox', { name: /^Empty/ });
  box.focus();
  const before = box.getAttribute('aria-expanded');
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  return { before, after: box.getAttribute('aria-expanded'), sent: sent.mock.calls.length };
}

/** A form with some boxes of the field, by their names, what they have taken, and how often it was sent. */
function formOf(field: Facts, names: readonly string[]) {
  const sent = vi.fn();
  const took = vi.fn<(name: string, value: unknown) => void>();
  function Box({ name }: { name: string }) {
    const [value, setValue] = useState<unknown>();
    const take = (next: unknown) => {
      setValue(next);
      took(name, next);
    };
    return <Field name={name} field={{ ...field, label: name }} value={value} errors={{}} onChange={take} />;
  }
  const { user } = shown(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      {names.map((name) => (
        <Box key={name} name={name} />
      ))}
      <button type="submit">Save</button>
    </form>,
  );
  return { user, took, sent };
}

/** What the filter of a field narrows its list to after the words were typed and the key pressed. */
export async function takenInFilter(of: Entity, name: string, words: string, key: string): Promise<string | undefined> {
  const change = vi.fn<ListState['change']>();
  const view = { q: '', filters: {}, from: '', to: '', voided: '' };
  // The filter reads and changes no more of the list than what narrows it.
  const list = { view, change } as unknown as ListState;
  const label = allFields(of)[name]?.label ?? '';
  const { user } = shown(<FieldFilter of={of} name={name} list={list} />);
  await user.click(screen.getByRole('button', { name: label }));
  const box = await within(await screen.findByRole('dialog')).findByRole('combobox');
  await filled(user, box, words, key);
  await waitFor(() => (change.mock.calls.length > 0 ? true : Promise.reject(new Error(`${key} takes nothing`))));
  return change.mock.calls[0]?.[0].filters?.[name];
}

/** The words stand in the box at once, as a paste puts them there: what each letter does is proved of one picker in the kit. */
async function filled(user: UserEvent, box: HTMLElement, words: string, key: string) {
  await user.click(box);
  await user.paste(words);
  await user.keyboard(`{${key}}`);
}

function shown(page: ReactNode) {
  cleanup();
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://far.side');
    const ids = searchParams.get('ids')?.split(',');
    const q = searchParams.get('q') ?? '';
    return answered(
      200,
      records.filter(({ _id, label }) => (ids ? ids.includes(_id) : holdsWords(label, q))),
    );
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={makeQueryClient()}>
        <Suspense>{page}</Suspense>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup({ delay: null }) };
}
