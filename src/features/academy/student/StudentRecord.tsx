import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { Status } from '#kit/web/Status';
import { PhoneLinks } from '#house/page/PhoneLinks';
import type { PageHead } from '#house/page/page-head';
import { DebtorPage } from '#features/ledger/debt/DebtorPage';
import type { DebtPart } from '#features/ledger/debt/page-debt';
import { student } from './student.contract';
import { studentScreen } from './student.screens';
import { cardAction } from './student-card-action';
import { studentForm } from './student-form';

function head(one: Got<typeof student>): PageHead {
  const { studentName: name, stdID, studentStatus, studentPhone: phone, photoUrl, __v: version } = one;
  const { parentName, parentPhone } = one;
  return {
    name,
    number: String(stdID),
    status: <Status of={student.fields.studentStatus} word={studentStatus} />,
    phone,
    picture: photoUrl ? { url: photoUrl, version } : undefined,
    facts: [
      { label: t('Address'), value: one.studentAddress },
      ...(parentName ? [{ label: t('Parent'), value: <bdi>{parentName}</bdi> }] : []),
      ...(parentPhone ? [{ label: t('Parent phone'), value: <PhoneLinks phone={parentPhone} /> }] : []),
    ],
  };
}

/** A student's whole story. */
export function StudentRecord({ parts }: { parts: readonly DebtPart[] }) {
  return (
    <DebtorPage
      entity={student}
      screen={studentScreen}
      head={head}
      form={studentForm}
      actions={(one) => [cardAction(one)]}
      parts={parts}
    />
  );
}
