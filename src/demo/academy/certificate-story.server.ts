import { certificate } from '#features/academy/certificate/certificate.contract';
import { addDays } from '#kit/rules/calendar';
import { portrait } from '#demo/portrait';
import { between, seeded } from '#demo/seeded';
import type { Act } from '#demo/story';
import { demoCourses } from './academy-courses';
import type { AcademyStory } from './made';

/** Students who stayed to the end ask for a certificate: it is ordered within two weeks and taken when it comes from the printer. */
export const certificateStory: AcademyStory = ({ calls, made, classes, seats }) => {
  const random = seeded(77);
  const numbers = new Map<string, number>();
  return seats.flatMap(({ studentIndex, classIndex }): Act[] => {
    const held = classes[classIndex];
    if (!held || random() < 0.55) return [];
    const course = demoCourses.find(({ courseName }) => courseName === held.courseName);
    const [photo, fate] = [portrait(random), random()];
    const issueDate = addDays(held.endDate, between(random, 5, 14));
    const year = issueDate.slice(0, 4);
    let id = '';
    return [
      {
        on: issueDate,
        take: async () => {
          const number = (numbers.get(year) ?? 0) + 1;
          numbers.set(year, number);
          const body = {
            studentID: made.students.get(studentIndex),
            classID: made.classes.get(classIndex),
            certID: `HA-${year}-${String(number).padStart(4, '0')}`,
            certificateType: (course?.courseDuration ?? 0) >= 5 ? 'Diploma' : 'Certificate of completion',
            issueDate,
            status: fate < 0.12 ? 'pending' : 'order',
            photo,
          };
          id = (await calls.save(certificate.path, body))._id;
        },
      },
      {
        on: addDays(issueDate, between(random, 6, 20)),
        take: () => calls.change(`${certificate.path}/${id}`, { status: fate < 0.05 ? 'blocked' : 'taken' }),
      },
    ];
  });
};
