import { t } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { newCard } from './new-card.contract';

interface Holder {
  readonly _id: string;
  readonly studentName: string;
}

/** Gives a student a new card after a question, because the old ones are then no longer valid. */
export function useNewCard(): (holder: Holder) => Promise<void> {
  const done = useDone();
  return async ({ _id, studentName }) => {
    const answer = await confirm({
      title: t('Give this student a new card?'),
      text: t(
        'Cards that were printed before are shown as replaced to whoever checks them. Print the new one afterwards.',
      ),
      thing: studentName,
      yes: t('New card'),
      tone: 'plain',
    });
    if (!answer) return;
    try {
      await done(await call(newCard, { params: { id: _id } }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  };
}
