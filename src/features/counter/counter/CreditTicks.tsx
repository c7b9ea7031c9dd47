import { t } from '#kit/contract/language';
import { useShownMoney } from '#kit/web/use-shown-money';
import { Checkbox } from '#kit/web/ui/Checkbox';
import type { Payer } from './counter.contract';
import type { Draft, Calculation } from './draft.rules';
import styles from './counter.module.css';

interface Props {
  readonly draft: Draft;
  readonly payer: Payer;
  readonly onChange: (part: Partial<Draft>) => void;
}

interface RestProps extends Props {
  readonly calculation: Calculation;
}

/** Whether the payer's credit is used. */
export function UseCredit({ draft: { usesCredit }, payer, onChange }: Props) {
  const shown = useShownMoney();
  return (
    <Checkbox
      checked={usesCredit}
      label={
        <>
          {t('Use credit of {credit}', { credit: shown(payer.credit) })} <kbd className={styles.key}>F8</kbd>
        </>
      }
      onChange={(event) => onChange({ usesCredit: event.currentTarget.checked })}
    />
  );
}

/** Whether what is paid beyond the debts is kept for the payer. */
export function KeepRest({ draft: { keepRest }, payer, calculation: { rest }, onChange }: RestProps) {
  const shown = useShownMoney();
  return (
    <Checkbox
      checked={keepRest}
      label={t('Keep {rest} as credit of {payer}', { rest: shown(rest), payer: payer.label })}
      onChange={(event) => onChange({ keepRest: event.currentTarget.checked })}
    />
  );
}
