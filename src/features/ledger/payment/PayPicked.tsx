import { IconCash } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { sum } from '#kit/rules/money';
import { useShownMoney } from '#kit/web/use-shown-money';

interface Props {
  /** What each chosen row costs; nothing is shown where none is chosen. */
  readonly amounts: readonly Money[];
  readonly onPay: () => void;
}

/** Pays all rows that are chosen in a list, and says how many and how much. */
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
