import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { AddButton } from '#kit/web/crud/AddButton';
import { RecordDialog } from '#kit/web/crud/RecordDialog';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import { type OpenedForm, useDraft } from '#kit/web/form/use-draft';
import { aside, columnsOf } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { useOrganisation } from '#kit/web/organisation';
import { toastWrong } from '#kit/web/toast';
import { listRead } from '#kit/web/use-entity';
import { useShownMoney } from '#kit/web/use-shown-money';
import { accountShown } from '#house/money-account/account-name.rules';
import { toldAccount } from '#features/ledger/money-account/money-account.contract';
import { transfer } from './transfer.contract';
import { transferForm } from './transfer-form';
import { countedTransferProblem } from './transfer.rules';

type Row = Got<typeof transfer>;

const { field, ref, sum, column } = columnsOf(transfer);

const between = ({ fromID, toID }: Row) => t('{from} – {to}', { from: accountShown(fromID), to: accountShown(toID) });

/** Two accounts with an arrow between them, in the direction of the page, whatever language the names are in. */
function Way({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <span>
      <bdi>{from}</bdi> <IconArrowRight size={14} aria-hidden /> <bdi>{to}</bdi>
    </span>
  );
}

const columns = [
  {
    ...column(words('Transfer'), between, {
      show: ({ fromID, toID }) => <Way from={accountShown(fromID)} to={accountShown(toID)} />,
      sort: 'fromID',
    }),
    cuts: true,
  },
  field('date'),
  sum('amount'),
  sum('fee'),
  field('note'),
  field('transferNo'),
  ...aside(
    ref('fromID', accountShown),
    ref('toID', accountShown),
    ref('userID', ({ name }) => name),
    field('createdAt'),
  ),
];

/** The list of transfers between the organisation's accounts. */
export function TransferList() {
  const [opened, setOpened] = useState<OpenedForm<typeof transfer>>();
  const erase = useErase(transfer);
  const organisation = useOrganisation();
  const accounts = useQuery(listRead(toldAccount, {})).data?.rows;
  const shown = useShownMoney();
  const form = useMemo(() => transferForm(organisation, accounts ?? []), [organisation, accounts]);
  const close = useCallback(() => setOpened(undefined), []);
  useDraft(transfer, setOpened);
  const named = ({ transferNo, amount }: Row) =>
    t('transfer {number} of {amount}', { number: transferNo, amount: shown(amount) });

  function open(record: Row) {
    const problem =
      record.voidedAt === null ? countedTransferProblem(record) : t('This document is voided and cannot be changed');
    if (problem === undefined) setOpened({ record });
    else toastWrong(problem);
  }

  function actions(row: Row): RowAction[] {
    if (row.voidedAt !== null || countedTransferProblem(row) !== undefined) return [];
    return [editAction(() => setOpened({ record: row })), eraseAction(transfer, () => void erase(row, named(row)))];
  }

  const add = <AddButton label={t('New transfer')} onClick={() => setOpened({})} />;
  return (
    <>
      <ListPage
        entity={transfer}
        title="Transfers"
        columns={columns}
        order="-createdAt"
        filters={[]}
        actions={actions}
        onOpen={open}
        empty={
          <EmptyState title={t('Money that goes from one of your accounts to another stands here.')}>{add}</EmptyState>
        }
      >
        {add}
      </ListPage>
      <RecordDialog entity={transfer} form={form} opened={opened} onClose={close} />
    </>
  );
}
