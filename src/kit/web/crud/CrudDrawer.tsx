import { lazy } from 'react';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { saidOf } from '#kit/contract/thing';
import { FormDialog } from '#kit/web/form/FormDialog';

const ImportForm = lazy(async () => ({ default: (await import('#kit/web/import/ImportForm')).ImportForm }));
const EntityPaper = lazy(async () => ({ default: (await import('#kit/web/print/EntityPaper')).EntityPaper }));

/** The drawer of a list: the record that is printed, or the file that is imported where no record is named. */
export interface OpenedDrawer {
  readonly printed?: string;
  readonly isOpen: boolean;
}

interface Props {
  readonly entity: Entity;
  readonly opened: OpenedDrawer;
  readonly onClose: () => void;
}

/** The drawer above the list of an entity in which a file is imported or a record is printed. */
export function CrudDrawer({ entity, opened: { printed, isOpen }, onClose }: Props) {
  const { print } = entity;
  const isPaper = printed !== undefined && print !== undefined;
  return (
    <FormDialog
      title={isPaper ? t(print.title) : saidOf(entity, 'importing')}
      opened={isOpen}
      onClose={onClose}
      shape="drawer"
    >
      {() =>
        isPaper ? (
          <EntityPaper entity={{ ...entity, print }} id={printed} />
        ) : (
          <ImportForm entity={entity.lines?.() ?? entity} onDone={onClose} />
        )
      }
    </FormDialog>
  );
}
