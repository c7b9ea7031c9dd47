import { call } from '../product.mjs';

/** Of so many who owe, one was spoken to, and one written to. */
const oneIn = 10;

/**
 * What was said and written to those who owe: a call or a promise within the last weeks to one in ten, and a reminder to each of these.
 * @param {import('pg').ClientBase} client
 * @param {string} url
 * @param {string} token
 */
export async function stockOwing(client, url, token) {
  await switchOn(url, token, 'messages');
  await client.query(
    `with owing as (
       select "studentID", row_number() over (order by "studentID") as n
       from academy.fee where "feeBalance" > 0 and "voidedAt" is null group by 1
     ), said as (
       insert into academy.follow_up (_id, "createdAt", "updatedAt", "studentID", channel, outcome, said, "promiseDate", "nextDate", "amountOpen", "userID")
       select uuidv7(), at, at, "studentID", 'call', case when n % 4 = 0 then 'promised' else 'reached' end, 'Pays after the holiday',
         case when n % 4 = 0 then current_date + 2 end, case when n % 4 = 0 then current_date + 2 end, 10, (select _id from academy.app_user limit 1)
       from (select "studentID", n / $1 as n, now() - (n % 30) * interval '1 day' as at from owing where n % $1 = 0) o
     )
     insert into academy.message (_id, "createdAt", "updatedAt", "studentID", channel, purpose, "messageStatus", text, address, language, parts, cost, "sentAt")
     select uuidv7(), at, at, "studentID", 'sms', 'reminder', 'sent', 'Please pay what is due this week', '252615550101', 'en', 1, 0.02, at
     from (select "studentID", now() - (n % 30) * interval '1 day' as at from owing where n % $1 = 1) o`,
    [oneIn],
  );
  await client.query('analyze academy.follow_up; analyze academy.message');
}

/** Has a feature of the academy work. @param {string} url @param {string} token @param {string} name */
export function switchOn(url, token, name) {
  return call(url, 'settings', { token, method: 'PUT', body: { features: { [name]: true } } });
}
