import type { Planted } from './inconsistency';

const academy = (...sql: string[]): Planted => ({ brand: 'academy', sql });

/** A draft of the class and subject of some mark. */
const draft = `insert into assessment (_id, "assessmentName", "classID", "subjectID", "assessmentKind", weight)
  select gen_random_uuid(), 'Planted', "classID", "subjectID", 'quiz', 1 from mark order by _id limit 1`;

/** The faults of marks that follow from assessments. */
export const plantedInMarks: Readonly<Record<string, Planted>> = {
  'marks-of-assessments': academy(
    `update mark set "fromAssessments" = true where _id = (select _id from mark where not "fromAssessments" order by _id limit 1)`,
  ),
  'marks-by-hand': academy(draft),
  scores: academy(
    `with a as (${draft} returning _id, "classID") insert into score (_id, "assessmentID", "studentID", score)
      select gen_random_uuid(), a._id, m."studentID", 100.01 from a join mark m on m."classID" = a."classID" limit 1`,
  ),
};
