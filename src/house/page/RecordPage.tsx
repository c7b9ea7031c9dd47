import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { PrintHead } from '#kit/web/PrintHead';
import type { Screen } from '#house/menu/menu.contract';
import { LazyRecordDialog } from '#kit/web/crud/LazyRecordDialog';
import { useErase } from '#kit/web/crud/use-erase';
import { eraseAction } from '#kit/web/crud/usual-actions';
import type { FormRules } from '#kit/web/form/form-rules';
import { type OpenedForm, useDraft } from '#kit/web/form/use-draft';
import type { RowAction } from '#kit/web/list/row-action';
import { useRecord } from '#kit/web/use-entity';
import { PageActions } from './PageActions';
import { HeadFacts, HeadSkeleton } from './HeadFacts';
import type { FormAction, Owed, PageAction, PageOf, PagePart } from './page-part';
import type { PageHead } from './page-head';
import styles from './PageHead.module.css';
import { useParts } from './use-parts';

const NotShown = lazy(async () => ({ default: (await import('./NotShown')).NotShown }));

export interface RecordPageProps<E extends Entity> {
  readonly entity: E;
  /** The list that the page belongs to. */
  readonly screen: Screen;
  readonly head: (record: Got<E>) => PageHead;
  /** The form's rules beyond the contract, loaded with the form. */
  readonly form?: () => Promise<FormRules<E['fields']>>;
  /** Further actions, besides editing and deleting. */
  readonly actions?: (record: Got<E>) => readonly RowAction[];
  /** The parts that slices show below, in the order of use. */
  readonly parts: readonly PagePart[];
}

interface Props<E extends Entity> extends RecordPageProps<E> {
  readonly owed?: Owed;
}

/** The page of one record: its head, its actions, and everything that slices know about it. */
export function RecordPage<E extends Entity>({ entity, screen, head, form, actions, parts, owed }: Props<E>) {
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  const read = useRecord(entity, id);
  const shown = useParts(parts);
  const [opened, setOpened] = useState<OpenedForm<E>>();
  const [doing, setDoing] = useState<FormAction>();
  const close = useCallback(() => setOpened(undefined), []);
  const erase = useErase(entity);
  const navigate = useNavigate();
  useDraft(entity, setOpened);
  const record = read.data;
  const facts = record && head(record);
  const name = facts?.name ?? '';

  useEffect(() => {
    document.title = name === '' ? t(entity.one) : name;
  }, [name, entity]);

  if (read.error && (!record || read.error.status === 404))
    return (
      <Suspense>
        <NotShown entity={entity} screen={screen} refusal={read.error} onRetry={() => void read.refetch()} />
      </Suspense>
    );

  async function remove(row: Got<E>) {
    if (await erase(row, name)) await navigate({ to: screen.path, replace: true });
  }

  const of: PageOf = { _id: id, name, phone: facts?.phone };
  const whole: RowAction[] = record
    ? [...(actions?.(record) ?? []), eraseAction(entity, () => void remove(record))]
    : [];
  return (
    <>
      <PageTop screen={screen}>
        {facts ? <HeadFacts {...facts} /> : <HeadSkeleton title={t(entity.one)} />}
        <PageActions
          of={of}
          owed={owed}
          offered={shown.flatMap(({ action }) => (action && mayStill(action, facts) ? action : []))}
          whole={whole}
          onEdit={record && (() => setOpened({ record }))}
          onForm={setDoing}
        />
      </PageTop>
      {shown.map(({ Part, by }, index) => Part && <Part key={`${by.path} ${index}`} of={of} />)}
      <LazyRecordDialog entity={entity} form={form} opened={opened} onClose={close} />
      <ActionDialog of={of} action={doing} onClose={() => setDoing(undefined)} />
    </>
  );
}

/** Whether an action is still offered: none is before it is known whether the record has ended, because it would move under a finger. */
function mayStill({ endsWithIt }: PageAction, facts: PageHead | undefined): boolean {
  return facts !== undefined && !(endsWithIt && facts.isOver);
}

/** The head of a page, below the way back to its list. */
function PageTop({ screen, children }: { screen: Screen; children: ReactNode }) {
  return (
    <>
      <PrintHead />
      <nav className={`${styles.back} no-print`} aria-label={t('You are here')}>
        <Link to={screen.path}>{t(screen.title)}</Link>
      </nav>
      <header className={styles.head}>{children}</header>
    </>
  );
}

interface ActionDialogProps {
  readonly of: PageOf;
  /** The action whose form is open. */
  readonly action: FormAction | undefined;
  readonly onClose: () => void;
}

/** The dialog with the form of an action on a page. */
function ActionDialog({ of, action, onClose }: ActionDialogProps) {
  // While it closes it keeps its content.
  const [last, setLast] = useState(action);
  if (action && action !== last) setLast(action);
  if (!last) return null;
  return (
    <LazyFormDialog title={t(last.label)} opened={action !== undefined} onClose={onClose} shape={last.shape}>
      {(onDirty) => action?.render(of, { onDone: onClose, onDirty })}
    </LazyFormDialog>
  );
}
