import { call, owner } from '../product.mjs';

/** Of so many connections each is another person's: one account takes part in so many calls at once, and no more. */
const most = 64;

/**
 * Accounts that may do what the owner may, with the owner's password, and a session of each.
 * @typedef {{ logins: string[], tokens: string[] }} Accounts
 * @param {import('pg').ClientBase} client
 * @param {string} url
 * @param {'academy' | 'decoration'} brand
 * @returns {Promise<Accounts>}
 */
export async function openAccounts(client, url, brand) {
  const { rows } = await client.query(
    `with made as (
       insert into ${brand}.app_user (_id, name, phone, username, "userType")
       select uuidv7(), 'Till ' || n, '252615550505', 'till' || n || '@' || $2::text || '.example', 'superAdmin' from generate_series(1, $1) n
       returning _id, username
     ), known as (
       insert into ${brand}.credential (username, "ownerKind", "ownerID", "passwordHash")
       select made.username, 'user', made._id, c."passwordHash" from made, ${brand}.credential c where c.username = $3
     )
     select username from made`,
    [most, brand, owner.username],
  );
  const logins = rows.map(({ username }) => String(username));
  /** @type {string[]} */
  const tokens = [];
  for (const username of logins) {
    const body = { ...owner, username };
    tokens.push(String((await call(url, 'login', { brand, body })).token));
  }
  return { logins, tokens };
}
