import { call, owner } from '../product.mjs';

/**
 * What requests are made of: records of the data, the owner's tokens, and who logs in.
 * @typedef {Awaited<ReturnType<typeof factsOf>> & { logins: readonly string[] }} Facts
 */

/**
 * @param {import('pg').ClientBase} client
 * @param {string} url
 */
export async function factsOf(client, url) {
  await client.query('set search_path to academy, public');
  /** @param {string} text @returns {Promise<any[]>} */
  const ask = async (text) => (await client.query(text)).rows;
  const logIn = async (/** @type {string} */ brand) => String((await call(url, 'login', { brand, body: owner })).token);
  const [token, shopToken] = [await logIn('academy'), await logIn('decoration')];
  const [{ students }] = await ask('select count(*)::integer as students from student');
  const [month] = await ask(
    `select to_char(m, 'YYYY-MM-DD') as from, to_char(m + interval '1 month' - interval '1 day', 'YYYY-MM-DD') as to
     from (select date_trunc('month', now()) - interval '2 months' as m) m`,
  );
  /** Fees that are not paid at all: of each many small parts can be paid. */
  const [oneFee, ...fees] = await ask(
    `select _id as "feeID", "studentID" from fee where "feePaid" = 0 and "feeAmount" >= 10 and "voidedAt" is null order by hashtext(_id::text)`,
  );
  return {
    token,
    shopToken,
    students: Number(students),
    month: { from: String(month.from), to: String(month.to) },
    ids: (await ask('select _id from student tablesample bernoulli (50) limit 5000')).map(({ _id }) => String(_id)),
    names: (
      await ask(`select distinct lower(split_part("studentName", ' ', 1) || ' ' || split_part("studentName", ' ', 2)) as name
        from (select * from student where _id in (select _id from student order by hashtext(_id::text) limit 500)) s`)
    ).map(({ name }) => String(name)),
    /** Whole names, which few share however many students there are. */
    wholeNames: (
      await ask(`select lower("studentName") as name from student order by hashtext(_id::text) limit 500`)
    ).map(({ name }) => String(name)),
    seats: await ask(`select "studentID", "classID" from enrollment order by hashtext(_id::text) limit 5000`),
    fees,
    /** The one that everybody pays at once, until nothing of it is left: none of the others. */
    oneFee,
    /** Receipts of a dollar and more: of each any smaller amount may be made. */
    receipts: await ask(
      `select _id as "receiptID" from fee_receipt where "AmountPaid" >= 1 and "voidedAt" is null order by hashtext(_id::text) limit 20000`,
    ),
    /** Classes of thirty. */
    registers: await ask(
      `select "classID", json_agg("studentID") as students from enrollment group by 1 having count(*) = 30 order by 1`,
    ),
  };
}
