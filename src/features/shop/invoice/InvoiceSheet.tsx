import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { useOrganisation } from '#kit/web/organisation';
import { GoodsTable } from '#house/print/GoodsTable';
import { sumsBefore } from '#features/ledger/debt/slip.rules';
import { paidStatuses } from '#features/ledger/payment/payment.contract';
import type { invoice } from './invoice.contract';
import { buyerName } from './buyer.rules';
import styles from './invoice-sheet.module.css';

type Invoice = Got<typeof invoice>;

/** The content of a printed invoice below the letterhead. */
export function InvoiceSheet({ invoice: sold }: { invoice: Invoice }) {
  const { name, address, timeZone } = useOrganisation();
  const { customerID: customer, items, note } = sold;
  return (
    <>
      <section className={styles.parties}>
        <div>
          <h3>{t('From')}</h3>
          <strong>{name}</strong>
          {address && <div>{address}</div>}
        </div>
        <div>
          <h3>{t('To')}</h3>
          <strong>{buyerName(sold)}</strong>
          {customer && (
            <div>
              <bdi>{customer.phone}</bdi>
            </div>
          )}
        </div>
        <div>
          <h3>{t('Date')}</h3>
          <div>{shownDay(dayIn(timeZone, new Date(sold.date ?? sold.createdAt)))}</div>
          <div>{t(paidStatuses[sold.Status])}</div>
        </div>
      </section>
      <GoodsTable
        items={items}
        before={sumsBefore(sold)}
        total={[t('Total'), sold.Total]}
        after={[
          [t('Amount paid'), sold.amountPaid],
          [t('Balance'), sold.balance],
        ]}
      />
      {sold.userID && <div className={styles.by}>{t('Sold by {name}', { name: sold.userID.name })}</div>}
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.thanks}>{t('Thank you, dear customer')}</p>
    </>
  );
}
