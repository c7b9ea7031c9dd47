import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { AddButton } from '#kit/web/crud/AddButton';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import type { FormRules } from '#kit/web/form/form-rules';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { type OpenedForm, useDraft } from '#kit/web/form/use-draft';
import { aside, columnsOf, onPhone, spare } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { useShownMoney } from '#kit/web/use-shown-money';
import { accountShown } from '#house/money-account/account-name.rules';
import { WithAccounts } from '#house/money-account/WithAccounts';
import { useScreens } from '#house/session/use-screens';
import { documentPlace } from './document-place.rules';
import { transaction } from './transaction.contract';
import { descriptionShown, nameShown, postedProblem, typeShown } from './transaction.rules';

type Transaction = typeof transaction;
type Row = Got<Transaction>;

interface Props {
  /** One side of the statement. */
  readonly entity: Transaction;
  /** That side as the form asks for it, if the form offers less. */
  readonly asked?: Transaction;
  /** The text of the button and the dialog that enter a new row, in the current language. */
  readonly add: string;
  readonly filters: readonly Extract<keyof Row, string>[];
  readonly form: FormRules<Transaction['fields']>;
  /** The text of an empty list. */
  readonly about: string;
}

/** The page of one side of the statement: rows posted by documents are shown, rows entered by people can also be changed and voided. */
export function TransactionPage({ entity, asked = entity, add, filters, form, about }: Props) {
  const [opened, setOpened] = useState<OpenedForm<Transaction>>();
  const shown = useShownMoney();
  const navigate = useNavigate();
  const screens = useScreens();
  useDraft(entity, setOpened);
  const erase = useErase(entity);
  const close = () => setOpened(undefined);
  const named = ({ transectionNo, name, amount }: Row) =>
    t('transaction {number} {name}, {amount}', { number: transectionNo, name, amount: shown(amount) });

  function open(row: Row) {
    const problem =
      row.voidedAt === null ? postedProblem(row.posted) : t('This document is voided and cannot be changed');
    const place = documentPlace(row);
    if (problem === undefined) setOpened({ record: row });
    else if (row.voidedAt === null && place && screens.has(place.path))
      void navigate({ to: place.path, search: place.search });
    else toastWrong(problem);
  }

  function actions(row: Row): RowAction[] {
    if (row.posted || row.voidedAt !== null) return [];
    return [editAction(() => setOpened({ record: row })), eraseAction(entity, () => void erase(row, named(row)))];
  }

  const button = <AddButton label={add} onClick={() => setOpened({})} />;
  return (
    <>
      <ListPage
        entity={entity}
        title={entity.many}
        columns={transactionColumns}
        order="-createdAt"
        filters={filters}
        actions={actions}
        onOpen={open}
        empty={<EmptyState title={t(about)}>{button}</EmptyState>}
      >
        {button}
      </ListPage>
      <LazyFormDialog
        title={opened?.record ? t('Edit {thing}', { thing: named(opened.record) }) : add}
        opened={opened !== undefined}
        onClose={close}
        shape="dialog"
      >
        {(onDirty) => (
          <WithAccounts rules={form}>
            {(rules) => (
              <LazyEntityForm
                entity={asked}
                record={opened?.record}
                rules={rules}
                draft={opened?.draft}
                onSaved={close}
                onDirty={onDirty}
              />
            )}
          </WithAccounts>
        )}
      </LazyFormDialog>
    </>
  );
}

const { field, sum, ref, column } = columnsOf(transaction);

const transactionColumns = [
  field('name', nameShown),
  ...spare(field('transectionNo')),
  field('date'),
  // The word of a category means nothing when it is cut off.
  ...onPhone({ ...column(words('Type'), ({ type }) => typeShown(type), { sort: 'type' }), isWord: true }),
  // What tells the rows apart stands at its end.
  { ...field('description', descriptionShown), isWord: true },
  sum('amount'),
  {
    ...field('posted', ({ posted }) => (
      <Badge tone={posted ? 'info' : 'plain'}>{posted ? t('Automatically') : t('By hand')}</Badge>
    )),
    part: 'fact' as const,
  },
  ...aside(
    ref('userID', ({ name }) => name),
    field('createdAt'),
    ref('accountID', accountShown),
  ),
];
