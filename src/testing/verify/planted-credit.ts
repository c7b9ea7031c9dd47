import type { Planted } from './inconsistency';

const academy = (...sql: string[]): Planted => ({ brand: 'academy', sql });
const one = (table: string, where: string) => `_id = (select _id from ${table} where ${where} order by _id limit 1)`;
const live = '"voidedAt" is null';

/** Inconsistencies of payments and of credit. */
export const plantedInCredit: Readonly<Record<string, Planted>> = {
  'credit-account': academy(
    `update credit set amount = amount + 0.01 where ${one('credit', `kind = 'used' and ${live}`)}`,
    `update money_transaction set amount = amount - 0.01
     where ${one('money_transaction', `"accountID" = (select _id from money_account where kind = 'credit') and ${live}`)}`,
  ),
  'credit-below-zero': academy(
    `update credit set "voidedAt" = now() where ${one(
      'credit',
      `kind = 'advance' and ${live}
       and "studentID" in (select "studentID" from credit where kind = 'used' and ${live})`,
    )}`,
  ),
  'credit-used': academy(
    `update fee_receipt set "voidedAt" = now()
     where _id::text = (select source ->> '_id' from credit where kind = 'used' and ${live} limit 1)`,
    `update credit set "voidedAt" = now() where ${one('credit', `kind = 'used' and ${live}`)}`,
    `update credit set amount = amount + 0.01 where ${one('credit', `kind = 'used' and ${live}`)}`,
  ),
  'payment-whole': academy(
    `update payment_part set amount = amount + 0.01 where _id = (select p._id from payment_part p
       join payment w on w._id = p."paymentID" where w."voidedAt" is null limit 1)`,
    `update fee_receipt set "AmountPaid" = "AmountPaid" - 0.01 where ${one('fee_receipt', `"paymentID" is not null and ${live}`)}`,
    `update credit set "voidedAt" = now() where ${one('credit', `kind = 'advance' and ${live}`)}`,
    `update payment set "creditUsed" = "creditUsed" + 0.01 where ${one('payment', live)}`,
  ),
  'statement-closes': academy(
    `update fee_receipt set "AmountPaid" = "AmountPaid" - 0.01 where ${one('fee_receipt', live)}`,
    `update credit set amount = amount + 0.01 where ${one('credit', `kind = 'used' and ${live}`)}`,
  ),
  'payment-voided': academy(
    `update payment set "voidedAt" = now() where _id = (select "paymentID" from fee_receipt where "paymentID" is not null and ${live} limit 1)`,
  ),
};
