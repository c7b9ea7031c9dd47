import { type Icon, IconArrowsSort, IconBookmark, IconColumns3, IconDownload, IconPrinter } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import { Menu } from '#kit/web/ui/Menu';
import { toastWrong } from '#kit/web/toast';
import type { Column } from './column';
import styles from './ListTools.module.css';
import type { ListState } from './use-list-view';

const ColumnsPanel = lazy(async () => ({ default: (await import('./ColumnsPanel')).ColumnsPanel }));
const SortPanel = lazy(async () => ({ default: (await import('./SortPanel')).SortPanel }));
const ViewsPanel = lazy(async () => ({ default: (await import('./ViewsPanel')).ViewsPanel }));
const ViewsForm = lazy(async () => ({ default: (await import('./ViewsForm')).ViewsForm }));

interface Props<R> {
  readonly columns: readonly Column<R>[];
  readonly list: ListState;
  /** Downloads a file of what matches. */
  readonly onFile: (format: FileFormat) => Promise<void>;
  readonly onPrint: () => void;
}

export type FileFormat = 'csv' | 'xlsx';

/** The tools of the list as a whole: views, columns, a file of the filtered rows, paper. */
export function ListTools<R>({ columns, list, onFile, onPrint }: Props<R>) {
  const [managing, setManaging] = useState(false);
  const { view } = list;
  const done = () => setManaging(false);
  const take = (format: FileFormat) => onFile(format).catch((error: Error) => toastWrong(error.message));
  return (
    <>
      {view.sort !== '' && (
        <ToolMenu label={t('Sort')} icon={IconArrowsSort} className={styles.sort}>
          <SortPanel columns={columns} list={list} />
        </ToolMenu>
      )}
      <ToolMenu label={t('Views')} icon={IconBookmark}>
        <ViewsPanel list={list} onManage={() => setManaging(true)} />
      </ToolMenu>
      <ToolMenu label={t('Columns')} icon={IconColumns3}>
        <ColumnsPanel columns={columns} list={list} />
      </ToolMenu>
      <ToolMenu label={t('Export what matches')} icon={IconDownload}>
        <Menu.Item onClick={() => void take('csv')}>{t('CSV file')}</Menu.Item>
        <Menu.Item onClick={() => void take('xlsx')}>{t('Excel file (XLSX)')}</Menu.Item>
      </ToolMenu>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('Print')} title={t('Print')} onClick={onPrint}>
        <IconPrinter size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      <LazyFormDialog title={t('Views')} opened={managing} onClose={done} shape="dialog">
        {(onDirty) => <ViewsForm list={list} onDone={done} onDirty={onDirty} />}
      </LazyFormDialog>
    </>
  );
}

interface ToolMenuProps {
  readonly label: string;
  readonly icon: Icon;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A tool of a list with a menu. */
function ToolMenu({ label, icon: Icon, className, children }: ToolMenuProps) {
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" className={className} aria-label={label} title={label}>
          <Icon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="min(60vh, 480px)" style={{ overflowY: 'auto' }}>
        <Suspense>{children}</Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
