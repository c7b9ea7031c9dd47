import { MenuCheckboxItem } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import type { Column } from './column';
import { turnsOf } from './column-turns';
import type { ListState } from './use-list-view';

/** The panel of the columns that a list shows, and of those without room; the first column is always shown. */
export function ColumnsPanel({ columns, list }: { columns: readonly Column<never>[]; list: ListState }) {
  const { hidden } = list.view;
  const [crowded, setCrowded] = useState<ReadonlySet<string>>(() =>
    withoutRoom(columns.filter(({ id }) => !hidden.includes(id))),
  );
  // Columns without room are not visible either: choosing one shows it, and choosing another does not bring all of them along.
  const absent = [...hidden, ...[...crowded].filter((id) => !hidden.includes(id))];
  return columns.slice(1).map(({ id, label }) => (
    <MenuCheckboxItem
      key={id}
      checked={!absent.includes(id)}
      rightSection={crowded.has(id) && t('No room')}
      onChange={() => {
        setCrowded(new Set());
        list.change({ hidden: absent.includes(id) ? absent.filter((one) => one !== id) : [...absent, id] });
      }}
    >
      {t(label)}
    </MenuCheckboxItem>
  ));
}

/** The ids of the columns that have given way in the table on the page (use-fit). */
function withoutRoom(shown: readonly Column<never>[]): ReadonlySet<string> {
  const gone = document.querySelector<HTMLElement>('[data-without]')?.dataset.without?.split(' ') ?? [];
  const turns = turnsOf(shown);
  return new Set(shown.filter((_column, index) => gone.includes(String(turns[index]))).map(({ id }) => id));
}
