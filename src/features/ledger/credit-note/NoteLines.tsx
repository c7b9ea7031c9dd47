import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { AmountLines } from '#kit/web/AmountLines';
import { useNotePreview } from './use-note-preview';

interface Props {
  /** The amount left to pay now. */
  readonly before: Amount;
  /** What would be sent; undefined while something is missing. */
  readonly body: object | undefined;
}

/** The effect of a credit note: the balance before it, what it takes off, what is given back, and the balance after it. */
export function NoteLines({ before, body }: Props) {
  const { preview, problem } = useNotePreview(body);
  return (
    <>
      <AmountLines
        lines={[
          [t('Balance before'), before],
          [t('Taken off the balance'), preview?.lowered],
          [t('Paid back'), preview?.returned],
          [t('Balance after'), preview?.balance],
        ]}
      />
      {problem !== undefined && <p role="status">{problem}</p>}
    </>
  );
}
