import { Link, useNavigate } from '@tanstack/react-router';
import { IconBuilding, IconChevronDown, IconHeartbeat, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { isAdministrator } from '#house/role/escalation.rules';
import type { StaffClaims } from '#house/session/login.contract';
import { t } from '#kit/contract/language';
import { Menu } from '#kit/web/ui/Menu';
import { initialsOf } from '#kit/rules/initials';
import styles from './TopBar.module.css';

/** The person who is signed in: profile, the organisation's settings for those who may change them (I8), logout. */
export function UserMenu({ claims }: { claims: StaffClaims }) {
  const navigate = useNavigate();
  async function leave() {
    const { mayLeave } = await import('./offline/may-leave');
    if (await mayLeave()) await navigate({ to: '/logout' });
  }
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={220}>
      <Menu.Target>
        <button type="button" className={styles.user}>
          <span className={styles.initials} aria-hidden>
            {initialsOf(claims.name)}
          </span>
          <span className={styles.userName}>{claims.name}</span>
          <IconChevronDown size={14} stroke={2} aria-hidden className={styles.userName} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <strong>{claims.name}</strong>
          <span>{claims.username}</span>
          <span>{claims.userType}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUserCircle size={16} aria-hidden />}>
          {t('Profile')}
        </Menu.Item>
        {isAdministrator(claims.userType) && (
          <Menu.Item component={Link} to="/settings" leftSection={<IconBuilding size={16} aria-hidden />}>
            {t('Settings')}
          </Menu.Item>
        )}
        {isAdministrator(claims.userType) && (
          <Menu.Item component={Link} to="/health" leftSection={<IconHeartbeat size={16} aria-hidden />}>
            {t('Health')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void leave()}>
          {t('Logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
