import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import { calculatedMarks } from './calculated-marks.server';

/** The sums of AL20 (12). */
export const gradebookChecks: readonly Check[] = [
  {
    name: 'marks-of-assessments',
    holds: words('Marks of assessed subjects are what their scores come to'),
    broken: words('{student}, {subject} in {class}: the mark is {mark}, the scores come to {calculated}'),
    finds: sql`select s."studentName" as student, u."subjectName" as subject, c."className" as class,
        coalesce(m."Amount"::text, '–') as mark, coalesce(r.mark::text, '–') as calculated
      from (${calculatedMarks}) r
      full join (select * from mark where "fromAssessments") m
        on m."studentID" = r."studentID" and m."classID" = r."classID" and m."subjectID" = r."subjectID"
      join student s on s._id = coalesce(m."studentID", r."studentID")
      join subject u on u._id = coalesce(m."subjectID", r."subjectID")
      join school_class c on c._id = coalesce(m."classID", r."classID")
      where m."Amount" is distinct from r.mark`,
  },
  {
    name: 'marks-by-hand',
    holds: words('No mark by hand stands beside assessments'),
    broken: words('{student}, {subject} in {class}: the mark {mark} was given by hand'),
    finds: sql`select s."studentName" as student, u."subjectName" as subject, c."className" as class, m."Amount"::text as mark
      from mark m join student s on s._id = m."studentID" join subject u on u._id = m."subjectID" join school_class c on c._id = m."classID"
      where not m."fromAssessments"
        and exists (select from assessment a where a."classID" = m."classID" and a."subjectID" = m."subjectID")`,
  },
  {
    name: 'scores',
    holds: words('Each student has one score an assessment, and none above its best'),
    broken: words('{student}, {assessment}: {times} scores, {score} of {best}'),
    finds: sql`select s."studentName" as student, a."assessmentName" as assessment, count(*)::text as times,
        coalesce(max(r.score)::text, '–') as score, a."maxScore"::text as best
      from score r join student s on s._id = r."studentID" join assessment a on a._id = r."assessmentID"
      group by s._id, a._id having count(*) > 1 or max(r.score) > a."maxScore"`,
  },
];
