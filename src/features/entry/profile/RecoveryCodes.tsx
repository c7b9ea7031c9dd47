import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { PrintFrame } from '#kit/web/print/PrintFrame';
import styles from './TurnOn.module.css';

/** The only time that they are shown: to be printed, or written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <output className={styles.told}>
        {t('Two-step login is on. These codes let you in without your phone, each once. They are shown only now.')}
      </output>
      <PrintFrame title={t('Recovery codes')}>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code dir="ltr">{code}</code>
            </li>
          ))}
        </ol>
      </PrintFrame>
      <Button fullWidth mt="md" onClick={onDone}>
        {t('I have kept the codes')}
      </Button>
    </>
  );
}
