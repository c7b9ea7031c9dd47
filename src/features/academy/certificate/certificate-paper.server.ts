import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import type { Call } from '#kit/server/call';
import { find } from '#kit/server/write/change';
import { paperCode } from '#house/paper/paper-code.server';
import type { PaperState } from '#house/paper/papers.contract';
import { changeOf, numberedRecord, type PaperFact, type ProvenPaper } from '#house/paper/proven-paper.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { certificate, type certificateStatuses } from './certificate.contract';
import { resultShown, typeShown } from './certificate.rules';

type Certificate = Got<typeof certificate>;

const letter = 'C';
const states: Readonly<Record<keyof typeof certificateStatuses, PaperState>> = {
  taken: 'genuine',
  order: 'genuine',
  pending: 'notIssued',
  blocked: 'revoked',
};

/** The code of a certificate. */
export function certificateCode(call: Call, { _id, certificateNo }: Pick<Certificate, '_id' | 'certificateNo'>) {
  return paperCode(call, { letter, number: certificateNo, addition: '', _id, of: '' });
}

/** The paper of a certificate, which its code proves (PU5, PU6). */
export const certificatePaper: ProvenPaper = {
  kind: 'certificate',
  letter,
  find: async (call, { number }) => {
    const found = await numberedRecord(call, certificate, 'certificateNo', number);
    if (!found) return undefined;
    const { _id, studentID: owner } = found;
    return {
      _id,
      tell: async () => ({
        state: states[found.status],
        facts: await factsOf(call, found),
        changedAt: changeOf(found),
      }),
      shown: { entity: student, _id: owner._id, number: owner.stdID, name: owner.studentName },
    };
  },
};

async function factsOf(call: Call, found: Certificate): Promise<PaperFact[]> {
  const { certID, studentID: owner, classID, issueDate } = found;
  const result = resultShown(found);
  const held = await find(call, schoolClass, classID._id);
  const lasted = held && t('{start} to {end}', { start: shownDay(held.startedDate), end: shownDay(held.endDate) });
  return [
    { label: t('Certificate ID'), value: certID },
    { label: t('Name'), value: owner.studentName },
    { label: t('Course'), value: classID.courseID.courseName },
    { label: t('Class'), value: classID.className },
    ...(lasted === undefined ? [] : [{ label: t('Dates'), value: lasted }]),
    { label: t('Type'), value: typeShown(found) },
    ...(result === undefined ? [] : [{ label: t('Result'), value: result }]),
    { label: t('Issue date'), value: shownDay(issueDate) },
  ];
}
