import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getNotifications } from '#house/notification/notification.contract';
import { follow } from '#kit/web/live/follow';
import { makeRefresher } from '#kit/web/live/refresh';
import { useSession } from '#house/session/session';
import { useNotifications } from './use-notifications';

/** Listens for changes on the server: lists on screen are reloaded, and new notifications are read aloud. */
export default function LiveNews({ onUnread }: { onUnread: (count: number) => void }) {
  const { data } = useNotifications();
  const said = useNewest(data);
  useChanges();
  const unread = data?.filter(({ isRead }) => !isRead).length ?? 0;
  useEffect(() => onUnread(unread), [unread, onUnread]);
  return <output className="visually-hidden">{said}</output>;
}

/** The text of a notification that came while the page was open. */
function useNewest(data: ReturnType<typeof useNotifications>['data']): string {
  const known = useRef<string | undefined>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!data) return;
    const [newest] = data;
    if (known.current !== undefined && newest && newest._id > known.current) setSaid(newest.text);
    known.current = newest?._id ?? '';
  }, [data]);
  return said;
}

/** How long the page must have made no request before it begins to listen, in milliseconds. */
const quiet = 2_000;

function useChanges(): void {
  const client = useQueryClient();
  const { token } = useSession();
  const isIn = token !== undefined;
  useEffect(() => {
    if (!isIn) return undefined;
    const refresher = makeRefresher(client);
    let stop = () => {};
    let asked = Date.now();
    const timer = setInterval(() => {
      if (client.isFetching() > 0 || document.readyState !== 'complete') asked = Date.now();
      if (Date.now() - asked < quiet) return;
      clearInterval(timer);
      stop = follow(getNotifications.path, refresher.note);
    }, 250);
    return () => {
      clearInterval(timer);
      refresher.stop();
      stop();
    };
  }, [client, isIn]);
}
