import { IconRefresh } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import styles from './EmptyState.module.css';

/** Shown if a list could not be read: the reason, and a button to try again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.empty} role="alert">
      <p className={styles.title}>{message}</p>
      <Button variant="default" size="xs" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}
