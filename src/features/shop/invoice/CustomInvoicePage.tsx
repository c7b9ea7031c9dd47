import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { t } from '#kit/contract/language';
import { PageHeader } from '#kit/web/PageHeader';
import { printWhenDrawn } from '#kit/web/print-when-drawn';
import { SaleForm } from './SaleForm';
import { SaleMarks } from './SaleMarks';
import styles from './sale.module.css';
import { type Sold, useSaleDraft } from './use-sale-draft';

const loadSheet = async () => ({ default: (await import('./SoldSheet')).SoldSheet });
const SoldSheet = lazy(loadSheet);

/** The page of a custom invoice: what is sold, how it is paid, a summary and the receipt, on one page (S§2). */
export default function CustomInvoicePage() {
  const { draft, sold, type, finish, startOver } = useSaleDraft();
  const toPrint = useRef(false);
  useEffect(() => {
    document.title = t('Custom invoice');
    // The paper must be shown even if the network is lost after the order.
    void loadSheet();
  }, []);

  function handOver(made: Sold) {
    toPrint.current = made.receiptData !== null;
    finish(made);
  }

  // Only once, and not again after a reload.
  const printOnce = useCallback(() => {
    if (toPrint.current) void printWhenDrawn();
    toPrint.current = false;
  }, []);

  return (
    <>
      <PageHeader title={t('Custom invoice')} />
      <div className={styles.page}>
        {sold ? (
          <>
            <SaleMarks at={sold.receiptData ? 3 : 2} />
            <Suspense>
              <SoldSheet sold={sold} onShown={printOnce} onNew={startOver} />
            </Suspense>
          </>
        ) : (
          <SaleForm key={draft.key} draft={draft} onChange={type} onSold={handOver} onStartOver={startOver} />
        )}
      </div>
    </>
  );
}
