import { words } from '#kit/contract/language';
import type { Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { sendDocument } from '#kit/server/pdf/render';
import { describePdf } from '#kit/server/schema/describe';
import { houseStyle } from '#house/organisation/house-style.server';
import { printedLink } from '#house/link/live-link.server';
import { readStatement, statementPath } from '#features/ledger/account-statement/account-statement.contract';
import { statementAsked, statementCondition } from './account-statement.server';
import { StatementDocument } from './AccountStatement.pdf';

const query = (readStatement.query ?? []).filter((name) => name !== 'format');

/** `GET accountStatement/pdf`: the statement as a PDF. */
export const statementPdf: Route = {
  method: 'GET',
  path: `${statementPath}/pdf`,
  title: words('A statement of account to print'),
  schema: { reply: () => describePdf, query },
  condition: statementCondition,
  handle: async (call) => {
    refuseUnknownQuery(call.query, query);
    const statement = await statementAsked(call);
    const house = await houseStyle(call);
    const { kind, _id } = statement.person;
    // A link shows the statement of one person.
    const link = kind === 'family' ? undefined : await printedLink(call, house, 'statement', _id);
    return sendDocument(call, StatementDocument({ house, statement, link, days: call.query }), 'statement.pdf');
  },
};
