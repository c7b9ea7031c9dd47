import { call } from '../product.mjs';

/**
 * Where money lies: the cash box that payments land in by themselves, and as many boxes beside it as make a list of 25.
 * @typedef {Awaited<ReturnType<typeof stockBoxes>>} Boxes
 */

const accounts = 25;
/** So many entries each, spread over a year. */
const each = 100;

/**
 * @param {import('pg').ClientBase} client
 * @param {string} url
 * @param {string} token
 */
export async function stockBoxes(client, url, token) {
  const known = await call(url, 'account', { token });
  const cash = known.find((/** @type {any} */ one) => one.kind === 'cash' && one.isDefault);
  for (let nth = known.length; nth < accounts; nth++)
    await enterInto(client, await newBox(url, token), { entries: each, days: 365 });
  return { cashID: String(cash._id) };
}

/** A cash box of its own. @param {string} url @param {string} token @returns {Promise<string>} */
export async function newBox(url, token) {
  const body = { name: `Box ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`, kind: 'cash' };
  return (await call(url, 'account', { token, body })).info._id;
}

/**
 * Enters a dollar in and a dollar out by turns, spread evenly over so many days up to today, with the next numbers of the statement.
 * @param {import('pg').ClientBase} client
 * @param {string} accountID
 * @param {{ entries: number, days: number }} order
 */
export async function enterInto(client, accountID, { entries, days }) {
  await client.query(
    `with taken as (
       update academy.counter set last = last + $2 where name = 'money_transaction.transectionNo' returning last - $2 as before
     )
     insert into academy.money_transaction (_id, "createdAt", "updatedAt", "transectionNo", "transectionType", type, name, amount, date,
       description, "userID", "accountID")
     select uuidv7(), now(), now(), before + n, case n % 2 when 0 then 'income' else 'expense' end, 'Transport', 'Fuel', 1,
       (now() at time zone (select "timeZone" from academy.organisation))::date - ((entries - n) * days / entries)::integer, 'Weekly, no. ' || n, (select _id from academy.app_user limit 1), $1
     from taken, (select $2::bigint as entries, $3::bigint as days) said, generate_series(1, $2) n order by n`,
    [accountID, entries, days],
  );
}
