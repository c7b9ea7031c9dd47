import { useQueryClient } from '@tanstack/react-query';
import { IconCloudCheck, IconCloudPause } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { StaffClaims } from '#house/session/login.contract';
import { counted, t } from '#kit/contract/language';
import { startSending } from '#kit/web/offline/outbox';
import { useWrites } from '#kit/web/offline/writes';
import { toastDone, toastWrong } from '#kit/web/toast';
import { usePathname } from '#kit/web/use-pathname';
import { counterScreen } from '#features/counter/counter/counter.screens';
import { pathsOf } from '#house/menu/landing.rules';
import { worksOffline } from '#house/session/areas';
import { accountOf, useSession } from '#house/session/session';
import styles from './Desk.module.css';
import { rememberUser } from '#house/session/known-user';
import { keepApp } from './service-worker';

const OutboxPanel = lazy(() => import('./OutboxPanel'));

/**
 * The button of the top bar for work that waits on this machine: it shows how much, opens the list, and does the sending. `look` is that
 * of the bar's buttons.
 */
export default function Desk({ claims, look }: { claims: StaffClaims; look: string | undefined }) {
  const { brand, token, offline } = useSession();
  const account = accountOf(brand, claims);
  const writes = useWrites(account);
  const refused = writes.filter((write) => write.refused).length;
  const waiting = writes.length - refused;
  const [panel, setPanel] = useState<'never' | 'open' | 'shut'>('never');
  useSending();
  usePreparation(brand, claims, token !== undefined);

  const label = labelOf(waiting, refused);
  const Icon = writes.length > 0 ? IconCloudPause : IconCloudCheck;
  return (
    <>
      <button
        type="button"
        className={`${look} ${styles.desk}`}
        data-tone={refused > 0 ? 'wrong' : waiting > 0 ? 'attention' : undefined}
        aria-label={label}
        title={label}
        onClick={() => setPanel('open')}
      >
        <Icon size={20} stroke={1.7} aria-hidden />
        {writes.length > 0 && <span className={styles.count}>{writes.length}</span>}
      </button>
      <output className="visually-hidden">{writes.length > 0 && label}</output>
      {panel !== 'never' && (
        <Suspense>
          <OutboxPanel
            writes={writes}
            needsLogin={offline}
            opened={panel === 'open'}
            onClose={() => setPanel('shut')}
          />
        </Suspense>
      )}
    </>
  );
}

function labelOf(waiting: number, refused: number): string {
  const waits = counted(waiting, '{count} record waits on this phone', '{count} records wait on this phone');
  if (refused === 0) return waiting === 0 ? t('Nothing waits on this phone') : waits;
  const not = counted(refused, '{count} record was not saved', '{count} records were not saved');
  return waiting === 0 ? not : t('{refused}, and {waiting}', { refused: not, waiting: waits });
}

/** Sends waiting work as long as the frame is mounted, and shows the outcome. */
function useSending(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      startSending((arrived, refused) => {
        if (arrived > 0)
          toastDone(
            counted(
              arrived,
              '{count} record that waited here was saved',
              '{count} records that waited here were saved',
            ),
          );
        if (refused > 0)
          toastWrong(
            counted(
              refused,
              '{count} record that waited here was not saved. The cloud in the top bar shows why.',
              '{count} records that waited here were not saved. The cloud in the top bar shows why.',
            ),
          );
        // Saved or refused, the server knows more now than what is on screen.
        void client.invalidateQueries();
      }),
    [client],
  );
}

/** On a screen that works offline, with a login, stores everything that it will need without a network. */
function usePreparation(brand: 'academy' | 'decoration', claims: StaffClaims, isLoggedIn: boolean): void {
  const pathname = usePathname();
  const wanted = isLoggedIn && worksOffline(pathname);
  useEffect(() => {
    if (!wanted) return;
    // Failures do not matter; a browser that can store nothing works online as before.
    rememberUser(brand, claims).catch(() => {});
    keepApp().catch(() => {});
    // A teacher has few classes; everybody else may read all of them, and keeps those that were opened.
    if (claims.userType !== 'teacher') return;
    import('./own-classes').then(({ readAhead }) => readAhead(claims)).catch(() => {});
  }, [wanted, brand, claims]);
  // The counter itself reads what it needs.
  const readsCounter = wanted && pathname !== counterScreen.path && pathsOf(claims.menus).has(counterScreen.path);
  useEffect(() => {
    if (!readsCounter) return;
    import('#features/counter/counter/counter-reads')
      .then(({ readCounterAhead }) => readCounterAhead())
      .catch(() => {});
  }, [readsCounter]);
}
