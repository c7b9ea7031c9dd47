import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { addDays } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { refusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { readPage } from '#kit/web/use-entity';
import { type DayClose, dayClose } from '#features/ledger/day-close/day-close.contract';
import { dayCloseFeature } from '#features/ledger/day-close/day-close.screens';
import { unsignedWarning } from '#features/ledger/day-close/signing.rules';
import type { Settings } from '#house/organisation/house.contract';

/** The most closes that a question names. */
const mostNamed = 5;

/**
 * Asks once before the books are closed over closes that nobody has signed (DC9); throws a refusal where the answer is no.
 * Nothing is asked while the feature is off, and nothing of days over which the books were closed before.
 */
export async function askOverUnsigned(settings: Settings, upTo: unknown): Promise<void> {
  if (typeof upTo !== 'string' || !settings.features[dayCloseFeature.name]) return;
  const { rows, count } = await unsignedUpTo(upTo, settings.booksClosedUpTo);
  if (count === 0) return;
  const named = rows.map(({ closeNo, accountID, date }) =>
    unsignedWarning({ closeNo, account: accountID.name, date: shownDay(date ?? '') }),
  );
  const asked = await confirm({
    title: t('Close the books all the same?'),
    thing: [...named, ...(count > rows.length ? ['…'] : [])].join('. '),
    text: t('These closes can still be signed afterwards.'),
    yes: t('Close the books'),
    tone: 'plain',
  });
  if (!asked) throw refusal(409, t('The books were not closed. Nothing was saved.'));
}

async function unsignedUpTo(upTo: Day, before: Day | null) {
  const from = before === null ? undefined : addDays(before, 1);
  if (from !== undefined && from > upTo) return { rows: [], count: 0 };
  const query = { status: 'counted', from, to: upTo, sort: 'closeNo', page: 1, pageSize: mostNamed };
  return readPage<DayClose>(dayClose.path, query);
}
