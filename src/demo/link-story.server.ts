import { newCard } from '#features/academy/student/new-card.contract';
import { fee } from '#features/academy/fee/fee.contract';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { links } from '#house/link/link.contract';
import type { Day } from '#kit/contract/day';
import { isObject } from '#kit/contract/parse';
import { addDays } from '#kit/rules/calendar';
import { makeLink } from '#house/link/link.contract';
import type { Made, PastCalls } from './past-calls.server';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

const send = (calls: PastCalls, kind: string, recordID: string) => calls.save(makeLink.path, { kind, recordID });

/** A student who owes gets the statement as a link, and a new card, since the old one was lost. */
export function academyLinkStory({ calls, today }: World): readonly Act[] {
  const take = async () => {
    const [owed] = await calls.read(`${fee.path}?state=owed&sort=-feeNo&page=1&pageSize=1`);
    const studentID = owed && idIn(owed, 'studentID');
    if (studentID === undefined) return;
    await send(calls, 'statement', studentID);
    await calls.save(newCard.path.replace('{id}', studentID), {});
  };
  return [{ on: addDays(today, -2), take }];
}

/** Invoices that are still owed are sent as links, one of which went to the wrong phone and was revoked; and a statement. */
export function shopLinkStory({ calls, today }: World): readonly Act[] {
  const take = async () => {
    const [first, second] = await calls.read(`${invoice.path}?state=owed&sort=-invoiceNumber&page=1&pageSize=2`);
    const customerID = first && idIn(first, 'customerID');
    if (!first || customerID === undefined) return;
    await send(calls, 'invoice', first._id);
    await send(calls, 'statement', customerID);
    if (second) await calls.remove(`${links.path}/${(await send(calls, 'invoice', second._id))._id}`, {});
  };
  return [{ on: addDays(today, -2), take }];
}

function idIn(record: Made, name: string): string | undefined {
  const named = record[name];
  return isObject(named) && typeof named._id === 'string' ? named._id : undefined;
}
