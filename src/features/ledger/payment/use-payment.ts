import type { Endpoint } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { sum } from '#kit/rules/money';
import { answerOf, isRefusal, send } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { useSession } from '#house/session/session';
import { pickAccount } from '#house/money-account/pick-account';
import { useShownMoney } from '#kit/web/use-shown-money';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';

/** The rows to be paid, and their amounts. */
export interface Payment {
  readonly ids: readonly string[];
  readonly amounts: readonly Money[];
}

/** The question before paying: `thing` makes the text of how many and, given the total as shown, how much. */
export interface PaymentQuestion {
  readonly title: string;
  readonly thing: (total: string) => string;
  readonly text: string;
}

/**
 * Pays rows through a call that takes `ids`, after a question that says how much and, where there is a choice, from which account;
 * true where they are paid.
 */
export function usePayment({ method, path }: Endpoint): (payment: Payment, ask: PaymentQuestion) => Promise<boolean> {
  const shown = useShownMoney();
  const done = useDone();
  const me = useSession().claims?._id ?? '';
  return async ({ ids, amounts }, { title, thing, text }) => {
    const total = shown(sum(amounts));
    const yes = t('Pay {amount}', { amount: total });
    const answer = await confirm({ title, thing: thing(total), text, yes, tone: 'plain', pick: await pickAccount(me) });
    if (!answer) return false;
    try {
      await done(
        await answerOf<{ readonly message: string }>(
          await send({ method, path, body: { ids, accountID: answer.picked } }),
        ),
      );
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
      return false;
    }
  };
}
