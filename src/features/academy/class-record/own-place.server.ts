import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseInvalid } from '#kit/server/refusal';
import { refuseForeignClass, wasEnrolled } from './own-records.server';

/** A student in a class. */
export interface Place {
  readonly studentID: string;
  readonly classID: string;
}

/** The contract of a record whose place is in question: it has the messages for a missing student or class. */
interface Placed {
  readonly fields: { readonly [name in keyof Place]: { readonly required?: string | undefined } };
}

/** Refuses a class that the caller has no business with, or that is not one of the student's (E9). */
export async function refuseOtherPlace(call: Call, of: Placed, { studentID, classID }: Place): Promise<void> {
  const asked = (name: keyof Place) => ({ [name]: t(of.fields[name].required ?? 'Choose from the list') });
  const known = await call.db.selectFrom('student').select('_id').where('_id', '=', studentID).executeTakeFirst();
  if (!known) refuseInvalid(asked('studentID'));
  const held = await call.db.selectFrom('school_class').select('_id').where('_id', '=', classID).executeTakeFirst();
  if (!held) refuseInvalid(asked('classID'));
  await refuseForeignClass(call, classID);
  if (!(await wasEnrolled(call, studentID, classID)))
    refuseInvalid({ classID: t('This student was never enrolled in this class') });
}
