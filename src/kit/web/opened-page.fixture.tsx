import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { vi } from 'vitest';
import { farSide, type FarSide } from './far-side.fixture';
import { ConfirmHost } from './ConfirmHost';
import { configureOwner } from './own-storage';
import { makeQueryClient } from './query-client';
import { makeRouter } from './router';
import { contrast, themeIn } from './theme';
import { Toasts } from './Toasts';

/** A page of the kit as a person has it before them: the keys and clicks, and the server that it asks. */
export interface OpenedPage {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly far: FarSide;
  /** The part of the address behind its path. */
  readonly search: () => string;
}

/** The account that has the page open. */
export const reader = 'academy:reader';

/** Opens a page in a document in memory, in the frame of the product but for its menu; nothing is remembered from a page before. */
export function openPage(Page: ComponentType, address = '/books'): OpenedPage {
  localStorage.clear();
  sessionStorage.clear();
  notifications.clean();
  window.history.replaceState(null, '', address);
  configureOwner(() => reader);
  const far = farSide();
  vi.stubGlobal('fetch', far.fetch);
  const screens = { '/books': async () => ({ default: Page }), '/elsewhere': async () => ({ default: Elsewhere }) };
  const client = makeQueryClient();
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const router = makeRouter(screens, around, Elsewhere);
  render(
    <MantineProvider theme={themeIn('indigo')} cssVariablesResolver={contrast} env="test">
      <RouterProvider router={router} />
      <ConfirmHost />
      <Toasts />
    </MantineProvider>,
  );
  return { user: userEvent.setup({ delay: null }), far, search: () => window.location.search };
}

/** Opens the form of a new book on a page of books; it has the focus in its first field. */
export async function openForm(Page: ComponentType, title = 'Add book') {
  const page = openPage(Page);
  const [add] = await screen.findAllByRole('button', { name: 'Add book' });
  if (add) await page.user.click(add);
  const form = await screen.findByRole('dialog', { name: title });
  await within(form).findByRole('button', { name: 'Save book' });
  return { ...page, form };
}

/** Fills in what the form of a book asks, by keys alone, beginning in its first field. */
export async function fillIn(user: OpenedPage['user'], form: HTMLElement): Promise<void> {
  await user.keyboard('Poems of the Coast{Tab}7.50{Tab}120{Tab}');
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Novel' });
  await user.keyboard('{ArrowDown}{Enter}');
  within(form).getByRole('combobox', { name: 'Shelf' }).focus();
  await user.keyboard('Po');
  await screen.findByRole('option', { name: 'Poems' });
  await user.keyboard('{ArrowDown}{Enter}');
}

/** The box of a form's field, by the field's label. */
export function boxOf(form: HTMLElement, label: string): HTMLInputElement {
  return within(form).getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`), { selector: 'input' });
}

function Elsewhere() {
  return <h1>Elsewhere</h1>;
}
