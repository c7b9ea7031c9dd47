import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { getNotifications, markNotification, type Notification } from '#house/notification/notification.contract';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { useOrganisation } from '#kit/web/organisation';
import { showAgo } from '#kit/web/show';
import { toastWrong } from '#kit/web/toast';
import { Menu } from '#kit/web/ui/Menu';
import styles from './NotificationList.module.css';
import { useNotifications } from './use-notifications';

/** What hangs below the bell: the newest first, each leading to its screen; opening one marks it as read. */
export default function NotificationList() {
  const { data, error } = useNotifications();
  const { timeZone } = useOrganisation();
  const mark = useMark();
  const go = useGo();
  const unread = data?.filter(({ isRead }) => !isRead) ?? [];
  const [now] = useState(() => new Date());
  return (
    <>
      <Menu.Label className={styles.head}>{t('Notifications')}</Menu.Label>
      {!data && <p className={styles.none}>{error ? error.message : t('Loading…')}</p>}
      {data?.length === 0 && (
        <p className={styles.none}>
          {t('Nothing yet. Complaints, empty stock, tasks and finished work are told here.')}
        </p>
      )}
      <div className={styles.list}>
        {data?.map((one) => (
          <Menu.Item
            key={one._id}
            component="a"
            href={one.path}
            className={styles.one}
            data-unread={!one.isRead || undefined}
            onClick={(event: MouseEvent) => {
              if (!one.isRead) mark.mutate([one]);
              // Whoever asks for another tab gets one.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              go(one.path);
            }}
          >
            <span className={styles.text}>{one.text}</span>
            <span className={styles.when}>
              {one.isRead ? '' : <span className={styles.unread}>{t('Unread')}</span>}
              {showAgo(one.createdAt, now, timeZone)}
            </span>
          </Menu.Item>
        ))}
      </div>
      {unread.length > 0 && (
        <>
          <Menu.Divider />
          <Menu.Item closeMenuOnClick={false} onClick={() => mark.mutate(unread)}>
            {t('Mark all as read')}
          </Menu.Item>
        </>
      )}
    </>
  );
}

/** Goes to an address of ours without loading the page. */
function useGo(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    const [to = '', query] = path.split('?');
    void navigate({ to, search: Object.fromEntries(new URLSearchParams(query)) });
  };
}

/** Marks notifications as read, here at once and on the server after it; a failure is told and undone. */
function useMark() {
  const client = useQueryClient();
  const queryKey = [getNotifications.path];
  return useMutation({
    mutationFn: async (read: readonly Notification[]) => {
      for (const { _id } of read) await call(markNotification, { params: { id: _id }, body: { isRead: true } });
    },
    onMutate: (read) => {
      const ids = new Set(read.map(({ _id }) => _id));
      client.setQueryData<readonly Notification[]>(queryKey, (all) =>
        all?.map((one) => (ids.has(one._id) ? { ...one, isRead: true } : one)),
      );
    },
    onError: (error) => toastWrong(error.message),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
