import { useEffect } from 'react';
import type { Saved } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { usePreview } from '#kit/web/use-preview';
import { type SendPreview, sendMessages } from './message.contract';
import { directionBeside } from './message-direction.rules';
import { bodyOf, type Typed } from './new-message.rules';
import { shownCost } from './parts.rules';
import styles from './Preview.module.css';

interface Props {
  readonly typed: Typed;
  /** Called with the preview, which the button shows too. */
  readonly onKnown: (preview: SendPreview | undefined) => void;
}

/** Shows the texts for the first receivers, the number of receivers, the cost, and who is left out and why. */
export function Preview({ typed, onKnown }: Props) {
  const { answer, refused } = usePreview<Saved<SendPreview>>(sendMessages, bodyOf(typed));
  const preview = answer?.info;
  useEffect(() => onKnown(preview), [onKnown, preview]);
  if (refused)
    return (
      <p className={styles.refused} role="alert">
        {refused.message}
      </p>
    );
  if (!preview) return <p className={styles.waiting}>{t('What people will read is shown here.')}</p>;
  return <Known preview={preview} />;
}

function Known({ preview: { count, parts, cost, samples, skipped, warnings } }: { preview: SendPreview }) {
  const { currencySign } = useOrganisation();
  return (
    <section className={styles.preview} aria-label={t('Preview')}>
      <ul className={styles.samples}>
        {samples.map(({ name, address, text, parts: own }) => (
          <li key={`${address} ${text}`} className={styles.sample}>
            <p className={styles.to}>
              <bdi>{name}</bdi> <bdi dir="ltr">{address}</bdi>
              {own > 0 && <span>{counted(own, '{count} part', '{count} parts')}</span>}
            </p>
            <p className={styles.text} dir={directionBeside(text, name) ?? 'auto'}>
              {text}
            </p>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        {count === 0 ? t('Nobody is written to') : counted(count, '{count} message', '{count} messages')}
        {parts > 0 && ` · ${counted(parts, '{count} part', '{count} parts')}`}
        {cost > 0 && (
          <>
            {' · '}
            <bdi>{shownCost(cost, currencySign)}</bdi>
          </>
        )}
      </p>
      {(count > 0 ? warnings : []).map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {skipped.length > 0 && (
        <details>
          <summary>{counted(skipped.length, '{count} gets no message', '{count} get no message')}</summary>
          <ul className={styles.skipped}>
            {skipped.map(({ name, why }, index) => (
              <li key={`${name} ${index}`}>
                <bdi>{name}</bdi>: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
