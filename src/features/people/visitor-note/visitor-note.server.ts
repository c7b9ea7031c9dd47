import { caller, type Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { insert } from '#kit/server/write/insert';
import { visitorNote } from './visitor-note.contract';

export const visitorNoteRoutes: Route[] = crud(visitorNote, {
  create: (call, sent) => insert(call, visitorNote, { ...sent, userID: caller(call)._id }),
});
