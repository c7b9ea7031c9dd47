import type { Planted } from './inconsistency';

const academy = (...sql: string[]): Planted => ({ brand: 'academy', sql });
const first = (where: string) => `_id = (select _id from wallet_message where ${where} order by _id limit 1)`;
const booked = `status = 'booked'`;

/** Inconsistencies of wallet messages and of references. */
export const plantedInWallets: Readonly<Record<string, Planted>> = {
  'wallet-message-once': academy(
    `update wallet_message set status = 'open', "paymentID" = null where ${first(booked)}`,
    `update wallet_message set amount = amount + 0.01 where ${first(booked)}`,
    `update payment set "voidedAt" = now() where _id = (select "paymentID" from wallet_message where ${booked} limit 1)`,
    `update payment_part set "messageID" = (select _id from wallet_message where ${booked} limit 1)
     where _id = (select w._id from payment_part w join payment p on p._id = w."paymentID"
       where w."messageID" is null and p."voidedAt" is null limit 1)`,
    `update payment_part set "messageID" = null where "messageID" = (select _id from wallet_message where ${booked} limit 1)`,
  ),
  'reference-once': academy(
    `delete from payment_reference where place = 0`,
    `update payment set "voidedAt" = now() where _id = (select "paymentID" from payment_reference limit 1)`,
    `update payment_part set reference = 'PP-1' where _id = (select w._id from payment_part w join payment p on p._id = w."paymentID"
       where w.reference is null and w."messageID" is null and p."voidedAt" is null limit 1)`,
  ),
};
