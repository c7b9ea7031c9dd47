import { counted, listed, t } from '#kit/contract/language';
import { shownMonth } from '#kit/rules/show';
import { answerOf, send } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { useShownMoney } from '#kit/web/use-shown-money';
import { chargeAllClasses, type ChargePreviewed } from './charge.contract';

/** More classes than this are counted in the question, not named. */
const mostNamed = 12;

/**
 * Asks before all classes are charged, naming the number of fees, the sum, the month and the classes; resolves with true for yes. Where
 * nobody is left to charge, it does not ask and shows a message instead.
 */
export function useConfirmAll(): (body: { readonly feeMonth?: string | null | undefined }) => Promise<boolean> {
  const shown = useShownMoney();
  return async (body) => {
    const { method, path } = chargeAllClasses;
    const { count, net, classes } = await answerOf<ChargePreviewed>(
      await send({ method, path, query: { preview: 1 }, body }),
    );
    if (count === 0) return true;
    const values = {
      amount: shown(net),
      month: body.feeMonth ? shownMonth(body.feeMonth) : '',
    };
    const answer = await confirm({
      title: t('Are you sure?'),
      thing: counted(
        count,
        'Charge {count} fee, {amount}, for {month}?',
        'Charge {count} fees, {amount}, for {month}?',
        values,
      ),
      text: named(classes),
      yes: t('Charge fee'),
      tone: 'plain',
    });
    return answer !== undefined;
  };
}

function named(classes: ChargePreviewed['classes']): string {
  const first = classes.slice(0, mostNamed).map(({ className, count }) => `${className} (${count})`);
  const left = classes.length - first.length;
  return listed(left > 0 ? [...first, counted(left, '{count} more class', '{count} more classes')] : first);
}
