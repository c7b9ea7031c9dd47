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
  const isDown = sort.startsWith('-');
  const Direction = isDown ? IconArrowDown : IconArrowUp;
  return columns.map(
    (column) =>
      column.sort && (
        <Menu.Item
          key={column.id}
          rightSection={
            column.sort === field && (
              <>
                <Direction size={16} aria-hidden />
                <span className="visually-hidden">{t(isDown ? 'descending' : 'ascending')}</span>
              </>
            )
          }
          onClick={() => list.change({ sort: sort === column.sort ? `-${column.sort}` : column.sort })}
        >
          {t(column.label)}
        </Menu.Item>
      ),
  );
}
