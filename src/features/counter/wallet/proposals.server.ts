import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseInvalid } from '#kit/server/refusal';
import { uuid } from '#kit/server/record-id';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { openDebtsOf } from '#features/counter/open-debt/open-debts.server';
import { type Bookable, worthOfMessage } from '#features/counter/wallet-message/message.rules';
import { candidatesOf, type Leading } from './candidates.server';
import { proposalOf } from './proposal.rules';
import { findProposals, mostProposals, type ProposalOf } from './wallet.contract';

/** A message for which a proposal is made. */
export type Proposed = Leading & Bookable & { readonly isWeak: boolean };

/** The messages with these ids that came in and are open, and how many of the second currency make 1.00. */
async function openWith(
  call: Call,
  ids: readonly string[],
): Promise<readonly (Proposed & { readonly rate: number })[]> {
  return askPrepared(
    call.db,
    sql`select m._id, m.status, m.direction, m.amount, m.currency, m."phoneNormal", m.name, m."isWeak", o."secondRate" as rate
      from ${tableOf(call, 'wallet_message')} m cross join ${tableOf(call, 'organisation')} o
      where m._id = any(${ids}::uuid[]) and m.status = 'open' and m.direction = 'in'`,
  );
}

/** The proposals for these messages; those that are booked, ignored, unread or about money that went out have none (WA6). */
export async function proposalsOf(call: Call, ids: readonly string[]): Promise<readonly ProposalOf[]> {
  if (ids.length === 0) return [];
  const messages = await openWith(call, ids);
  const candidates = await candidatesOf(call, messages);
  const people = [...new Set([...candidates.values()].flat().map(({ _id }) => _id))];
  const debts = await openDebtsOf(call, people);
  return messages.map(({ rate, ...message }) => {
    const own = candidates.get(message._id) ?? [];
    const isOwn = new Set(own.map(({ _id }) => _id));
    const proposal = proposalOf({
      worth: worthOfMessage(message, rate),
      candidates: own,
      debts: debts.filter(({ personID }) => isOwn.has(personID)),
    });
    return { messageID: message._id, ...proposal };
  });
}

/** The newest messages that are open. */
async function newestOpen(call: Call): Promise<readonly string[]> {
  const rows = await askPrepared<{ _id: string }>(
    call.db,
    sql`select _id from ${tableOf(call, 'wallet_message')} where status = 'open' and direction = 'in'
      order by "paidAt" desc, _id desc limit ${sql.lit(mostProposals)}`,
  );
  return rows.map(({ _id }) => _id);
}

/** `GET walletMessage/proposals`: for the messages that the address names, otherwise for the newest open ones. */
export async function proposalsAsked(call: Call): Promise<readonly ProposalOf[]> {
  refuseUnknownQuery(call.query, findProposals.query ?? []);
  const { ids } = call.query;
  if (!ids) return proposalsOf(call, await newestOpen(call));
  const named = ids.split(',').filter((id) => id !== '');
  if (named.length > mostProposals || named.some((id) => !uuid.test(id)))
    refuseInvalid({ ids: t('Choose from the list') });
  return proposalsOf(call, named);
}
