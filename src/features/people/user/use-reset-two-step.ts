import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { resetSecondFactor } from '#house/second-factor/second-factor.contract';
import type { user } from './user.contract';

/** Takes the second factor of a user away who has lost it, after a question. */
export function useResetTwoStep(): (row: Got<typeof user>) => Promise<void> {
  const done = useDone();
  return async ({ _id, name }) => {
    const answer = await confirm({
      title: t('Reset the two-step login of this user?'),
      text: t(
        'From then on the password alone logs them in. Their sessions end at once. Make sure that it is really this person who is asking.',
      ),
      thing: name,
      yes: t('Reset'),
      tone: 'wrong',
    });
    if (!answer) return;
    try {
      await done(await call(resetSecondFactor, { params: { id: _id } }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  };
}
