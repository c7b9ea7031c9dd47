import { sql } from 'kysely';
import type { Call } from '../../../kit/server/call';

/** Carries a change of a teacher's user over to the teacher (A1); nothing to do for any other user. */
export async function keepTeacherInStep(
  call: Call,
  teacherID: string | null,
  user: { name: string; phone: string; username: string },
): Promise<void> {
  if (teacherID === null) return;
  const { name, phone, username } = user;
  await call.db
    .updateTable('teacher')
    .set({ teacherName: name, teacherPhone: phone, username, updatedAt: call.now, __v: sql<number>`__v + 1` })
    .where('_id', '=', teacherID)
    .where((teacher) =>
      teacher.or([
        teacher('teacherName', '!=', name),
        teacher('teacherPhone', '!=', phone),
        teacher('username', '!=', username),
      ]),
    )
    .execute();
}
