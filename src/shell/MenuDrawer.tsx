import type { MenuEntry } from '../features/access/menu/menu.contract';
import { t } from '../kit/contract/language';
import { Drawer } from '../kit/web/ui/Drawer';
import { SideMenu } from './SideMenu';

interface Props {
  readonly menus: readonly MenuEntry[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The menu on a phone. */
export default function MenuDrawer({ menus, opened, onClose }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('Menu')}
      size={300}
      padding={0}
      closeButtonProps={{ 'aria-label': t('Close'), size: 44 }}
      styles={{ header: { paddingInline: 20 } }}
    >
      <SideMenu menus={menus} onGo={onClose} />
    </Drawer>
  );
}
