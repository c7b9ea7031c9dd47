import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { EmptyState } from './EmptyState';

interface Props {
  /** What a tab says that is empty by itself; a sentence of the catalogue. */
  readonly said: string | undefined;
  readonly onClear: () => void;
}

/** Shown if nothing is in a tab, or matches the filters: the way back to everything. */
export function NothingMatches({ said, onClear }: Props) {
  return (
    <EmptyState title={said === undefined ? t('Nothing matches this search and these filters.') : t(said)}>
      <Button variant="default" size="xs" onClick={onClear}>
        {t('Show everything')}
      </Button>
    </EmptyState>
  );
}
