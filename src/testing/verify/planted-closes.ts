const live = '"voidedAt" is null';
const first = (table: string) => `_id = (select _id from ${table} where ${live} order by _id limit 1)`;
const academy = (...sql: string[]) => ({ brand: 'academy', sql }) as const;

/** The faults to plant so that each check of closes finds one, by the check's name. */
export const plantedCloses = {
  'close-rows': academy(
    `update money_transaction set "closeNo" = null where _id = (select _id from money_transaction where "closeNo" > 2 and source ->> 'kind' is distinct from 'dayClose' limit 1)`,
    `update day_close set income = income + 1, expected = expected + 1, difference = difference - 1 where ${first('day_close')}`,
    `update transfer set "fromCloseNo" = null where "fromCloseNo" is not null`,
  ),
  'close-opening': academy(
    `update day_close set opening = opening + 1, expected = expected + 1, difference = difference - 1 where ${first('day_close')}`,
    `update money_account set "openingDate" = "openingDate" - 1 where "openingDate" is not null`,
    `update money_account set "openingBalance" = "openingBalance" - 1 where "openingDate" is not null`,
  ),
  'close-difference': academy(
    ...[`amount = amount + 0.01`, `"voidedAt" = now()`, `"closeNo" = null`, `date = date - 1`].map(
      (wrong) => `update money_transaction set ${wrong} where source ->> 'kind' = 'dayClose' and ${live}`,
    ),
    `update day_close set "voidedAt" = now() where difference <> 0`,
  ),
  'close-of-row': academy(
    `update money_transaction set "closeNo" = 900000 where ${first('money_transaction')}`,
    `update transfer set "toCloseNo" = 900000 where ${first('transfer')}`,
    `update money_transaction set date = '2199-12-31' where "closeNo" is not null`,
    `update day_close set "voidedAt" = now() where ${first('day_close')}`,
  ),
  'close-last': academy(
    `update money_account set "lastCount" = "lastCount" - 1 where "lastCount" is not null`,
    `update money_transaction set "closeNo" = null where _id = (select _id from money_transaction where "closeNo" is not null and ${live} order by date limit 1)`,
  ),
};
