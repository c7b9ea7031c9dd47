import type { Browser, BrowserContextOptions } from 'playwright-core';
import { type PeopleRecords, peopleRecords } from '#testing/people-records';
import { type ShopSales, shopSales } from '#testing/shop-sales';
import { type ShopServices, shopServices } from '#testing/shop-services';
import { ownerPassword, setUpBody } from '#testing/test-app';
import { callsOf, saved } from './academy';
import { type Visit, visit } from './visit';

const brand = 'decoration';

export interface Shop {
  readonly url: string;
  /** The superAdmin's token. */
  readonly owner: string;
  /** Any call of the shop, by the superAdmin or by another's token. */
  readonly call: ShopSales['call'];
  readonly sales: ShopSales;
  readonly services: ShopServices;
  readonly people: PeopleRecords;
}

/** Sets the print shop of a running product up, over HTTP. */
export async function setUpShop(url: string): Promise<Shop> {
  const calls = callsOf(url);
  const { body } = await saved(calls.call('POST', 'setup', { brand, body: setUpBody(brand) }));
  const owner: string = body.token;
  const sales = shopSales(calls, owner);
  const services = shopServices(calls, owner);
  return { url, owner, call: sales.call, sales, services, people: peopleRecords(calls, owner, brand) };
}

/** Logs a new user in who is this employee, with a built-in role; answers the token. */
export async function logInAs({ call }: Shop, userType: string, employeeID: string): Promise<string> {
  const username = `${userType.toLowerCase()}.${employeeID}@shop.test`;
  const person = { name: `${userType} person`, phone: '252615550101', username, userType, employeeID };
  await saved(call('POST', 'users', { ...person, password: ownerPassword }));
  return (await saved(call('POST', 'login', { username, password: ownerPassword }))).body.token;
}

/** Makes a role with these screens, of the shop's own. */
export async function makeRole({ call }: Shop, role: string, screens: readonly string[]): Promise<void> {
  await saved(call('POST', 'roles', { role, permissions: screens.map((path) => ({ name: path, path })) }));
}

/** Opens a screen of the shop as somebody, once its heading stands. */
export async function visitShop(
  browser: Browser,
  { url, owner }: Pick<Shop, 'url' | 'owner'>,
  path: string,
  { token = owner, look }: { token?: string; look?: BrowserContextOptions } = {},
): Promise<Visit> {
  const visited = await visit(browser, url, { token, ...(look ? { look } : {}) });
  await visited.page.evaluate(() => sessionStorage.setItem('brandType', 'decoration'));
  await visited.page.goto(path);
  await visited.page.getByRole('heading', { level: 1 }).first().waitFor();
  return visited;
}
