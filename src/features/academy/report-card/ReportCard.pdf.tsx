import { t } from '#kit/contract/language';
import { shownDay, shownDecimal } from '#kit/rules/show';
import type { Fact } from '#kit/server/pdf/DocumentTitle.pdf';
import { StudentTitle } from '#features/academy/student/StudentTitle.pdf';
import { FactRow } from '#kit/server/pdf/FactRow.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Letterhead } from '#kit/server/pdf/Letterhead.pdf';
import { Parties } from '#kit/server/pdf/Parties.pdf';
import { Text } from '#kit/server/pdf/primitives';
import { SectionTitle } from '#kit/server/pdf/SectionTitle.pdf';
import { SignatureLines } from '#kit/server/pdf/SignatureLines.pdf';
import { PaperProof } from '#house/paper/PaperProof.pdf';
import { outcomes } from '#features/academy/grade-scale/grade-scale.contract';
import type { Place, ResultRow } from '#features/academy/gradebook/gradebook.contract';
import { noResult } from '#features/academy/marks/marks.contract';
import { cardStyle } from './report-card-style';
import type { CardSubject } from './report-card.rules';
import { SubjectLines } from './SubjectLines.pdf';

/** The facts of a class at the head of its report cards. */
export interface CardHead {
  readonly className: string;
  readonly courseName: string;
  readonly teacherName: string;
  readonly startedDate: string;
  readonly endDate: string;
}

export interface Card {
  readonly row: ResultRow;
  readonly subjects: readonly CardSubject[];
  /** Null where ranks are not shown. */
  readonly place: Place | null;
  /** How many of the registers the student attended; undefined without any. */
  readonly attended: { readonly attended: number; readonly registers: number } | undefined;
  /** The code of the paper; null while it has none. */
  readonly code: string | null;
}

interface Props {
  readonly house: HouseStyle;
  readonly head: CardHead;
  readonly today: string;
  readonly card: Card;
}

/** The report card of a student in a class, on one sheet (GB14). */
export function ReportCard({ house, head, today, card: { row, subjects, place, attended, code } }: Props) {
  const { className, courseName, teacherName, startedDate, endDate } = head;
  const { studentID, remark } = row;
  const end = (
    <>
      <FactRow
        facts={[...reachedOf(row), ...placeSaid(place), { label: t('Attendance'), value: timesSaid(attended) }]}
      />
      {remark !== null && (
        <>
          <SectionTitle title={t('Remark')} />
          <Text style={cardStyle.remark}>{remark}</Text>
        </>
      )}
      <SignatureLines labels={[t('Teacher'), t('Signature and stamp')]} />
      <PaperProof house={house} code={code} />
    </>
  );
  return (
    <>
      <Letterhead house={house} />
      <StudentTitle title={t('Report card')} stdID={studentID.stdID} today={today} />
      <Parties
        parties={[
          { label: t('Student'), name: studentID.studentName, lines: [] },
          {
            label: t('Class'),
            name: className,
            lines: [courseName, t('{start} to {end}', { start: shownDay(startedDate), end: shownDay(endDate) })],
          },
          { label: t('Teacher'), name: teacherName, lines: [] },
        ]}
      />
      {subjects.length === 0 ? (
        <>
          <SectionTitle title={t('No marks found')} />
          {end}
        </>
      ) : (
        <SubjectLines subjects={subjects}>{end}</SubjectLines>
      )}
    </>
  );
}

function reachedOf({ average, grade, outcome }: ResultRow): Fact[] {
  return [
    { label: t('Average'), value: average === null ? noResult : shownDecimal(average) },
    { label: t('Grade'), value: grade ?? noResult },
    { label: t('Result'), value: outcome === null ? noResult : t(outcomes[outcome]) },
  ];
}

function placeSaid(place: Place | null): Fact[] {
  if (place === null) return [];
  const { rank, of } = place;
  return [
    { label: t('Rank'), value: rank === null ? noResult : t('{number} of {count}', { number: rank, count: of }) },
  ];
}

function timesSaid(attended: Card['attended']): string {
  if (attended === undefined) return noResult;
  return t('{count} of {all}', { count: attended.attended, all: attended.registers });
}
