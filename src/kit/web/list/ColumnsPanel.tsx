import { MenuCheckboxItem } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { type Column, turnsOf } from './column';
import type { ListState } from './use-list-view';

/** Which columns a list shows, and which of them have no room; what it is about is always there. */
export function ColumnsPanel({ columns, list }: { columns: readonly Column<never>[]; list: ListState }) {
  const { hidden } = list.view;
  const [crowded, setCrowded] = useState<ReadonlySet<string>>(() =>
    withoutRoom(columns.filter(({ id }) => !hidden.includes(id))),
  );
  // What has no room is not seen either: whoever chooses it has it, and whoever chooses another does not get all of them with it.
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

/** The ids of the columns that have given way in the table that is on the page (use-fit). */
function withoutRoom(shown: readonly Column<never>[]): ReadonlySet<string> {
  const gone = document.querySelector<HTMLElement>('[data-without]')?.dataset.without?.split(' ') ?? [];
  const turns = turnsOf(shown);
  return new Set(shown.filter((_column, index) => gone.includes(String(turns[index]))).map(({ id }) => id));
}
