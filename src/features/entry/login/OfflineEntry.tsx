import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { landing, pathsOf } from '#house/menu/landing.rules';
import { t } from '#kit/contract/language';
import { AuthNote } from '#house/sign-in/AuthNote';
import { worksOffline } from '#house/session/areas';
import { goOnOffline } from '#house/session/session';
import { type KnownUser, knownUser } from '#house/session/known-user';

/** Shown on a login page that cannot reach the server: lets the last user continue with the screens that work offline. */
export default function OfflineEntry({ from }: { from: string | undefined }) {
  const navigate = useNavigate();
  const [known, setKnown] = useState<KnownUser>();
  useEffect(() => {
    knownUser().then(setKnown, () => {});
  }, []);
  if (!known) return null;
  const { brand, claims } = known;

  function goOn() {
    goOnOffline(brand, claims);
    const screens = [from?.split('?')[0], landing(claims.menus, claims.userType), ...pathsOf(claims.menus)];
    const first = screens.find((path) => path !== undefined && worksOffline(path));
    void navigate({ to: first ?? '/profile', replace: true });
  }

  return (
    <>
      <AuthNote tone="attention">
        {t(
          'There is no network. Registers and marks can be entered all the same: they are kept on this phone and sent when you log in.',
        )}
      </AuthNote>
      <Button variant="default" fullWidth mt="sm" mb="xs" onClick={goOn}>
        {t('Continue without a network as {name}', { name: claims.name })}
      </Button>
    </>
  );
}
