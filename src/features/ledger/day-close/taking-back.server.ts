import type { Got, Row } from '#kit/contract/entity';
import { noMoney } from '#kit/rules/money';
import { type Call, caller } from '#kit/server/call';
import { refuseConflict, refuseMissing } from '#kit/server/refusal';
import { voidRecord } from '#kit/server/write/erase';
import { settle } from '#house/notification/tell.server';
import { refuseForbidden } from '#house/role/refuse-forbidden.server';
import { keepCount } from '#features/ledger/money-account/counted.server';
import { refuseClosed, unpost } from '#features/ledger/transaction/posting.server';
import { freeCounted, holdToCount, lastCloses } from './counting.server';
import { dayClose } from './day-close.contract';
import { takeBackFloat } from './float.server';
import { laterProblem, voidingProblem } from './signing.rules';

type Close = typeof dayClose;

/** Voids the latest close of an account: its rows can be changed again, and its difference and float are reversed (DC10). */
export async function takeBack(call: Call, stored: Row<Close>, reason: string | null): Promise<Got<Close>> {
  const { _id, accountID, closeNo, moveToID, isOpening } = stored;
  const date = stored.date ?? call.today;
  refuseForbidden(voidingProblem(stored, caller(call), call.now));
  await refuseClosed(call, date);
  const { account } = await holdToCount(call, accountID, moveToID);
  if (!account) return refuseMissing();
  const [last, before] = await lastCloses(call, accountID);
  refuseConflict(laterProblem(last?.closeNo === closeNo ? undefined : last?.closeNo));
  // One line in the activity log, as the close was.
  const quiet: Call = { ...call, events: [] };
  await takeBackFloat(quiet, stored, reason);
  await freeCounted(call, { accountID, date, since: before?.date ?? null }, closeNo);
  if (stored.difference !== noMoney) await unpost(quiet, _id, reason);
  const { openingBalance, openingDate } = isOpening ? noOpening : account;
  await keepCount(call, accountID, { lastCount: before?.date ?? null, openingBalance, openingDate });
  await settle(call, 'close to sign', _id);
  await settle(call, 'close differs', _id);
  return voidRecord(call, dayClose, _id, reason);
}

const noOpening = { openingBalance: null, openingDate: null } as const;
