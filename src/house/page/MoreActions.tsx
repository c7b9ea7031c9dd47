import { ActionIcon } from '#kit/web/ui/ActionIcon';
import { Link } from '@tanstack/react-router';
import { IconDots } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { Menu } from '#kit/web/ui/Menu';
import type { FormAction, PageAction, PageOf } from './page-part';

interface Props {
  readonly of: PageOf;
  readonly offered: readonly PageAction[];
  readonly whole: readonly RowAction[];
  readonly onForm: (action: FormAction) => void;
}

/** The menu of a page's less frequent actions. */
export function MoreActions({ of, offered, whole, onForm }: Props) {
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('More')} title={t('More')} disabled={whole.length === 0}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((action) => {
          const icon = <action.icon size={16} stroke={1.7} aria-hidden />;
          return 'leads' in action ? (
            <Menu.Item
              key={action.label}
              renderRoot={(props: object) => <Link {...action.leads(of)} {...props} />}
              leftSection={icon}
            >
              {t(action.label)}
            </Menu.Item>
          ) : (
            <Menu.Item key={action.label} leftSection={icon} onClick={() => onForm(action)}>
              {t(action.label)}
            </Menu.Item>
          );
        })}
        {whole.map(({ label, icon: Icon, run, tone }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
            {...(tone === 'wrong' ? { color: 'var(--tone-wrong)' } : {})}
            onClick={run}
          >
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
