import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { Modal } from '#kit/web/ui/Modal';
import styles from './RoleForm.module.css';
import type { role as roleEntity } from './role.contract';

/** The screens of a role, to read. */
export function PermissionsDialog({
  role,
  onClose,
}: {
  role: Got<typeof roleEntity> | undefined;
  onClose: () => void;
}) {
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
