import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { AddButton } from '#kit/web/crud/AddButton';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import { FormDialog } from '#kit/web/form/FormDialog';
import { Badge } from '#kit/web/Badge';
import { columnsOf, wide } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { Modal } from '#kit/web/ui/Modal';
import { roleName } from '#house/role/role-name.rules';
import { RoleForm } from './RoleForm';
import { role, type role as roleEntity } from './role.contract';
import { roleDeleteProblem, roleRightsProblem } from './role.rules';
import styles from './RoleForm.module.css';

type Role = Got<typeof role>;
const { field } = columnsOf(role);

const columns = [
  field('role', ({ role: name }) => roleName(name)),
  field('builtIn', ({ builtIn }) => builtIn && <Badge tone="info">{t('Built in')}</Badge>),
  ...wide(field('createdAt')),
];

/** The list of roles, each a name and the screens that it opens. */
export default function RolesPage() {
  const [edited, setEdited] = useState<Role | 'new'>();
  const [viewed, setViewed] = useState<Role>();
  const erase = useErase(role);

  const view = (row: Role): RowAction => ({
    label: words('View role'),
    icon: IconEye,
    run: () => setViewed(row),
  });
  // Actions that a role does not allow are not offered.
  const actions = (row: Role): RowAction[] => [
    view(row),
    ...(roleRightsProblem(row) === undefined ? [editAction(() => setEdited(row))] : []),
    ...(roleDeleteProblem(row) === undefined ? [eraseAction(role, () => void erase(row, row.role))] : []),
  ];
  const add = <AddButton label={t('Add role')} onClick={() => setEdited('new')} />;
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

/** The dialog that shows the screens of a role. */
function PermissionsDialog({ role, onClose }: { role: Got<typeof roleEntity> | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={role !== undefined}
      onClose={onClose}
      title={role && t('Permissions of {role}', { role: role.role })}
      size={560}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <div className={styles.plain}>
        {role?.permissions.length === 0 && <p className={styles.count}>{t('This role opens no screen')}</p>}
        {role?.permissions.map((entry) => (
          <section key={entry.name}>
            <h2 className={styles.groupTitle}>{t(entry.name)}</h2>
            {entry.subMenu && (
              <ul className={styles.names}>
                {entry.subMenu.map((link) => (
                  <li key={link.path}>{t(link.name)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Modal>
  );
}
