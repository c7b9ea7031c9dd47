import { caller, type Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { insert } from '#kit/server/write/insert';
import { visitorNote } from './visitor-note.contract';

/** The value stored in place of a course by a shop, which has no courses and whose form does not ask for one. */
const noCourse = '–';

export const visitorNoteRoutes: Route[] = crud(visitorNote, {
  free: async ({ brand }) => (brand === 'decoration' ? ['Course'] : []),
  create: (call, sent) =>
    insert(call, visitorNote, { ...sent, Course: sent.Course ?? noCourse, userID: caller(call)._id }),
});
