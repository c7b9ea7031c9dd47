import { MenuCheckboxItem } from '@mantine/core';
import { t } from '#kit/contract/language';
import type { Column } from './column';
import type { ListState } from './use-list-view';

type Heading = Pick<Column<never>, 'id' | 'label'>;

/** Which columns a list shows; what it is about is always there. */
export function ColumnsPanel({ columns, list }: { columns: readonly Heading[]; list: ListState }) {
  const { hidden } = list.view;
  return columns.slice(1).map(({ id, label }) => (
    <MenuCheckboxItem
      key={id}
      checked={!hidden.includes(id)}
      onChange={() =>
        list.change({ hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id] })
      }
    >
      {t(label)}
    </MenuCheckboxItem>
  ));
}
