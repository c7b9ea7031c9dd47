import { usePreview } from '#kit/web/use-preview';
import { Warnings } from './Warnings';
import styles from './warnings.module.css';

/** The warnings about a write before it is saved. */
export interface Said {
  readonly warnings: readonly string[];
  /** A hint that helps to choose, if any. */
  readonly hint?: string | undefined;
}

interface Props<R> {
  /** The path of the records. */
  readonly path: string;
  /** The record that is edited; undefined for a new one. */
  readonly edited: string | undefined;
  /** The body that would be sent; undefined until enough is typed. */
  readonly body: object | undefined;
  /** Turns the preview's answer into sentences. */
  readonly say: (answer: R) => Said;
}

/** Shows warnings about what a write would do, a moment after the typed values have changed. */
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
