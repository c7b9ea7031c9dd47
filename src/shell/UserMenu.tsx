import { useMantineColorScheme } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  IconCheck,
  IconChevronDown,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import type { StaffClaims } from '../features/access/login/login.contract';
import { t } from '../kit/contract/language';
import { Menu } from '../kit/web/ui/Menu';
import { initialsOf } from './initials';
import styles from './TopBar.module.css';

const schemes = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon } as const;

/** The person who is signed in: profile, light or dark, logout. */
export function UserMenu({ claims }: { claims: StaffClaims }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const navigate = useNavigate();
  async function leave() {
    const { mayLeave } = await import('./offline/may-leave');
    if (await mayLeave()) await navigate({ to: '/logout' });
  }
  const labels = { auto: t('Like the system'), light: t('Light'), dark: t('Dark') };
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
        <Menu.Divider />
        <Menu.Label>{t('Colours')}</Menu.Label>
        {(['auto', 'light', 'dark'] as const).map((scheme) => {
          const Icon = schemes[scheme];
          return (
            <Menu.Item
              key={scheme}
              aria-current={scheme === colorScheme || undefined}
              leftSection={<Icon size={16} aria-hidden />}
              rightSection={scheme === colorScheme && <IconCheck size={16} aria-hidden />}
              closeMenuOnClick={false}
              onClick={() => setColorScheme(scheme)}
            >
              {labels[scheme]}
            </Menu.Item>
          );
        })}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void leave()}>
          {t('Logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
