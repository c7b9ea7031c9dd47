import { lazy, useState } from 'react';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { saidOf } from '#kit/contract/thing';
import { FormDialog } from '#kit/web/form/FormDialog';

const ImportForm = lazy(async () => ({ default: (await import('#kit/web/import/ImportForm')).ImportForm }));
const PrintedEntity = lazy(async () => ({ default: (await import('#kit/web/print/PrintedEntity')).PrintedEntity }));

/** The drawer of a list that is open: it prints the record or, without a record, imports a file. */
export interface OpenedDrawer {
  readonly printed?: string;
}

interface Props {
  readonly entity: Entity;
  /** A new object each time that it is opened. */
  readonly opened: OpenedDrawer;
}

/** The drawer above the list of an entity in which a file is imported or a record is printed. */
export function CrudDrawer({ entity, opened }: Props) {
  const [closed, setClosed] = useState<OpenedDrawer>();
  const { printed } = opened;
  const { print } = entity;
  const close = () => setClosed(opened);
  const isPaper = printed !== undefined && print !== undefined;
  return (
    <FormDialog
      title={isPaper ? t(print.title) : saidOf(entity, 'importing')}
      opened={opened !== closed}
      onClose={close}
      shape="drawer"
    >
      {() =>
        isPaper ? (
          <PrintedEntity entity={{ ...entity, print }} id={printed} />
        ) : (
          <ImportForm entity={entity.lines?.() ?? entity} onDone={close} />
        )
      }
    </FormDialog>
  );
}
