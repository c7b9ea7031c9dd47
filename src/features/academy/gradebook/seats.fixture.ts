import type { GradebookAnswer, GridAssessment, GridScore, GridStudent } from './gradebook.contract';

export const place = { classID: 'c', subjectID: 's' };
const none = { mean: null, median: null, highest: null, lowest: null, passed: null, number: 0, grades: {} };

export const quiz: GridAssessment = {
  _id: 'quiz',
  __v: 0,
  assessmentName: 'Quiz',
  assessmentKind: 'quiz',
  maxScore: 20,
  weight: 20,
  heldOn: null,
  resitOf: null,
  assessmentStatus: 'draft',
};
export const final: GridAssessment = { ...quiz, _id: 'final', assessmentName: 'Final', maxScore: 100, weight: 80 };

export function scored(score: number, __v = 0): GridScore {
  return { _id: `score ${score}`, score, scoreStatus: 'scored', remark: null, __v };
}

export function seated(name: string, stdID: number, scores: GridStudent['scores'] = {}): GridStudent {
  return {
    studentID: { _id: name, studentName: name, stdID },
    enrollmentID: name,
    enrolledStatus: 'active',
    scores,
    soFar: null,
    mark: null,
    grade: null,
    outcome: null,
  };
}

/** The gradebook of a class of three with a quiz and a final, of which nothing is published. */
export function gradebookOf(more: Partial<GradebookAnswer> = {}): GradebookAnswer {
  return {
    status: true,
    ...place,
    className: 'WEB-07',
    courseID: 'web',
    subjectName: 'HTML',
    resultsLocked: false,
    isByHand: false,
    assessments: [quiz, final],
    students: [seated('Amina', 1001), seated('Bilal', 1002), seated('Caasha', 1003)],
    statistics: { marks: none, assessments: { quiz: none, final: none } },
    ...more,
  };
}
