import { useQuery } from '@tanstack/react-query';
import { readPage } from '#kit/web/use-entity';
import { type CreditNote, creditNote } from './credit-note.contract';

/** The reasons of the newest credit notes, each once, as suggestions for the next one (DE6). */
export function useEarlierReasons(): readonly string[] {
  const { data } = useQuery({
    queryKey: [creditNote.path, 'earlier reasons'],
    queryFn: ({ signal }) =>
      readPage<CreditNote>(creditNote.path, { sort: '-createdAt', page: 1, pageSize: 100 }, signal),
  });
  return [...new Set(data?.rows.map(({ reason }) => reason))].sort((a, b) => a.localeCompare(b));
}
