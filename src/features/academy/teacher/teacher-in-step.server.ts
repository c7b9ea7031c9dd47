import { sql } from 'kysely';
import type { UserFollower } from '#features/people/user/user-follower.server';

/** Keeps a teacher in step with its user where that was changed on the users screen or by its own bearer (A1). */
export const keepTeacherInStep: UserFollower = async (call, teacherID, { name, phone, username }) => {
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
};
