import { student } from '#features/academy/student/student.contract';
import { customer } from '#features/shop/customer/customer.contract';
import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import { sendMessages } from '#features/messages/message/message.contract';
import { messageTemplate, type Purpose } from '#features/messages/template/message-template.contract';
import type { PastCalls } from './past-calls.server';
import type { Act } from './story';

interface World {
  readonly calls: PastCalls;
  readonly today: Day;
}

/** The receivers of an example: a list of people, and the field of a sending that names them. */
interface Readers {
  readonly path: string;
  readonly named: 'studentIDs' | 'customerIDs';
  /** How one of them wants to be written to. */
  readonly wants: object;
}

export const academyReaders: Readers = {
  path: student.path,
  named: 'studentIDs',
  wants: { language: 'so', messageChoice: 'needed' },
};

export const shopReaders: Readers = { path: customer.path, named: 'customerIDs', wants: { language: 'ar' } };

/** In which days before today somebody was written to, and what for. */
const written: readonly (readonly [before: number, place: number, purpose: Purpose])[] = [
  [9, 0, 'statement'],
  [8, 1, 'statement'],
  [5, 1, 'announcement'],
  [3, 2, 'statement'],
  [2, 0, 'statement'],
  [1, 3, 'announcement'],
];

/** Messages that the office opened in WhatsApp, one after the other; two of them went to one person. */
export function messageStory({ calls, today }: World, { path, named, wants }: Readers): readonly Act[] {
  const people = () => calls.read(`${path}?sort=createdAt&page=1&pageSize=5`);
  const choosing: Act = {
    on: addDays(today, -10),
    take: async () => {
      const [first] = await people();
      if (first) await calls.change(`${path}/${first._id}`, wants);
    },
  };
  const writing = written.map(
    ([before, place, purpose]): Act => ({
      on: addDays(today, -before),
      take: async () => {
        const person = (await people())[place];
        const [template] = await calls.read(`${messageTemplate.path}?purpose=${purpose}`);
        if (!person || !template) return;
        const body = { [named]: [person._id], templateID: template._id, channel: 'whatsapp' };
        await calls.saveAll(sendMessages.path, body);
      },
    }),
  );
  return [choosing, ...writing];
}
