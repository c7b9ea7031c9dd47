import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { PrintedSheet } from '#kit/web/print/PrintedSheet';
import { PrintFrame } from '#kit/web/print/PrintFrame';
import { useShownMoney } from '#kit/web/use-shown-money';
import { DocumentPaper } from '#kit/web/print/DocumentPaper';
import { Onward } from '#house/print/Onward';
import { paidInAll } from '#features/ledger/counter-payment/payment-slip.rules';
import { paymentPrinted } from '#features/ledger/counter-payment/payment-print.rules';
import { paymentNames } from '#features/ledger/counter-payment/payment-names.contract';
import { changeSaid } from '#features/ledger/counter-payment/second.rules';
import { calculate } from './draft.rules';
import { notConfirmed } from './not-confirmed.rules';
import styles from './counter.module.css';
import type { Taken } from './use-take';

interface Props {
  readonly taken: Taken;
  readonly rate: number;
  readonly onNext: () => void;
}

/** The step after a payment: its slip is printed or sent, and then it is the next payer's turn. A payment that is not confirmed has no number. */
export function TakenPanel({ taken: { payment, draft }, rate, onNext }: Props) {
  const printer = useOrganisation();
  const { name: organisation, secondCurrency } = printer;
  const shown = useShownMoney();
  if (!payment)
    return (
      <section className={styles.taken} aria-label={t('Not confirmed')}>
        <p className={styles.unconfirmed} role="status">
          {t('Not confirmed yet. Do not take the money again')}
        </p>
        <PrintFrame
          title={t('Not confirmed')}
          paper="slip"
          onward={
            <Button variant="default" rightSection={<IconArrowRight size={17} aria-hidden />} onClick={onNext}>
              {t('Next')}
            </Button>
          }
        >
          <PrintedSheet printed={notConfirmed(draft, calculate(draft, rate).total)} paper="slip" />
        </PrintFrame>
      </section>
    );
  const { _id, paymentNo, phonesPaid, studentID, customerID, change, creditKept } = payment;
  const amount = shown(paidInAll(payment));
  const message = t('Payment {number}: {amount} paid. {organisation}', { number: paymentNo, amount, organisation });
  return (
    <section className={styles.taken} aria-label={t('Payment taken')}>
      <p className={styles.done} role="status">
        {t('Payment {number} is taken', { number: paymentNo })} · <Money amount={paidInAll(payment)} />
        {change > 0 && (
          <span className={styles.giveBack}>
            {t('Change')} <bdi>{changeSaid(change, shown, { name: secondCurrency, rate })}</bdi>
          </span>
        )}
      </p>
      {creditKept > 0 && (
        <p className={styles.keptRest}>{t('{amount} is kept as credit', { amount: shown(creditKept) })}</p>
      )}
      <DocumentPaper
        printed={paymentPrinted(payment, printer)}
        path={`${paymentNames.path}/${_id}`}
        opens="slip"
        onward={
          <Onward
            phone={phonesPaid?.split(', ')[0] ?? customerID?.phone ?? draft.payer?.phone ?? undefined}
            message={message}
            recordID={studentID || customerID ? _id : undefined}
            onNext={onNext}
          />
        }
      />
    </section>
  );
}
