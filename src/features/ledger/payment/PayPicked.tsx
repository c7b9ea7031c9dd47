import { IconCash } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { sum } from '#kit/rules/money';
import { useShownMoney } from '#kit/web/use-shown-money';

interface Props {
  /** The amount of each chosen row; nothing is shown if none is chosen. */
  readonly amounts: readonly Money[];
  readonly onPay: () => void;
}

/** The button that pays all rows chosen in a list, with their number and sum. */
export function PayPicked({ amounts, onPay }: Props) {
  const shown = useShownMoney();
  if (amounts.length === 0) return null;
  const amount = shown(sum(amounts));
  return (
    <Button variant="default" leftSection={<IconCash size={17} aria-hidden />} onClick={onPay}>
      {t('Pay {count} selected, {amount}', { count: amounts.length, amount })}
    </Button>
  );
}
