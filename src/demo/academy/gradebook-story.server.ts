import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import { assessment } from '#features/academy/gradebook/assessment.contract';
import { publishAssessment } from '#features/academy/gradebook/gradebook.contract';
import { saveScores } from '#features/academy/gradebook/score.contract';
import { addDays } from '#kit/rules/calendar';
import { between, seeded } from '#demo/seeded';
import type { Act } from '#demo/story';
import { demoCourses } from './academy-courses';
import { type AcademyStory, idOf } from './made';
import { shownSeat } from './shown-student';

/** The assessments held in the subject: how many days ago, and whether their scores are published. */
const held = [
  { assessmentName: 'Quiz', assessmentKind: 'quiz', maxScore: 10, weight: 20, ago: 18, isPublished: true },
  { assessmentName: 'Practical', assessmentKind: 'practical', maxScore: 20, weight: 30, ago: 9, isPublished: true },
  { assessmentName: 'Project', assessmentKind: 'project', maxScore: 100, weight: 50, ago: 2, isPublished: false },
] as const;

/** The last subject of the class of the student who shows the portal is marked by assessments: nobody has a mark by hand there yet. */
export const gradebookStory: AcademyStory = (world) => {
  const { calls, made, classes, today } = world;
  const random = seeded(4242);
  const classIndex = shownSeat(world)?.classIndex ?? -1;
  const one = classes[classIndex];
  const subjectName = demoCourses.find(({ courseName }) => courseName === one?.courseName)?.subjects.at(-1);
  // A class that has ended has marks by hand there.
  if (!one || subjectName === undefined || one.endDate <= addDays(today, 2)) return [];
  return held.map(({ ago, isPublished, ...facts }): Act => {
    const on = addDays(today, -ago);
    return {
      on,
      take: async () => {
        const classID = made.classes.get(classIndex);
        const subjectID = made.subjects.get(`${one.courseName} ${subjectName}`);
        const { _id } = await calls.save(assessment.path, { ...facts, classID, subjectID, heldOn: on });
        const seats = await calls.read(`${enrollment.path}?classID=${classID}&enrolledStatus=active`);
        const items = seats.map(({ studentID }) => ({ assessmentID: _id, studentID: idOf(studentID), ...said() }));
        if (items.length > 0) await calls.ask(saveScores.path, { items });
        if (isPublished) await calls.ask(publishAssessment.path.replace('{id}', _id), { blanksAs: 'excused' });

        function said() {
          if (random() < 0.06) return { scoreStatus: 'absent' };
          return { score: Math.round((facts.maxScore * between(random, 45, 100)) / 50) / 2 };
        }
      },
    };
  });
};
