import type { MenuEntry } from '#house/brand/brand.contract';
import { t } from '#kit/contract/language';
import { useOpener } from '#kit/web/use-opener';
import { Drawer } from '#kit/web/ui/Drawer';
import type { Layout } from './layout/layout.rules';
import styles from './MenuDrawer.module.css';
import { SideMenu } from './SideMenu';

interface Props {
  readonly menus: readonly MenuEntry[];
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The colour of the sidebar that it replaces. */
  readonly ground: Layout['leftSideBarTheme'];
}

/** The menu on a phone. */
export default function MenuDrawer({ menus, opened, onClose, ground }: Props) {
  useOpener(opened);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={t('Menu')}
      size={300}
      padding={0}
      closeButtonProps={{ 'aria-label': t('Close'), size: 44, iconSize: 20 }}
      classNames={styles}
      attributes={{ header: { role: 'presentation' }, content: { 'data-ground': ground } }}
    >
      <SideMenu menus={menus} onGo={onClose} />
    </Drawer>
  );
}
