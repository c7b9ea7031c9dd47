import { complaint } from '#features/academy/complaint/complaint.contract';
import type { ComplaintStatus } from '#features/academy/complaint/complaint.contract';
import type { Day } from '#kit/contract/day';
import { addDays, daysBetween } from '#kit/rules/calendar';
import { between, seeded } from '#demo/seeded';
import { pick } from '#demo/somali-names';
import type { Act } from '#demo/story';
import type { AcademyStory } from './made';
import { shownSeat } from './shown-student';

const said = [
  'The projector in the room has been broken since last week.',
  'The room is too hot in the afternoon, the fan does not work.',
  'My mark for the second subject is not in the portal yet.',
  'The lesson began half an hour late twice this week.',
  'The computer at my place has no compiler installed.',
  'The internet is too slow to download what we need for class.',
  'I paid the fee of this month and it still shows as open.',
  'There are more students than computers in this class.',
  'The power went off and we lost the work of the whole morning.',
] as const;

/** The steps of a complaint, each after so many days. */
const steps: readonly (readonly [status: ComplaintStatus, after: number])[] = [
  ['accepted', 2],
  ['process', 5],
  ['completed', 12],
];

/** How long ago the student who shows the portal filed the last ones. */
const lately = [40, 26, 7, 3, 1];

/** Now and then a student complains; each complaint is taken up, worked on and settled. */
export const complaintStory: AcademyStory = ({ calls, made, ...plan }) => {
  const { classes, seats, today } = plan;
  const random = seeded(404);
  const portal = shownSeat(plan);
  return seats.flatMap((seat): Act[] => {
    const { studentIndex, classIndex } = seat;
    const held = classes[classIndex];
    const shown = seat === portal;
    if (!held || (!shown && random() < 0.9)) return [];
    const until = held.endDate < today ? held.endDate : today;
    const length = Math.max(1, daysBetween(held.startedDate, until) - 1);
    const days = shown
      ? lately.map((ago) => addDays(today, -ago))
      : [addDays(held.startedDate, between(random, 1, length))];
    return days.flatMap((on) => complaintOn(on));

    function complaintOn(on: Day): Act[] {
      const description = pick(random, said);
      let id = '';
      const filed = async () => {
        const body = {
          studentID: made.students.get(studentIndex),
          classID: made.classes.get(classIndex),
          description,
          status: 'assigned',
        };
        id = (await calls.save(complaint.path, body))._id;
      };
      return [
        { on, take: filed },
        ...steps.map(([status, after]) => ({
          on: addDays(on, after + between(random, 0, 2)),
          take: () => calls.change(`${complaint.path}/${id}`, { status }),
        })),
      ];
    }
  });
};
