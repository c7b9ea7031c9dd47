import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readPage } from '#kit/web/use-entity';
import { message } from './message.contract';

/** How often it is looked whether what waits has gone, in milliseconds. */
const lookEvery = 4_000;

/** While messages wait to be sent, what the page shows is read again whenever their number changes: nobody else says that they went. */
export function useFollowing(): void {
  const client = useQueryClient();
  const { data: waiting } = useQuery({
    queryKey: ['messages', 'waiting'],
    queryFn: async ({ signal }) =>
      (await readPage(message.path, { messageStatus: 'waiting', page: 1, pageSize: 1 }, signal)).count,
    refetchInterval: ({ state }) => (state.data === 0 ? false : lookEvery),
  });
  const before = useRef(waiting);
  useEffect(() => {
    // What is shown was read along with the first number.
    if (before.current !== undefined && before.current !== waiting)
      void client.invalidateQueries({ queryKey: [message.path] });
    before.current = waiting;
  }, [client, waiting]);
}
