import { openAccounts } from './load/accounts.mjs';
import { factsOf } from './load/facts.mjs';
import { stockShop } from './load/shop.mjs';
import { stockAcademy } from './load/stock.mjs';
import { openOwner, startProduct } from './product.mjs';

/**
 * A seeded folder with all that its measurements ask about.
 * @typedef {Awaited<ReturnType<typeof stocked>>} Stocked
 */

/**
 * Brings goods, accounts of money, and people who log in into a seeded folder, by a product that is started for this alone: what is
 * measured later has done nothing yet, and a copy of the tables has all of it.
 * @param {string} folder
 */
export async function stocked(folder) {
  const server = await startProduct(folder);
  const client = await openOwner(folder);
  try {
    const { url } = server;
    const known = await factsOf(client, url);
    const accounts = await openAccounts(client, url, 'academy');
    const sellers = await openAccounts(client, url, 'decoration');
    return {
      facts: { ...known, logins: accounts.logins },
      accounts,
      sessions: new Map([
        [known.token, accounts.tokens],
        [known.shopToken, sellers.tokens],
      ]),
      shop: await stockShop(url, known.shopToken),
      boxes: await stockAcademy(client, url, known.token),
    };
  } finally {
    await client.end();
    await server.stop();
  }
}
