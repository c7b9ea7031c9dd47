import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { LazyRecordDialog } from '#kit/web/crud/LazyRecordDialog';
import { useErase } from '#kit/web/crud/use-erase';
import { eraseAction } from '#kit/web/crud/usual-actions';
import type { FormRules } from '#kit/web/form/form-rules';
import { type OpenedForm, useDraft } from '#kit/web/form/use-draft';
import type { RowAction } from '#kit/web/list/row-action';
import { useRecord } from '#kit/web/use-entity';
import { ActionDialog } from './ActionDialog';
import { HeadSkeleton } from './HeadSkeleton';
import { PageActions } from './PageActions';
import { PageTop } from './PageTop';
import { HeadFacts } from './HeadFacts';
import type { FormAction, Owed, PageOf, PagePart } from './page-part';
import type { PageHead } from './page-head';
import { useParts } from './use-parts';

const NotShown = lazy(async () => ({ default: (await import('./NotShown')).NotShown }));

export interface RecordPageProps<E extends Entity> {
  readonly entity: E;
  /** The list that the page belongs to. */
  readonly screen: Screen;
  readonly head: (record: Got<E>) => PageHead;
  /** What the form knows beyond the contract, loaded with the form. */
  readonly form?: () => Promise<FormRules<E['fields']>>;
  /** What else can be done, beside editing and deleting. */
  readonly actions?: (record: Got<E>) => readonly RowAction[];
  /** What the slices show below, in the order of use. */
  readonly parts: readonly PagePart[];
}

interface Props<E extends Entity> extends RecordPageProps<E> {
  readonly owed?: Owed;
}

/** The page of one record: who or what it is, what is to be done, and all that the slices know of it. */
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
          offered={shown.flatMap(({ action }) => action ?? [])}
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
