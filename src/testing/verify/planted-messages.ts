import type { Planted } from './inconsistency';

/** Inconsistencies of messages. */
export const plantedInMessages: Readonly<Record<string, Planted>> = {
  'message-waiting': {
    brand: 'academy',
    sql: [
      `insert into message (_id, "studentID", channel, purpose, "messageStatus", text, address, language, parts, cost)
       select gen_random_uuid(), _id, 'sms', 'announcement', 'waiting', 'x', '252', 'en', 1, 0 from student limit 1`,
    ],
  },
};
