import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import { getNotifications, markSeen, type Notification } from '#house/notification/notification.contract';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { useOrganisation } from '#kit/web/organisation';
import { showAgo } from '#kit/web/show-ago';
import { toastWrong } from '#kit/web/toast';
import { Menu } from '#kit/web/ui/Menu';
import styles from './NotificationList.module.css';
import { useNotifications } from './use-notifications';

/** The list below the bell: the newest first, each leading to its screen. Those that are shown count as read. */
export default function NotificationList() {
  const { data, error } = useNotifications();
  const { timeZone } = useOrganisation();
  const fresh = useSeen(data);
  const go = useGo();
  const [now] = useState(() => new Date());
  return (
    <>
      <Menu.Label className={styles.head}>{t('Notifications')}</Menu.Label>
      {!data && <Said words={error ? error.message : t('Loading…')} />}
      {data?.length === 0 && (
        <Said words={t('Nothing yet. Complaints, empty stock, tasks and finished work are shown here.')} />
      )}
      <div className={styles.list}>
        {data?.map((one) => (
          <Menu.Item
            key={one._id}
            component="a"
            href={one.path}
            className={styles.one}
            data-unread={fresh.has(one._id) || undefined}
            onClick={(event: MouseEvent) => {
              // A click that asks for another tab gets one.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              go(one.path);
            }}
          >
            <span className={styles.text}>{one.text}</span>
            <span className={styles.when}>
              {fresh.has(one._id) && <span className={styles.unread}>{t('New')}</span>}
              {showAgo(one.createdAt, now, timeZone)}
            </span>
          </Menu.Item>
        ))}
      </div>
    </>
  );
}

/** The text in place of notifications. A menu may only contain items, so for screen readers this is its only item, and does nothing. */
function Said({ words }: { words: string }) {
  return (
    <div role="menuitem" aria-disabled="true" className={styles.none}>
      {words}
    </div>
  );
}

/** Marks what is shown as read, here at once and then on the server, and returns what is shown for the first time. */
function useSeen(data: readonly Notification[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useMark();
  const unread = data?.filter(({ isRead }) => !isRead) ?? [];
  if (unread.some(({ _id }) => !fresh.has(_id))) setFresh(new Set([...fresh, ...unread.map(({ _id }) => _id)]));
  const newest = unread.length > 0 ? data?.[0]?._id : undefined;
  useEffect(() => {
    if (newest !== undefined) mutate(newest);
  }, [newest, mutate]);
  return fresh;
}

/** Goes to an address of ours without loading the page. */
function useGo(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    const [to = '', query] = path.split('?');
    void navigate({ to, search: Object.fromEntries(new URLSearchParams(query)) });
  };
}

function useMark() {
  const client = useQueryClient();
  const queryKey = [getNotifications.path];
  return useMutation({
    mutationFn: (newest: string) => call(markSeen, { body: { newest } }),
    onMutate: () => {
      client.setQueryData<readonly Notification[]>(queryKey, (all) => all?.map((one) => ({ ...one, isRead: true })));
    },
    onError: (error) => toastWrong(error.message),
  });
}
