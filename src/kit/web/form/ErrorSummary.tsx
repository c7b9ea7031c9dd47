import { Button } from '@mantine/core';
import { comma, counted, t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import type { Refusal } from '#kit/web/call';
import styles from './ErrorSummary.module.css';

interface Props {
  readonly errors: Errors;
  readonly refused: Refusal | undefined;
  /** The names of fields that others have changed since the form opened. */
  readonly meanwhile: readonly string[];
  readonly onReload: (() => void) | undefined;
}

/** The errors of the form as a whole, also announced to those who do not see the fields. */
export function ErrorSummary({ errors, refused, meanwhile, onReload }: Props) {
  const sentences = Object.values(errors);
  return (
    <div role="alert" className={styles.summary}>
      {refused && !sentences.includes(refused.message) && (
        <div className={styles.refused}>
          <span>{refused.message}</span>
          {onReload && (
            <Button size="compact-sm" variant="default" onClick={onReload}>
              {t('Reload')}
            </Button>
          )}
        </div>
      )}
      {meanwhile.length > 0 && (
        <div className={styles.meanwhile}>
          {t('Changed by someone else in the meantime: {fields}. What you typed is still here.', {
            fields: meanwhile.join(comma()),
          })}
        </div>
      )}
      {sentences.length > 0 && (
        <div className="visually-hidden">
          {counted(sentences.length, 'One field needs your attention:', '{count} fields need your attention:')}{' '}
          {sentences.join('. ')}
        </div>
      )}
    </div>
  );
}
