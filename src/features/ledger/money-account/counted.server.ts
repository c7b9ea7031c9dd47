import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';

/** The columns of the account itself that counting sets; opening and date are both null without an opening. */
interface SaidOfAccount {
  readonly lastCount: Day | null;
  readonly openingBalance: Money | null;
  readonly openingDate: Day | null;
}

/** Stores in a held account when it was last counted, and its opening. */
export async function keepCount(call: Call, accountID: string, said: SaidOfAccount): Promise<void> {
  await askPrepared(
    call.db,
    sql`update ${tableOf(call, 'money_account')}
      set "lastCount" = ${said.lastCount}, "openingBalance" = ${said.openingBalance}, "openingDate" = ${said.openingDate}
      where _id = ${accountID}`,
  );
}
