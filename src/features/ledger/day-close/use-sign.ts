import { t } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { useShownMoney } from '#kit/web/use-shown-money';
import { type DayClose, signClose } from './day-close.contract';
import { countedIn } from './day-close.rules';

/** Signs a close after a question that states the result; `name` is the close's name in the question. */
export function useSign(): (close: DayClose, name: string) => Promise<void> {
  const shown = useShownMoney();
  const done = useDone();
  return async (close, name) => {
    const { _id, expected, difference, counts, reason } = close;
    const asked = await confirm({
      title: t('Sign this close?'),
      thing: name,
      text: [
        t('Expected {expected}, counted {counted}, difference {difference}.', {
          expected: shown(expected),
          counted: shown(countedIn(close)),
          difference: shown(difference),
        }),
        reason === null ? '' : `${t('Reason')}: ${reason}.`,
        counts > 1 ? t('It was counted {count} times on this day.', { count: counts }) : '',
        t('A signed close is fixed.'),
      ]
        .filter(Boolean)
        .join(' '),
      yes: t('Sign'),
      tone: 'plain',
    });
    if (!asked) return;
    try {
      await done(await call(signClose, { params: { id: _id } }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  };
}
