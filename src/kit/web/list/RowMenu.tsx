import { Portal } from '@mantine/core';
import { t } from '#kit/contract/language';
import { Menu } from '#kit/web/ui/Menu';
import type { RowAction } from './row-action';

interface Props {
  readonly actions: readonly RowAction[];
  /** The button that opened it: the menu hangs below, and the focus goes back there. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** The one menu of a table, below the button of the row that opened it. */
export function RowMenu({ actions, opener, onClose }: Props) {
  const { left, bottom, width } = opener.getBoundingClientRect();
  // Below a button that is cut off by the edge of the window, a menu would not be visible.
  const top = Math.min(bottom, window.innerHeight - 1);
  const close = () => {
    onClose();
    opener.focus();
  };
  return (
    <Portal>
      <Menu opened onChange={(opened) => !opened && close()} position="bottom-end" width={190} returnFocus={false}>
        <Menu.Target>
          {/* The position comes from the browser, so its left is the screen's left in every language. */}
          <div aria-hidden style={{ position: 'fixed', left, top, width, height: 1 }} />
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map(({ label, icon: Icon, run, tone }) => (
            <Menu.Item
              key={label}
              leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
              data-tone={tone}
              {...(tone === 'wrong' ? { color: 'var(--tone-wrong)' } : {})}
              onClick={() => {
                close();
                run();
              }}
            >
              {t(label)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Portal>
  );
}
