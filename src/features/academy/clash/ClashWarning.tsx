import type { Endpoint } from '#kit/contract/endpoint';
import { usePreview } from '#kit/web/use-preview';
import type { ClashesFound } from './clash.contract';
import styles from './clash.module.css';
import { clashWarnings, freeRoomsSentence, smallRoomWarning } from './clash.rules';
import { Warnings } from './Warnings';

interface Props {
  readonly of: Pick<Endpoint, 'method' | 'path'>;
  /** What would be sent; undefined until there is enough of it. */
  readonly body: { readonly roomID?: string | null | undefined } | undefined;
  /** True where the form asks for a room. */
  readonly asksRoom: boolean;
}

/** With whom lessons would clash, before they are saved (CL6), and which rooms are free where one is to be chosen. */
export function ClashWarning({ of, body, asksRoom }: Props) {
  const { answer } = usePreview<ClashesFound>(of, body);
  if (!answer) return null;
  const { message, clashes, freeRooms, smallRooms } = answer;
  const wrong = [...(message === '' ? [] : [message]), ...clashWarnings(clashes), ...smallRooms.map(smallRoomWarning)];
  const wantsOther = asksRoom && (!body?.roomID || message !== '' || smallRooms.length > 0);
  const free = wantsOther ? freeRoomsSentence(freeRooms) : undefined;
  return (
    <>
      <Warnings sentences={wrong} />
      {free && <p className={styles.free}>{free}</p>}
    </>
  );
}
