import type { Saved } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { newCard } from './new-card.contract';

/** The student whose card it is. */
export interface Holder {
  readonly _id: string;
  readonly studentName: string;
}

/** Gives a student a new card, after a question, because the old cards are then no longer valid; undefined if the answer is no. */
export async function giveCard({ _id, studentName }: Holder): Promise<Saved<unknown> | undefined> {
  const answer = await confirm({
    title: t('Give this student a new card?'),
    text: t(
      'Cards that were printed before are shown as replaced to whoever checks them. Print the new one afterwards.',
    ),
    thing: studentName,
    yes: t('New card'),
    tone: 'plain',
  });
  return answer ? call(newCard, { params: { id: _id } }) : undefined;
}
