import type { ReplyOf, Saved } from '#kit/contract/endpoint';
import type { Got, Row, Sent } from '#kit/contract/entity';
import { language, t } from '#kit/contract/language';
import { noMoney, showMoney } from '#kit/rules/money';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { crud, on, onSent } from '#kit/server/routes/crud';
import { sentOf } from '#kit/server/routes/sent';
import { neededReason } from '#kit/server/write/asked';
import { voidRecord } from '#kit/server/write/erase';
import { settingsOf } from '#house/organisation/organisation.server';
import { accountFirst } from '#features/ledger/money-account/account-first.server';
import { land, refuseBeforeCount } from '#features/ledger/money-account/landing.server';
import { amountProblem } from '#features/ledger/payment/payment.rules';
import { refuseClosed } from '#features/ledger/transaction/posting.server';
import { credit, ownCredit, refundCredit } from './credit.contract';
import { type CreditPayer, notRefundProblem, onePayerProblem } from './credit.rules';
import { creditNow, holdCredit, makeCredit, refuseMoreCredit } from './credit.server';

const refund = { ...credit, fields: refundCredit.body };

/** `POST credit/refund`: gives money back to the person; it never was income, so nothing is posted (CO14). */
async function giveBack(
  call: Call,
  sent: Sent<typeof refund> & { readonly _id: string },
): Promise<Saved<Got<typeof credit>>> {
  const { _id, amount, accountID, date = call.today, reason } = sent;
  const payer = payerOf(sent);
  const problem = amountProblem(amount);
  if (problem !== undefined) refuseInvalid({ amount: problem });
  const said = neededReason(reason);
  const day = date ?? call.today;
  const account = await land(call, { by: 'name', accountID, method: undefined });
  await refuseClosed(call, day);
  refuseBeforeCount(account, day);
  const left = await holdCredit(call, payer);
  const { currencySign } = await settingsOf(call);
  const shown = (one: typeof amount) => showMoney(one, currencySign, language());
  refuseMoreCredit(amount, { credit: left, shown }, 'amount');
  const [info] = await makeCredit(call, payer, [{ _id, kind: 'refund', amount, date: day, accountID, reason: said }]);
  if (!info) throw new Error('A refund was not made');
  return { status: true, message: t('{amount} is paid back', { amount: shown(amount) }), info };
}

function payerOf({ studentID, customerID }: Sent<typeof refund>): CreditPayer {
  refuseInvalid(onePayerProblem({ studentID, customerID }));
  return studentID ? { kind: 'student', _id: studentID } : { kind: 'customer', _id: customerID ?? '' };
}

/** Voids a refund that no close has counted: the money is the person's credit again. */
async function remove(call: Call, stored: Row<typeof credit>, reason: string | null): Promise<Got<typeof credit>> {
  refuseConflict(notRefundProblem(stored));
  await land(call, { by: 'stay', accountID: stored.accountID ?? '' });
  await refuseClosed(call, stored.date);
  return voidRecord(call, credit, stored._id, reason);
}

/** `GET portal/credit`: what the calling student has paid ahead. */
async function own(call: Call): Promise<ReplyOf<typeof ownCredit>> {
  refuseUnknownQuery(call.query, []);
  const { studentID } = caller(call);
  return { credit: studentID ? await creditNow(call, { kind: 'student', _id: studentID }) : noMoney };
}

export const creditRoutes: Route[] = [
  on(ownCredit, own),
  ...crud(credit, {
    first: accountFirst({ table: credit.table, accounts: ['accountID'] }),
    without: ['create', 'update'],
    remove,
  }),
  onSent(refundCredit, (call, body) => giveBack(call, sentOf(call, refund, body))),
];
