import { sql } from 'kysely';
import type { Row } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import type { student } from './student.contract';

/** The picture on a student's card: the own one, else that of the newest certificate; null without either. */
export async function cardPhoto(
  call: Call,
  { _id, photo }: Pick<Row<typeof student>, '_id' | 'photo'>,
): Promise<string | null> {
  return photo ?? certifiedPhoto(call, _id);
}

async function certifiedPhoto(call: Call, studentID: string): Promise<string | null> {
  const { rows } = await sql<{ photo: string }>`
    select photo from ${tableOf(call, 'certificate')} where "studentID" = ${studentID} and photo is not null
    order by "issueDate" desc, _id desc limit 1`.execute(call.db);
  return rows[0]?.photo ?? null;
}
