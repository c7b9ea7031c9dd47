import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { t } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { Money } from '#kit/web/Money';
import { useShownMoney } from '#kit/web/use-shown-money';
import { accountShown } from '#house/money-account/account-name.rules';
import styles from './count.module.css';
import { type DayClose, dayClose } from './day-close.contract';
import { countedIn, movedOf } from './day-close.rules';
import { reasonForm } from './reason-form';

interface Props {
  readonly close: DayClose;
  readonly onSaid: (close: DayClose) => void;
  readonly onPrint: () => void;
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The result of a saved count: the expected sum, the difference, and its reason. */
export function CountedResult({ close, onSaid, onPrint, onDone, onDirty }: Props) {
  const { expected, difference, isOpening, reason, leave, moveToID } = close;
  const shown = useShownMoney();
  const print = useRef<HTMLButtonElement>(null);
  const isAsked = difference !== noMoney && reason === null;
  // A missing reason gets the focus from the form itself.
  useEffect(() => {
    if (!isAsked) print.current?.focus();
  }, [isAsked]);
  const amount = countedIn(close);
  const moved = movedOf({ leave }, amount);
  return (
    <>
      <dl className={styles.result} aria-live="polite">
        <div className={styles.figure}>
          <dt>{t('Expected')}</dt>
          <dd>
            <Money amount={expected} />
          </dd>
        </div>
        <div className={styles.figure}>
          <dt>{t('Counted')}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
        <div
          className={`${styles.figure} ${styles.difference}`}
          data-tone={difference === noMoney ? 'good' : 'attention'}
        >
          <dt>{t('Difference')}</dt>
          <dd>
            <Money amount={difference} />
          </dd>
        </div>
      </dl>
      {isOpening && <p className={styles.said}>{t('This is the first count: it says what was in the account.')}</p>}
      {moveToID && moved > noMoney && (
        <p className={styles.said}>
          {t('{left} stays in it, {moved} went to {account}', {
            left: shown(leave ?? noMoney),
            moved: shown(moved),
            account: accountShown(moveToID),
          })}
        </p>
      )}
      {isAsked && (
        <LazyEntityForm entity={dayClose} record={close} rules={reasonForm} onSaved={onSaid} onDirty={onDirty} />
      )}
      {reason !== null && (
        <p className={styles.said}>
          {t('Reason')}: {reason}
        </p>
      )}
      <div className={styles.buttons}>
        <Button ref={print} variant="default" leftSection={<IconPrinter size={17} aria-hidden />} onClick={onPrint}>
          {t('Print')}
        </Button>
        <Button variant="default" leftSection={<IconCheck size={17} aria-hidden />} onClick={onDone}>
          {t('Done')}
        </Button>
      </div>
    </>
  );
}
