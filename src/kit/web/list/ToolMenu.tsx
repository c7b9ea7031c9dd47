import type { Icon } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import { Menu } from '#kit/web/ui/Menu';

interface Props {
  readonly label: string;
  readonly icon: Icon;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of a list's tools that offers several things. */
export function ToolMenu({ label, icon: Icon, className, children }: Props) {
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
