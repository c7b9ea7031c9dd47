import { IconPrinter } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { t, words } from '#kit/contract/language';
import { RecordDialog } from '#kit/web/crud/RecordDialog';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { type OpenedForm, useDraft } from '#kit/web/form/use-draft';
import { lazily } from '#kit/web/lazily';
import { aside, columnsOf } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { useShownMoney } from '#kit/web/use-shown-money';
import { accountShown } from '#house/money-account/account-name.rules';
import { pageOfPayer } from '#features/ledger/credit/credit.rules';
import { type CreditNote, creditNote } from './credit-note.contract';
import { creditedShown, noteTo } from './credit-note-print.rules';
import { givesBack } from './credit-note.rules';

const PrintedCreditNote = lazily(async () => (await import('./PrintedCreditNote')).PrintedCreditNote);

const { field, sum, badge, ref, column } = columnsOf(creditNote);

const personShown = (row: CreditNote) => noteTo(row).name;

const columns = [
  { ...column(words('Name'), personShown), to: pageOfPayer },
  field('creditNoteNo'),
  field('date'),
  // What tells the rows apart stands at its end.
  { ...column(words('Of'), creditedShown), isWord: true },
  badge('creditKind'),
  sum('amount'),
  sum('returned'),
  field('reason'),
  ...aside(
    sum('lowered'),
    ref('refundAccountID', accountShown),
    ref('classID', ({ className }) => className),
    ref('userID', ({ name }) => name),
    field('createdAt'),
  ),
];

/** The form of an edit: only the text of the reason can be changed. */
const reasonForm = { fields: ['reason'] } as const;

/** The list of what was taken off people's debts; here each note can be printed to be signed, or voided. */
export function CreditNoteList() {
  const [printed, setPrinted] = useState<CreditNote>();
  const [opened, setOpened] = useState<OpenedForm<typeof creditNote>>();
  const close = useCallback(() => setOpened(undefined), []);
  const erase = useErase(creditNote);
  const shown = useShownMoney();
  useDraft(creditNote, setOpened);
  const named = (row: CreditNote) =>
    t('credit note {number} of {name}, {amount}', {
      number: row.creditNoteNo,
      name: personShown(row),
      amount: shown(row.amount),
    });

  function actions(row: CreditNote): RowAction[] {
    const print: RowAction = {
      label: words('Print'),
      icon: IconPrinter,
      run: () => setPrinted(row),
      main: t('Print'),
    };
    if (row.voidedAt !== null) return [print];
    const along = givesBack(row)
      ? t('What it took off is owed again, and what it gave back is taken back.')
      : t('What it took off is owed again.');
    return [
      print,
      editAction(() => setOpened({ record: row })),
      eraseAction(creditNote, () => void erase(row, named(row), along)),
    ];
  }

  return (
    <>
      <ListPage
        entity={creditNote}
        title="Credit notes"
        columns={columns}
        order="-createdAt"
        filters={['creditKind', 'studentID', 'customerID', 'classID']}
        actions={actions}
        onOpen={setPrinted}
        empty={<EmptyState title={t('What is taken off a debt by a document stands here.')} />}
      />
      <RecordDialog entity={creditNote} form={reasonForm} opened={opened} onClose={close} />
      <LazyFormDialog
        title={t('Credit note')}
        opened={printed !== undefined}
        onClose={() => setPrinted(undefined)}
        shape="drawer"
      >
        {() => printed && <PrintedCreditNote id={printed._id} />}
      </LazyFormDialog>
    </>
  );
}
