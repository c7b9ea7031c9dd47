import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { t } from '#kit/contract/language';
import { confirmDiscard } from '#kit/web/form/confirm-discard';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import { focusFirst, useWrongFocus } from '#kit/web/form/focus';
import { useOrganisation } from '#kit/web/organisation';
import { takeLabel } from '#features/ledger/debt/receipt-form';
import { ConfirmSale } from './ConfirmSale';
import { PaymentFields } from './PaymentFields';
import { paidNow, type SaleDraft } from './sale-draft.rules';
import { beforeReceipt, missingFor, standsAt } from './sale-parts.rules';
import { SaleGoods } from './SaleGoods';
import { SaleMarks } from './SaleMarks';
import { SalePart } from './SalePart';
import styles from './sale.module.css';
import { usePartFocus } from './use-part-focus';
import { useSale } from './use-sale';
import type { Sold } from './use-sale-draft';

interface Props {
  readonly draft: SaleDraft;
  readonly onChange: (part: Partial<SaleDraft>) => void;
  readonly onSold: (sold: Sold) => void;
  readonly onStartOver: () => void;
}

/** The form of a sale: its four parts on one page, the marks that lead to them, and the button that makes it. */
export function SaleForm({ draft, onChange, onSold, onStartOver }: Props) {
  const { currencySign } = useOrganisation();
  const { held, faults, errors, refused, belowCost, isAwaited, busy, sell, left, showAll } = useSale(draft, onSold);
  const form = useRef<HTMLFormElement>(null);
  const [gone, goTo] = usePartFocus(form);
  const focusWrong = useWrongFocus(form);
  useEffect(() => focusFirst(form.current), []);

  const paid = paidNow(draft);
  const missing = (part: number) => {
    if (gone !== part) return [];
    return isAwaited ? [t('Checking...')] : missingFor(part, faults);
  };

  function go(part: number) {
    showAll();
    goTo(part);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    showAll();
    if (!(await sell())) focusWrong();
  }

  const clear = async () => (await confirmDiscard()) && onStartOver();
  return (
    <>
      <SaleMarks at={standsAt(faults)} onGo={go} />
      <form
        ref={form}
        className={styles.sale}
        onSubmit={(event) => void submit(event)}
        {...left}
        noValidate
        aria-busy={busy}
      >
        <ErrorSummary errors={errors} refused={refused} meanwhile={[]} onReload={undefined} />
        <div className={styles.parts}>
          <SalePart part={0} missing={missing(0)}>
            <SaleGoods draft={draft} held={held} errors={errors} belowCost={belowCost} onChange={onChange} />
          </SalePart>
          <SalePart part={1} missing={missing(1)}>
            <PaymentFields draft={draft} errors={errors} onChange={onChange} />
          </SalePart>
          <SalePart part={2} missing={missing(2)}>
            <ConfirmSale draft={draft} />
          </SalePart>
          <div className={styles.tools}>
            <Button variant="subtle" color="gray" onClick={() => void clear()}>
              {t('Start over')}
            </Button>
            <Button type="submit" size="md" disabled={busy}>
              {busy ? t('saving...') : ((paid > 0 ? takeLabel(paid, currencySign) : undefined) ?? t('Save sale'))}
            </Button>
          </div>
          <SalePart part={3} missing={missing(3)}>
            <p className={styles.quiet}>{beforeReceipt(draft.isReceipt)}</p>
          </SalePart>
        </div>
      </form>
    </>
  );
}
