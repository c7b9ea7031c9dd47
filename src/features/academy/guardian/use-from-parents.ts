import type { ReplyOf } from '#kit/contract/endpoint';
import { comma, counted, t } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { fromParents } from './from-parents.contract';

type Made = ReplyOf<typeof fromParents>;

/** The action that makes guardians from the phones of parents, after a question that says how many there would be. */
export function useFromParents(): () => Promise<void> {
  const done = useDone();
  return async () => {
    try {
      const preview = await call(fromParents, { query: { preview: 1 } });
      if (await confirm(questionOf(preview))) await done(await call(fromParents));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  };
}

function questionOf({ info, merged, skipped }: Made) {
  const lines = [
    t('Students with the same phone of a parent are children of one guardian, who sees nothing until you say so.'),
    ...(merged.length > 0
      ? [
          counted(
            merged.length,
            '{count} guardian who is there gets more children.',
            '{count} guardians who are there get more children.',
          ),
        ]
      : []),
    ...(skipped.length > 0
      ? [
          t('Left out, because they have enough guardians or share a phone with too many: {names}.', {
            names: skipped.map(({ studentName, stdID }) => `${studentName} (${stdID})`).join(comma()),
          }),
        ]
      : []),
  ];
  return {
    title: counted(info.length, 'Make {count} guardian?', 'Make {count} guardians?'),
    text: lines.join(' '),
    yes: t('Make guardians'),
    tone: 'plain',
  } as const;
}
