import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { EmptyState } from './EmptyState';

/** Shown if nothing matches the filters: the way back to everything. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title={t('Nothing matches this search and these filters.')}>
      <Button variant="default" size="xs" onClick={onClear}>
        {t('Show everything')}
      </Button>
    </EmptyState>
  );
}
