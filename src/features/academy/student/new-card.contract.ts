import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import type { student } from './student.contract';

/** The call that makes a new card: cards printed before are no longer valid (PU5). */
export const newCard = endpoint({
  method: 'POST',
  path: 'student/newCard/{id}',
  title: words('A new card for a student'),
  reply: reply<Saved<Got<typeof student>>>(),
});
