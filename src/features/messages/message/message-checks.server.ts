import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

export const messageChecks: readonly Check[] = [
  {
    name: 'message-waiting',
    holds: words('Every message that waits is still to be sent, and no other is'),
    broken: words('The message of {moment} to {address} is {status}, and yet it is still to be sent or is not'),
    finds: sql`select to_char(m."createdAt", 'YYYY-MM-DD HH24:MI') as moment, m.address, m."messageStatus" as status
      from message m left join message_waiting w on w."messageID" = m._id
      where (m."messageStatus" = 'waiting') <> (w."messageID" is not null)`,
  },
];
