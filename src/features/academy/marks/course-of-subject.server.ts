import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseField } from '#kit/server/refusal';

/** The course of a subject, which stays as it is until the call ends. A subject that does not exist is refused (400). */
export async function courseOf(call: Call, subjectID: string): Promise<string> {
  const subject = await call.db
    .selectFrom('subject')
    .select('courseID')
    .where('_id', '=', subjectID)
    .forShare()
    .executeTakeFirst();
  return subject?.courseID ?? refuseSubject();
}

function refuseSubject(): never {
  const problem = t('Please select subject');
  refuseField(400, 'subjectID', problem);
}
