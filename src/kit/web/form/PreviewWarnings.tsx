import { usePreview } from '#kit/web/use-preview';
import { Warnings } from './Warnings';
import styles from './warnings.module.css';

/** What there is to say of a write before it is saved. */
export interface Said {
  readonly warnings: readonly string[];
  /** What helps to choose, where something does. */
  readonly hint?: string | undefined;
}

interface Props<R> {
  /** Where records of the kind are. */
  readonly path: string;
  /** The record that is edited; undefined for a new one. */
  readonly edited: string | undefined;
  /** The body that would be sent; undefined until enough is typed. */
  readonly body: object | undefined;
  /** Puts what the preview answers into sentences. */
  readonly say: (answer: R) => Said;
}

/** Warns of what a write would do, a moment after what is typed has changed. */
export function PreviewWarnings<R>({ path, edited, body, say }: Props<R>) {
  const { answer } = usePreview<R>(
    edited === undefined ? { method: 'POST', path } : { method: 'PUT', path: `${path}/${edited}` },
    body,
  );
  if (!answer) return null;
  const { warnings, hint } = say(answer);
  return (
    <>
      <Warnings sentences={warnings} />
      {hint && <p className={styles.hint}>{hint}</p>}
    </>
  );
}
