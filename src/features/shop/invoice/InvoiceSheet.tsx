import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { useOrganisation } from '#kit/web/organisation';
import { showNumber } from '#kit/web/show';
import { paidStatuses } from '#features/ledger/payment/payment.contract';
import type { invoice } from './invoice.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { ItemTable } from './ItemTable';
import styles from './invoice-sheet.module.css';

type Invoice = Got<typeof invoice>;

/** What stands on a printed invoice below the letterhead. */
export function InvoiceSheet({ invoice: sold }: { invoice: Invoice }) {
  const { name, address, timeZone } = useOrganisation();
  const { customerID: customer, items, note } = sold;
  const sums = [
    [t('Sub-total'), sold.subTotal],
    [t('Discount'), sold.discount],
    [t('Total'), sold.Total],
    [t('Amount paid'), sold.amountPaid],
    [t('Balance'), sold.balance],
  ] as const;
  return (
    <>
      <section className={styles.parties}>
        <div>
          <h3>{t('From')}</h3>
          <strong>{name}</strong>
          <div>{address}</div>
        </div>
        <div>
          <h3>{t('To')}</h3>
          <strong>{customer?.name ?? t(walkInCustomer)}</strong>
          <div>
            <bdi>{customer?.phone}</bdi>
          </div>
        </div>
        <div>
          <h3>{t('Date')}</h3>
          <div>{shownDay(dayIn(timeZone, new Date(sold.date ?? sold.createdAt)))}</div>
          <div>{t(paidStatuses[sold.Status])}</div>
        </div>
      </section>
      <ItemTable
        items={items.map(({ _id, itemID, Quantity, Price, Amount }) => ({
          key: _id,
          name: itemID.itemName,
          quantity: showNumber(Quantity),
          price: Price,
          amount: Amount,
        }))}
        sums={sums}
      />
      <div className={styles.by}>{t('Sold by {name}', { name: sold.userID?.name ?? '–' })}</div>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.thanks}>{t('Thank you, dear customer')}</p>
    </>
  );
}
