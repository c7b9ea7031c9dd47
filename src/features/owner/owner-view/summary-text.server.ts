import { language } from '#kit/contract/language';
import { showMoney } from '#kit/rules/money';
import type { Call, Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { on } from '#kit/server/routes/crud';
import { settingsOf } from '#house/organisation/organisation.server';
import { getSummaryText } from './owner.contract';
import { ownerOf, type OwnerWhere } from './owner.server';
import { summaryTextOf } from './summary-text.rules';

/** `GET owner/summaryText`: today, in the language of the reader. */
async function read(call: Call): Promise<{ readonly text: string }> {
  refuseUnknownQuery(call.query, []);
  const { name } = await settingsOf(call);
  return { text: await textOn({ ...call, date: call.today }, name) };
}

/** The business on the evening of a day as a text in the current language (OW7). */
export async function textOn(where: OwnerWhere, name: string): Promise<string> {
  const owner = await ownerOf(where);
  return summaryTextOf(owner, { name, shown: (amount) => showMoney(amount, owner.currencySign, language()) });
}

export const summaryTextRoute: Route = on(getSummaryText, read);
