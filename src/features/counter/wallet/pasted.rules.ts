import { counted } from '#kit/contract/language';

/** The result of pasting messages: how many are new, were stored already, and could not be read. */
export function pastedSaid({
  read,
  known,
  unread,
}: {
  readonly read: number;
  readonly known: number;
  readonly unread: number;
}): string {
  const said = [
    counted(read, '{count} message is read', '{count} messages are read'),
    known > 0 ? counted(known, '{count} was there already', '{count} were there already') : '',
    unread > 0 ? counted(unread, '{count} was not read', '{count} were not read') : '',
  ];
  return said.filter(Boolean).join(' · ');
}
