import type { Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { DocumentPage } from '#kit/server/pdf/DocumentPage.pdf';
import { StudentTitle } from '#features/academy/student/StudentTitle.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Letterhead } from '#kit/server/pdf/Letterhead.pdf';
import { Parties } from '#kit/server/pdf/Parties.pdf';
import { View } from '#kit/server/pdf/primitives';
import { SectionTitle } from '#kit/server/pdf/SectionTitle.pdf';
import { SignatureLines } from '#kit/server/pdf/SignatureLines.pdf';
import { PaperProof } from '#house/paper/PaperProof.pdf';
import { type student, studentLevels } from '#features/academy/student/student.contract';
import { ClassMarks, type SheetMark } from './ClassMarks.pdf';
import { byClass } from './marks.rules';
import { Reached } from './Reached.pdf';

export interface SheetFacts {
  readonly house: HouseStyle;
  readonly student: Row<typeof student>;
  readonly marks: readonly SheetMark[];
  readonly today: string;
  /** The code of the paper; null while it has none. */
  readonly code: string | null;
}

/** The mark sheet of a student, class by class. */
export function MarkSheet({ house, student, marks, today, code }: SheetFacts) {
  const { studentName, stdID, studentPhone, studentAddress, educationalLevel } = student;
  const classes = byClass(marks);
  const end = (
    <>
      <SignatureLines labels={[t('Signature and stamp')]} />
      <PaperProof house={house} code={code} />
    </>
  );
  return (
    <DocumentPage title={t('Mark sheet of {name}', { name: studentName })} author={house.name}>
      <Letterhead house={house} />
      <StudentTitle title={t('Mark sheet')} stdID={stdID} today={today} />
      <Parties
        parties={[
          { label: t('Student'), name: studentName, lines: [studentPhone, studentAddress] },
          { label: t('Educational level'), name: t(studentLevels[educationalLevel]), lines: [] },
        ]}
      />
      {marks.length === 0 && <SectionTitle title={t('No marks found')} />}
      {classes.map((own) => (
        <ClassMarks key={own[0]?.classID} marks={own}>
          {classes.length === 1 && end}
        </ClassMarks>
      ))}
      {classes.length > 1 && (
        <View wrap={false}>
          <SectionTitle title={t('All classes')} />
          <Reached marks={marks} />
          {end}
        </View>
      )}
      {classes.length === 0 && end}
    </DocumentPage>
  );
}
