import { Link, useNavigate } from '@tanstack/react-router';
import { IconBuilding, IconHeartbeat, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { isAdministrator } from '#house/role/escalation.rules';
import { roleName } from '#house/role/role-name.rules';
import type { StaffClaims } from '#house/session/login.contract';
import { t } from '#kit/contract/language';
import { Menu } from '#kit/web/ui/Menu';
import styles from './TopBar.module.css';

/** The menu of the account that is logged in: profile, the organisation's settings for those who may change them (I8), logout. */
export default function UserMenuItems({ claims: { name, username, userType } }: { claims: StaffClaims }) {
  const navigate = useNavigate();
  async function leave() {
    const { mayLeave } = await import('./offline/may-leave');
    if (await mayLeave()) await navigate({ to: '/logout' });
  }
  return (
    <>
      <div className={styles.who}>
        <strong>{name}</strong>
        <span>{username}</span>
        <span>{roleName(userType)}</span>
      </div>
      <Menu.Divider />
      <Menu.Item component={Link} to="/profile" leftSection={<IconUserCircle size={16} aria-hidden />}>
        {t('Profile')}
      </Menu.Item>
      {isAdministrator(userType) && (
        <Menu.Item component={Link} to="/settings" leftSection={<IconBuilding size={16} aria-hidden />}>
          {t('Settings')}
        </Menu.Item>
      )}
      {isAdministrator(userType) && (
        <Menu.Item component={Link} to="/health" leftSection={<IconHeartbeat size={16} aria-hidden />}>
          {t('Health')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void leave()}>
        {t('Logout')}
      </Menu.Item>
    </>
  );
}
