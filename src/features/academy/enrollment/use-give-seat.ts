import type { Got } from '#kit/contract/entity';
import { listed, t } from '#kit/contract/language';
import { confirm } from '#kit/web/confirm';
import { toastWrong } from '#kit/web/toast';
import { readPage } from '#kit/web/use-entity';
import { useSave } from '#kit/web/use-save';
import { enrollment, seatOfClass } from './enrollment.contract';

type Waiting = Got<typeof seatOfClass>;

/** More are not named. */
const mostNamed = 5;

/** Asks whether somebody who waits is given a seat, saying who was passed over, and gives it (CL5). */
export function useGiveSeat(classID: string): (row: Waiting) => Promise<void> {
  const save = useSave(enrollment);
  return async ({ _id, __v, studentID }) => {
    const before = await passedOver(classID, _id);
    const answer = await confirm({
      title: t('Give the seat?'),
      thing: studentID.studentName,
      text: before.length === 0 ? t('The fee items are charged now.') : passedOverText(before),
      yes: t('Give the seat'),
      tone: 'plain',
    });
    if (!answer) return;
    save.mutate(
      { id: _id, body: { enrolledStatus: 'active', __v } },
      { onError: ({ message }) => toastWrong(message) },
    );
  };
}

/** Who has waited longer, as it is now. */
async function passedOver(classID: string, id: string): Promise<readonly Waiting[]> {
  const query = { classID, enrolledStatus: 'waiting', sort: 'createdAt', page: 1, pageSize: 200 };
  const { rows } = await readPage<Waiting>(seatOfClass.path, query);
  const at = rows.findIndex(({ _id }) => _id === id);
  return rows.slice(0, Math.max(at, 0));
}

function passedOverText(before: readonly Waiting[]): string {
  const names = listed(before.slice(0, mostNamed).map(({ studentID }) => studentID.studentName));
  const more = before.length - mostNamed;
  return more > 0
    ? t('Passed over: {names} and {count} more. The fee items are charged now.', { names, count: more })
    : t('Passed over: {names}. The fee items are charged now.', { names });
}
