import { IconCash } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney, sum } from '#kit/rules/money';
import { useOrganisation } from '#kit/web/organisation';

interface Props {
  /** What each chosen row costs; nothing is shown where none is chosen. */
  readonly amounts: readonly Money[];
  readonly onPay: () => void;
}

/** Pays all rows that are chosen in a list, and says how many and how much. */
export function PayPicked({ amounts, onPay }: Props) {
  const { currencySign } = useOrganisation();
  if (amounts.length === 0) return null;
  const amount = showMoney(sum(amounts), currencySign, language());
  return (
    <Button variant="default" leftSection={<IconCash size={17} aria-hidden />} onClick={onPay}>
      {t('Pay {count} selected, {amount}', { count: amounts.length, amount })}
    </Button>
  );
}
