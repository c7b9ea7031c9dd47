import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { DocumentSheet } from '#kit/web/print/DocumentSheet';
import { PrintFrame } from '#kit/web/print/PrintFrame';
import { useShownMoney } from '#kit/web/use-shown-money';
import { DocumentPaper } from '#kit/web/print/DocumentPaper';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { Onward } from '#house/print/Onward';
import { debtShown } from '#features/ledger/counter-payment/name-of-debt.rules';
import { paidInAll, paymentTitle } from '#features/ledger/counter-payment/payment-slip.rules';
import { PaymentSheet } from '#features/ledger/counter-payment/PaymentSheet';
import { paymentNames } from '#features/ledger/counter-payment/payment-names.contract';
import { changeSaid } from '#features/ledger/counter-payment/second.rules';
import { type Draft, reckon } from './draft.rules';
import styles from './counter.module.css';
import type { Taken } from './use-take';

interface Props {
  readonly taken: Taken;
  readonly rate: number;
  readonly onNext: () => void;
}

/** The step after a payment: its slip is printed or sent, and the next payer's turn comes. Unconfirmed, it has no number. */
export function TakenPanel({ taken: { payment, draft }, rate, onNext }: Props) {
  const { name: organisation, secondCurrency } = useOrganisation();
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
          <NotConfirmedSheet draft={draft} total={reckon(draft, rate).total} />
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
        title={paymentTitle(payment)}
        number={paymentNo}
        opens="slip"
        file={{ path: `${paymentNames.path}/${_id}/pdf`, name: 'payment.pdf' }}
        onward={
          <Onward
            phone={phonesPaid?.split(', ')[0] ?? customerID?.phone ?? draft.payer?.phone ?? undefined}
            message={message}
            recordID={studentID || customerID ? _id : undefined}
            onNext={onNext}
          />
        }
      >
        <PaymentSheet payment={payment} />
      </DocumentPaper>
    </section>
  );
}

interface NotConfirmedSheetProps {
  readonly draft: Draft;
  readonly total: Amount;
}

/** The paper for a payment whose answer has not come: the amounts, without a number of a receipt. */
function NotConfirmedSheet({ draft: { payer, payerName, debts }, total }: NotConfirmedSheetProps) {
  const paid = debts.filter(({ isTicked }) => isTicked);
  return (
    <DocumentSheet
      parties={[{ label: t('Received from'), name: payerName ?? payer?.label ?? t(walkInCustomer), lines: [] }]}
      facts={[
        [t('Status'), t('Not confirmed')],
        ...paid.map(({ debt, amount }): [string, string] => [debtShown(debt), amount]),
      ]}
      total={[t('Paid'), <Money key="paid" amount={total} />]}
      signed={[t('Received by'), t('Payer')]}
    />
  );
}
