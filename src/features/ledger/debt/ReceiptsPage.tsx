import { IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { AddButton } from '#kit/web/crud/AddButton';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import type { FormRules } from '#kit/web/form/form-rules';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { Column } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { type Organisation, useOrganisation } from '#kit/web/organisation';
import { lazily } from '#kit/web/lazily';
import { toastWrong } from '#kit/web/toast';
import { readRecord } from '#kit/web/use-entity';
import { useShownMoney } from '#kit/web/use-shown-money';
import { WithAccounts } from '#house/money-account/WithAccounts';
import { useScreens } from '#house/session/use-screens';
import { partProblem } from '#features/ledger/counter-payment/part.rules';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';
import type { DocumentPlace } from '#features/ledger/transaction/document-place.rules';
import { PaidDialog } from './PaidDialog';
import type { Paid } from './PaidSheet';
import type { ReceiptRead, Slip } from './receipt.contract';
import { answered } from './slip.rules';

const PrintedReceipt = lazily(async () => (await import('./PrintedReceipt')).PrintedReceipt);

/** The list of a page of receipts. */
export interface Listed<E extends Entity> {
  readonly entity: E;
  /** A sentence of the catalogue, like all words here. */
  readonly title: string;
  readonly columns: readonly Column<Got<E>>[];
  readonly filters: readonly Extract<keyof Got<E>, string>[];
  /** The text of an empty list. */
  readonly about: string;
  /** The name of a row in questions, with amounts written by `shown`: 'receipt 12 of Amina Warsame, $25.00'. */
  readonly nameOf: (row: Got<E>, shown: (amount: Money) => string) => string;
}

interface Props<E extends Entity> extends Listed<E> {
  /** The forms of a new payment and of a correction. */
  readonly makeForm: (organisation: Organisation) => FormRules<E['fields']>;
  readonly editForm: FormRules<E['fields']>;
  /** The receipt as it is printed. */
  readonly slipOf: (receipt: ReceiptRead<E>) => Slip;
  /** Why a receipt cannot be voided, other than by the payment that it is a part of. */
  readonly held?: (row: Got<E>) => Held | undefined;
}

/** Why a receipt cannot be voided by itself, and the document that is voided instead. */
interface Held {
  readonly why: string;
  readonly instead: DocumentPlace;
  /** The label of the button that leads to that document, in the current language. */
  readonly open: string;
}

/** Whether a receipt belongs to nobody: to a walk-in customer. */
const isNobodys = (receipt: object) => 'customerID' in receipt && receipt.customerID === null;

/** The form or dialog that is open above the list. */
type Opened<E> = { readonly does: 'make' } | { readonly does: 'edit' | 'print'; readonly row: Got<E> };

/** The page of receipts of one kind, which are made, corrected, printed and voided here. */
export function ReceiptsPage<E extends Entity>({
  entity,
  title,
  columns,
  filters,
  about,
  nameOf,
  makeForm,
  editForm,
  slipOf,
  held,
}: Props<E>) {
  const [opened, setOpened] = useState<Opened<E>>();
  const [paid, setPaid] = useState<Paid>();
  const erase = useErase(entity);
  const organisation = useOrganisation();
  const shown = useShownMoney();
  const screens = useScreens();
  const navigate = useNavigate();
  const close = () => setOpened(undefined);
  const show = (row: Got<E>) => setOpened({ does: 'print', row });

  async function taken(receipt: Got<E>) {
    // Read by itself, a receipt says more about its document than the answer of the payment: the class of a fee.
    const whole = await readRecord(entity, receipt._id).catch(() => receipt);
    const slip = slipOf(answered<E>(whole));
    close();
    setPaid({
      path: `${entity.path}/${receipt._id}`,
      called: t('Receipt {number} of {customer}', { number: slip.receiptNo, customer: slip.to.name }),
      slip,
      recordID: isNobodys(receipt) ? undefined : receipt._id,
    });
  }

  /** Asks and voids; that a receipt cannot be voided by itself is said before anything is asked. */
  async function askAndVoid(row: Got<E>) {
    const stays = held?.(row) ?? (await heldByPayment(entity, row));
    if (stays === undefined) await erase(row, nameOf(row, shown));
    else tellHeld(stays);
  }

  /** Says why a receipt is not voided, with the way to what is voided instead, for users who may open it. */
  function tellHeld({ why, instead, open }: Held): void {
    const run = () => void navigate({ to: instead.path, search: instead.search });
    toastWrong(why, screens.has(instead.path) ? { label: open, run } : undefined);
  }

  function actions(row: Got<E>): RowAction[] {
    const toPrint: RowAction = { label: words('Print'), icon: IconPrinter, run: () => show(row), main: t('Print') };
    if (isVoided(row)) return [toPrint];
    return [
      toPrint,
      editAction(() => setOpened({ does: 'edit', row })),
      eraseAction(entity, () => void askAndVoid(row)),
    ];
  }

  const add = <AddButton label={t('Make receipt')} onClick={() => setOpened({ does: 'make' })} />;
  return (
    <>
      <ListPage
        entity={entity}
        title={title}
        columns={columns}
        order="-createdAt"
        filters={filters}
        actions={actions}
        onOpen={show}
        empty={<EmptyState title={t(about)}>{add}</EmptyState>}
      >
        {add}
      </ListPage>
      <LazyFormDialog title={t('Make receipt')} opened={opened?.does === 'make'} onClose={close} shape="dialog">
        {(onDirty) => (
          <WithAccounts rules={makeForm(organisation)}>
            {(rules) => (
              <LazyEntityForm
                entity={entity}
                record={undefined}
                rules={rules}
                onSaved={(receipt) => void taken(receipt)}
                onDirty={onDirty}
              />
            )}
          </WithAccounts>
        )}
      </LazyFormDialog>
      <PaidDialog paid={paid} onClose={() => setPaid(undefined)} />
      <LazyFormDialog title={t('Edit receipt')} opened={opened?.does === 'edit'} onClose={close} shape="dialog">
        {(onDirty) =>
          opened?.does === 'edit' && (
            <WithAccounts rules={editForm}>
              {(rules) => (
                <LazyEntityForm entity={entity} record={opened.row} rules={rules} onSaved={close} onDirty={onDirty} />
              )}
            </WithAccounts>
          )
        }
      </LazyFormDialog>
      <LazyFormDialog title={t('Receipt')} opened={opened?.does === 'print'} onClose={close} shape="drawer">
        {() => opened?.does === 'print' && <PrintedReceipt entity={entity} id={opened.row._id} slipOf={slipOf} />}
      </LazyFormDialog>
    </>
  );
}

/** The payment of which a receipt is one of several parts; undefined for any other, and where nothing can be read. */
async function heldByPayment<E extends Entity>(of: E, row: Got<E>): Promise<Held | undefined> {
  if (!('paymentID' in row) || row.paymentID === null) return undefined;
  const read: object = await readRecord(of, row._id).catch(() => ({}));
  if (!('partOf' in read) || typeof read.partOf !== 'number') return undefined;
  return {
    why: partProblem(read.partOf),
    instead: { path: paymentScreen.path, search: { paymentNo: String(read.partOf) } },
    open: t('Open the payment'),
  };
}

function isVoided(row: object): boolean {
  return 'voidedAt' in row && row.voidedAt !== null;
}
