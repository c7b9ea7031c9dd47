import { sql } from 'kysely';
import type { Row } from '#kit/contract/entity';
import { comma, t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { paperCode } from '#house/paper/paper-code.server';
import type { PaperState } from '#house/paper/papers.contract';
import type { ProvenPaper } from '#house/paper/proven-paper.server';
import { classNamesOf } from './current-classes.server';
import { student, type studentStatuses } from './student.contract';

type Student = Row<typeof student>;

const letter = 'S';
const states: Readonly<Record<keyof typeof studentStatuses, PaperState>> = {
  active: 'genuine',
  graduated: 'formerStudent',
  pending: 'notIssued',
  blocked: 'revoked',
};

/** The code of a student's newest card. */
export function cardCode(call: Call, { _id, stdID, cardVersion }: Pick<Student, '_id' | 'stdID' | 'cardVersion'>) {
  return paperCode(call, { letter, number: stdID, addition: String(cardVersion), _id, of: '' });
}

/** The paper of a student card, which its code proves (PU5, PU6). */
export const cardPaper: ProvenPaper = {
  kind: 'card',
  letter,
  find: async (call, { number, addition }) => {
    const [found] = await askPrepared<Student>(
      call.db,
      sql`select * from ${tableOf(call, 'student')} where "stdID" = ${number}::bigint`,
    );
    if (!found) return undefined;
    const { _id, studentName, stdID, studentStatus, cardVersion } = found;
    const isReplaced = states[studentStatus] === 'genuine' && Number(addition) < cardVersion;
    return {
      _id,
      tell: async () => {
        const classes = await classNamesOf(call, _id);
        return {
          state: isReplaced ? 'replaced' : states[studentStatus],
          facts: [
            { label: t('Name'), value: studentName },
            { label: t('Student ID'), value: String(stdID) },
            ...(classes.length > 0 ? [{ label: t('Class'), value: classes.join(comma()) }] : []),
          ],
          photo: await cardPhoto(call, found),
          changedAt: null,
        };
      },
      shown: { entity: student, _id, number, name: studentName },
    };
  },
};

/** The picture on a student's card: the student's own, otherwise that of the newest certificate; null without either. */
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
