import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { Menu } from '#kit/web/ui/Menu';
import type { Column } from './column';
import type { ListState } from './use-list-view';

type Heading = Pick<Column<never>, 'id' | 'label' | 'sort'>;

/** The order of a list that shows no headings: the fields that sort; choosing the current one reverses the order. */
export function SortPanel({ columns, list }: { columns: readonly Heading[]; list: ListState }) {
  const { sort } = list.view;
  const field = sort.replace(/^-/, '');
  const Direction = sort.startsWith('-') ? IconArrowDown : IconArrowUp;
  return columns.map(
    (column) =>
      column.sort && (
        <Menu.Item
          key={column.id}
          aria-checked={column.sort === field}
          role="menuitemradio"
          rightSection={column.sort === field && <Direction size={16} aria-hidden />}
          onClick={() => list.change({ sort: sort === column.sort ? `-${column.sort}` : column.sort })}
        >
          {t(column.label)}
        </Menu.Item>
      ),
  );
}
