import { IconFileImport } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { saidOf } from '#kit/contract/thing';
import { Coming } from '#kit/web/Coming';
import { AddButton } from './AddButton';
import type { OpenedDrawer } from './CrudDrawer';
import { RecordDialog } from './RecordDialog';
import { useErase } from './use-erase';
import { editAction, eraseAction, printAction } from './usual-actions';
import type { FormRules } from '#kit/web/form/form-rules';
import { type OpenedForm, useDraft } from '#kit/web/form/use-draft';
import type { Column } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import type { ListTab } from '#kit/web/list/tabs';
import styles from './CrudPage.module.css';

const CrudDrawer = lazy(async () => ({ default: (await import('./CrudDrawer')).CrudDrawer }));

interface Props<E extends Entity> {
  readonly entity: E;
  /** A sentence of the catalogue. */
  readonly title: string;
  readonly columns: readonly Column<Got<E>>[];
  /** The order before the person chooses one; by default that of the first column. */
  readonly order?: string;
  /** The tabs of the list, the first one open; the last shows everything. */
  readonly tabs?: readonly ListTab[];
  /** The rules of the form beyond the contract. */
  readonly form?: FormRules<E['fields']>;
  /** Further actions for a row. */
  readonly actions?: (row: Got<E>) => readonly RowAction[];
  /** The fields that filter; by default all choices and references. */
  readonly filters?: readonly Extract<keyof Got<E>, string>[];
  /** The page that makes a new record, in place of the form. */
  readonly addAt?: string;
  /** Shown beside the button that adds: another way to add. */
  readonly beside?: ReactNode;
  /** The main action of the page, before the button that adds one record, which is then the second. */
  readonly main?: ReactNode;
  /** Shown between the title and the filters, such as figures. */
  readonly lead?: ReactNode;
  /** The text of an empty list. */
  readonly about?: string;
  /** The name of a row in a question; by default its first column. */
  readonly nameOf?: (row: Got<E>) => string;
}

/** The page of an entity: its list, with dialogs to add, edit and delete. */
export function CrudPage<E extends Entity>({
  entity,
  title,
  columns,
  order,
  tabs,
  form,
  actions,
  filters,
  addAt,
  beside,
  main,
  lead,
  about,
  nameOf = firstOf(columns),
}: Props<E>) {
  const [opened, setOpened] = useState<OpenedForm<E>>();
  const [drawer, setDrawer] = useState<OpenedDrawer>();
  const erase = useErase(entity);
  const navigate = useNavigate();
  const close = useCallback(() => setOpened(undefined), []);
  useDraft(entity, setOpened);

  async function askAndRemove(row: Got<E>) {
    if (await erase(row, nameOf(row))) focusList();
  }

  const rowActions = (row: Got<E>): RowAction[] => [
    editAction(() => setOpened({ record: row })),
    ...(actions?.(row) ?? []),
    ...(entity.print ? [printAction(() => setDrawer({ printed: row._id }))] : []),
    eraseAction(entity, () => void askAndRemove(row)),
  ];
  const begin = () => (addAt === undefined ? setOpened({}) : void navigate({ to: addAt }));
  const add = <AddButton label={saidOf(entity, 'add')} onClick={begin} variant={main ? 'default' : 'filled'} />;
  return (
    <>
      <ListPage
        entity={entity}
        title={title}
        columns={columns}
        order={order}
        tabs={tabs}
        filters={filters}
        lead={lead}
        onOpen={(record) => setOpened({ record })}
        actions={rowActions}
        empty={<EmptyState title={about ? t(about) : t('Nothing here yet')}>{add}</EmptyState>}
      >
        {entity.importable && (
          <Button className={styles.import} variant="default" onClick={() => setDrawer({})}>
            <IconFileImport size={17} aria-hidden />
            <span className={styles.word}>{t('Import')}</span>
          </Button>
        )}
        {beside}
        {main}
        {add}
      </ListPage>
      <RecordDialog entity={entity} form={form} opened={opened} onClose={close} />
      <Suspense fallback={<Coming />}>{drawer && <CrudDrawer entity={entity} opened={drawer} />}</Suspense>
    </>
  );
}

function firstOf<R>([first]: readonly Column<R>[]): (row: R) => string {
  return (row) => String(first?.value(row) ?? '');
}

/** Moves the focus to the list's first row, because the focused button is gone with its row. */
function focusList(): void {
  document.querySelector<HTMLElement>('tbody [data-part="open"]')?.focus({ preventScroll: true });
}
