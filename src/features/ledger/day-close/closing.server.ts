import type { Day } from '#kit/contract/day';
import type { Got, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { addDays } from '#kit/rules/calendar';
import { noMoney } from '#kit/rules/money';
import { type Call, caller } from '#kit/server/call';
import { refuseNotYours } from '#kit/server/read/send';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { insert } from '#kit/server/write/insert';
import { readRecords } from '#kit/server/read/send';
import { settingsOf } from '#house/organisation/organisation.server';
import { keepCount } from '#features/ledger/money-account/counted.server';
import { refuseClosed } from '#features/ledger/transaction/posting.server';
import { countedOf, countErrors } from './count.rules';
import { type CountedAccount, countRows, countsOn, holdToCount, keepCounted, lastCloses } from './counting.server';
import { dayClose } from './day-close.contract';
import { tellOfClose } from './day-close-news.server';
import {
  countDayProblem,
  differenceOf,
  expectedOf,
  floatErrors,
  idleProblem,
  movedOf,
  openingOfFirst,
  sizeProblem,
  uncountableProblem,
} from './day-close.rules';
import { postDifference } from './difference.server';
import { moveFloat } from './float.server';
import { reaches } from './reach.server';

type Close = typeof dayClose;

/**
 * `POST dayClose`: counts an account against what was booked. The account is held exclusively, so that every document is either in this
 * close or in the next one (DC4).
 */
export async function close(call: Call, sent: Sent<Close> & { readonly _id: string }): Promise<Got<Close>> {
  const { accountID, moveToID, date: said } = sent;
  const date = said ?? call.today;
  const { secondCurrency, secondRate } = await settingsOf(call);
  const dayProblem = countDayProblem(date, call.today);
  refuseInvalid({ ...countErrors(sent, secondRate), ...(dayProblem === undefined ? {} : { date: dayProblem }) });
  const counted = countedOf(sent, secondRate);
  refuseInvalid(floatErrors(sent, counted));
  await refuseClosed(call, date);
  const { account, other } = await holdToCount(call, accountID, moveToID);
  const held = countable(call, account, 'accountID');
  if (moveToID) countable(call, other, 'moveToID');
  refuseConflict(uncountableProblem(held, date), 'date');
  const figures = await figuresOf(call, held, date, counted);
  const isSecond = sent.notes?.some(({ currency }) => currency === 'second') ?? false;
  const made = await insert(call, dayClose, {
    ...sent,
    ...figures,
    date,
    notes: sent.notes?.length ? sent.notes : null,
    counted,
    counts: (await countsOn(call, accountID, date)) + 1,
    userID: caller(call)._id,
    secondCurrency: isSecond ? secondCurrency : null,
    secondRate: isSecond ? secondRate : null,
  });
  await keepCounted(call, { accountID, date, since: held.lastCount }, made.closeNo);
  // A close is one line in the activity log, whatever else it moves and posts.
  const quiet: Call = { ...call, events: [] };
  await moveFloat(quiet, made, movedOf(sent, counted));
  await postDifference(quiet, made);
  await keepCount(call, accountID, {
    lastCount: date,
    ...(figures.isOpening
      ? { openingBalance: figures.opening, openingDate: addDays(date, -1) }
      : { openingBalance: held.openingBalance, openingDate: held.openingDate }),
  });
  await tellOfClose(call, made, held.keeperID);
  const [info] = await readRecords(call, dayClose, [made._id]);
  return info ?? refuseMissing();
}

/** The account, if the caller may count it or move the remainder to it; ends the call otherwise. */
function countable(call: Call, account: CountedAccount | undefined, field: string): CountedAccount {
  if (!account || account.kind === 'credit') refuseInvalid({ [field]: t('Select account') });
  if (!account) return refuseMissing();
  if (!reaches(caller(call), account.keeperID)) refuseNotYours();
  if (!account.isActive) refuseInvalid({ [field]: t('This account is not in use') });
  return account;
}

/** The figures of a close of an account that the call holds: the expected sum, and the difference of the count from it (DC4, DC6). */
async function figuresOf(call: Call, held: CountedAccount, date: Day, counted: Got<Close>['counted']) {
  const [last] = await lastCloses(call, held._id);
  const isOpening = last === undefined && held.openingDate === null;
  const openingDate = isOpening ? addDays(date, -1) : held.openingDate;
  const counting = { accountID: held._id, date, since: held.lastCount };
  const { entries, ...movements } = await countRows(call, counting, openingDate);
  const amount = counted ?? noMoney;
  refuseConflict(idleProblem(last, entries, amount));
  const opening = isOpening ? openingOfFirst(amount, movements) : (last?.counted ?? held.openingBalance ?? noMoney);
  const expected = expectedOf(opening, movements);
  const difference = differenceOf(amount, expected);
  refuseConflict(sizeProblem([opening, difference]));
  return { ...movements, entries, isOpening, opening, expected, difference };
}
