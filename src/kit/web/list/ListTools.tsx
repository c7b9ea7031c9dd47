import { IconColumns3, IconDownload, IconPrinter } from '@tabler/icons-react';
import { t } from '../../contract/language';
import { ActionIcon } from '../ui/ActionIcon';
import { Menu } from '../ui/Menu';
import { toastWrong } from '../toast';
import type { Column } from './column';
import type { ListState } from './use-list-view';

interface Props<R> {
  readonly columns: readonly Column<R>[];
  readonly list: ListState;
  /** Hands the person a file of what matches. */
  readonly onFile: (format: FileFormat) => Promise<void>;
  readonly onPrint: () => void;
}

export type FileFormat = 'csv' | 'xlsx';

/** What is done with the list as a whole: which columns, a file of what is filtered, paper. */
export function ListTools<R>({ columns, list, onFile, onPrint }: Props<R>) {
  const { view, change } = list;
  const take = (format: FileFormat) => onFile(format).catch((error: Error) => toastWrong(error.message));
  const toggle = (id: string) =>
    change({
      page: view.page,
      hidden: view.hidden.includes(id) ? view.hidden.filter((one) => one !== id) : [...view.hidden, id],
    });
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('Columns')} title={t('Columns')}>
            <IconColumns3 size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {columns.slice(1).map((column) => (
            <Menu.CheckboxItem
              key={column.id}
              checked={!view.hidden.includes(column.id)}
              onChange={() => toggle(column.id)}
            >
              {t(column.label)}
            </Menu.CheckboxItem>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Export what matches')}
            title={t('Export what matches')}
          >
            <IconDownload size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void take('csv')}>{t('CSV file')}</Menu.Item>
          <Menu.Item onClick={() => void take('xlsx')}>{t('Excel file (XLSX)')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('Print')} title={t('Print')} onClick={onPrint}>
        <IconPrinter size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </>
  );
}
