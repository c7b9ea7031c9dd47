import { Button } from '@mantine/core';
import { IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { confirmDelete } from '#kit/web/crud/confirm-delete';
import { FormDialog } from '#kit/web/form/FormDialog';
import { Badge } from '#kit/web/Badge';
import { columnsOf } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { useRemove } from '#kit/web/use-entity';
import { PermissionsDialog } from './PermissionsDialog';
import { RoleForm } from './RoleForm';
import { role } from './role.contract';
import { roleDeleteProblem, roleRightsProblem } from './role.rules';

type Role = Got<typeof role>;
const { field } = columnsOf(role);

const columns = [
  field('role'),
  field('builtIn', ({ builtIn }) => builtIn && <Badge tone="info">{t('Built in')}</Badge>),
  field('createdAt'),
];

/** Roles: a name and the screens that it opens. */
export default function RolesPage() {
  const [edited, setEdited] = useState<Role | 'new'>();
  const [viewed, setViewed] = useState<Role>();
  const remove = useRemove(role);

  async function askAndRemove(row: Role) {
    if (!(await confirmDelete(role, row.role))) return;
    await remove.mutateAsync(row).catch((error: Error) => toastWrong(error.message));
  }

  const view = (row: Role): RowAction => ({
    label: words('View role'),
    icon: IconEye,
    run: () => setViewed(row),
  });
  const edit = (row: Role): RowAction => ({
    label: words('Edit'),
    icon: IconPencil,
    run: () => setEdited(row),
  });
  const erase = (row: Role): RowAction => ({
    label: words('Delete'),
    icon: IconTrash,
    run: () => void askAndRemove(row),
    tone: 'wrong',
  });
  // What a role does not allow is not offered.
  const actions = (row: Role): RowAction[] => [
    view(row),
    ...(roleRightsProblem(row) === undefined ? [edit(row)] : []),
    ...(roleDeleteProblem(row) === undefined ? [erase(row)] : []),
  ];
  const add = (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setEdited('new')}>
      {t('Add role')}
    </Button>
  );
  return (
    <>
      <ListPage
        entity={role}
        title="Roles"
        columns={columns}
        filters={[]}
        onOpen={setViewed}
        actions={actions}
        empty={<EmptyState title={t('A role opens screens to the users who have it.')}>{add}</EmptyState>}
      >
        {add}
      </ListPage>
      <FormDialog
        title={edited === 'new' ? t('Add role') : t('Edit role')}
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        shape="drawer"
      >
        {(onDirty) => (
          <RoleForm
            record={edited === 'new' ? undefined : edited}
            onDirty={onDirty}
            onSaved={() => setEdited(undefined)}
          />
        )}
      </FormDialog>
      <PermissionsDialog role={viewed} onClose={() => setViewed(undefined)} />
    </>
  );
}
