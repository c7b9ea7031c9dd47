import type { ReactNode } from 'react';
import type { Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { shownDay, shownDecimal, shownFigure } from '#kit/rules/show';
import { DocumentPage } from '#kit/server/pdf/DocumentPage.pdf';
import { StudentTitle } from '#features/academy/student/StudentTitle.pdf';
import { FactRow } from '#kit/server/pdf/FactRow.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Letterhead } from '#kit/server/pdf/Letterhead.pdf';
import { Lines } from '#kit/server/pdf/Lines.pdf';
import { Parties } from '#kit/server/pdf/Parties.pdf';
import { Text, View } from '#kit/server/pdf/primitives';
import { SectionTitle } from '#kit/server/pdf/SectionTitle.pdf';
import { SignatureLines } from '#kit/server/pdf/SignatureLines.pdf';
import { styles } from '#kit/server/pdf/styles';
import { PaperProof } from '#house/paper/PaperProof.pdf';
import { outcomes } from '#features/academy/grade-scale/grade-scale.contract';
import type { SheetMark } from '#features/academy/marks/ClassMarks.pdf';
import { noResult } from '#features/academy/marks/marks.contract';
import { resultTogether } from '#features/academy/marks/marks.rules';
import { Reached } from '#features/academy/marks/Reached.pdf';
import type { student } from '#features/academy/student/student.contract';
import { hoursOf } from './transcript.rules';

/** A class of a student, with the results reached there. */
export interface TranscriptClass {
  readonly _id: string;
  readonly className: string;
  readonly courseName: string;
  readonly startedDate: string;
  readonly endDate: string;
  /** The length of all lessons that were held. */
  readonly minutes: number;
  readonly marks: readonly SheetMark[];
}

interface Props {
  readonly house: HouseStyle;
  readonly student: Row<typeof student>;
  readonly classes: readonly TranscriptClass[];
  readonly today: string;
  /** The code by which the paper is checked; null while it has none. */
  readonly code: string | null;
}

/** The transcript: all classes of a student, with course, dates, hours, marks, average and grade (GB14). */
export function Transcript({ house, student: { studentName, stdID }, classes, today, code }: Props) {
  const marks = classes.flatMap((one) => one.marks);
  const end = (
    <>
      <SignatureLines labels={[t('Signature and stamp')]} />
      <PaperProof house={house} code={code} />
    </>
  );
  return (
    <DocumentPage title={t('Transcript of {name}', { name: studentName })} author={house.name}>
      <Letterhead house={house} />
      <StudentTitle title={t('Transcript')} stdID={stdID} today={today} />
      <Parties parties={[{ label: t('Student'), name: studentName, lines: [] }]} />
      {classes.length === 0 && <SectionTitle title={t('Class not found')} />}
      {classes.map((one) => (
        <ClassReached key={one._id} of={one}>
          {classes.length === 1 && end}
        </ClassReached>
      ))}
      {classes.length !== 1 && (
        <View wrap={false}>
          {marks.length > 0 && (
            <>
              <SectionTitle title={t('All classes')} />
              <Reached marks={marks} />
            </>
          )}
          {end}
        </View>
      )}
    </DocumentPage>
  );
}

interface Reaching {
  readonly of: TranscriptClass;
  /** The end of the transcript, below its only class. */
  readonly children: ReactNode;
}

function ClassReached({ of, children }: Reaching) {
  const { className, courseName, startedDate, endDate, minutes, marks } = of;
  const { average, grade, outcome } = resultTogether(marks);
  const reached = (
    <>
      <FactRow
        facts={[
          // Without a register nobody knows how many lessons were held.
          { label: t('Hours held'), value: minutes === 0 ? noResult : shownDecimal(hoursOf(minutes)) },
          { label: t('Average'), value: average === undefined ? noResult : shownDecimal(average) },
          { label: t('Grade'), value: grade ?? noResult },
          { label: t('Result'), value: outcome === undefined ? noResult : t(outcomes[outcome]) },
        ]}
      />
      {children}
    </>
  );
  return (
    <>
      <SectionTitle title={t('{className} – {courseName}', { className, courseName })} />
      <Text minPresenceAhead={60} style={styles.quiet}>
        {t('{start} to {end}', { start: shownDay(startedDate), end: shownDay(endDate) })}
      </Text>
      {marks.length === 0 ? (
        reached
      ) : (
        <Lines
          columns={[
            { heading: t('Subject'), share: 4 },
            { heading: t('Mark'), share: 1, align: 'end' },
          ]}
          rows={marks.map(({ subjectName, Amount }) => [subjectName, shownFigure(Amount)])}
        >
          {reached}
        </Lines>
      )}
    </>
  );
}
