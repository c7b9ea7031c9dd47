import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { EmptyState } from './EmptyState';
import { type ListView, narrowings } from './list-view';

export interface NothingProps {
  readonly view: ListView;
  /** The text of an empty tab without search and filters; a sentence of the catalogue. */
  readonly empty: string | undefined;
  readonly onClear: () => void;
}

/** Shown if a tab is empty, or nothing matches the search and the filters, with a button back to everything. */
export function NothingMatches({ view, empty, onClear }: NothingProps) {
  return (
    <EmptyState title={nothingIn(view, empty)}>
      <Button variant="default" size="xs" onClick={onClear}>
        {t('Show everything')}
      </Button>
    </EmptyState>
  );
}

/** The sentence about a view without rows, which names no search and no filters that there are not. */
function nothingIn(view: ListView, empty: string | undefined): string {
  const words = view.q.trim();
  const isFiltered = narrowings(view) > 0;
  if (words === '') return !isFiltered && empty !== undefined ? t(empty) : t('Nothing matches these filters.');
  return isFiltered
    ? t('Nothing matches “{words}” and these filters.', { words })
    : t('Nothing matches “{words}”.', { words });
}
