import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { EmptyState } from './EmptyState';

interface Props {
  /** The text of an empty tab without filters; a sentence of the catalogue. */
  readonly said: string | undefined;
  readonly onClear: () => void;
}

/** Shown if a tab is empty, or nothing matches the filters, with a button back to everything. */
export function NothingMatches({ said, onClear }: Props) {
  return (
    <EmptyState title={said === undefined ? t('Nothing matches this search and these filters.') : t(said)}>
      <Button variant="default" size="xs" onClick={onClear}>
        {t('Show everything')}
      </Button>
    </EmptyState>
  );
}
