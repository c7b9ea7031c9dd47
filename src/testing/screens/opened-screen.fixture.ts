import { screen } from '@testing-library/react';
import { entities } from '#app/entities';
import { features } from '#app/features';
import { screens } from '#app/screens';
import { answered } from '#kit/web/far-side.fixture';
import { openPage, type OpenedPage } from '#kit/web/opened-page.fixture';
import type { Brand } from '#house/brand/brand.contract';
import { setBrand, signIn, signOut } from '#house/session/session';
import { exampleRow } from './example-row';

export type ScreenPath = keyof typeof screens;
export type EntityName = keyof typeof entities;

/** How a screen is opened, if not by the owner of an academy in which nothing has been entered. */
export interface Opener {
  readonly brand?: Brand;
  readonly userType?: string;
  /** The part of the address behind its path. */
  readonly search?: string;
  /** The entities of which there is one example each, and what is known of it. */
  readonly one?: { readonly [Name in EntityName]?: object };
  /** The answer to the first call that asks for a report. */
  readonly report?: object;
}

const reader = { _id: 'hodan', name: 'Hodan', features: features.map(({ name }) => name) };
const menus = Object.keys(screens).map((path) => ({ path }));

/** Opens a screen of the product for a person who has all screens and features. */
export async function openScreen(
  path: ScreenPath,
  { brand = 'academy', userType = 'superAdmin', search = '', one = {}, report }: Opener = {},
): Promise<OpenedPage> {
  const { default: Page } = await screens[path]();
  setBrand(brand);
  signIn(`x.${btoa(JSON.stringify({ ...reader, userType, menus }))}.x`);
  const opened = openPage(Page, `/books${search}`);
  for (const of of Object.values(entities)) {
    opened.far.has(of.path, () => []);
    opened.far.has(`${of.path}/options`, () => []);
  }
  for (const [name, known] of Object.entries(one)) {
    const of = entities[name as EntityName];
    opened.far.has(of.path, () => [exampleRow(of, known)]);
  }
  if (report) opened.far.next('POST', async () => answered(200, report));
  return opened;
}

/** Leaves the product as it was before a screen was opened. */
export function leave(): void {
  signOut();
  setBrand('academy');
}

/** The headings of the table of a screen, but for that of the actions. */
export async function headsOf(): Promise<string[]> {
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent ?? '');
  return heads.filter((head) => head !== 'Actions');
}

/** The first row of the table of a screen. */
export async function rowOf(): Promise<HTMLElement> {
  const [cell] = await screen.findAllByRole('cell', { name: /\S/ });
  const row = cell?.closest('tr');
  if (!row) throw new Error('The table has no row');
  return row;
}
