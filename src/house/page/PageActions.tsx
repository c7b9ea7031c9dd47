import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconCash, IconDots, IconPencil } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import type { RowAction } from '#kit/web/list/row-action';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import { Menu } from '#kit/web/ui/Menu';
import { useShownMoney } from '#kit/web/use-shown-money';
import type { FormAction, Owed, PageAction, PageOf } from './page-part';
import styles from './PageHead.module.css';

interface Props {
  readonly of: PageOf;
  readonly owed: Owed | undefined;
  /** The actions that slices offer, the most usual first. */
  readonly offered: readonly PageAction[];
  /** The actions on the record as a whole. */
  readonly whole: readonly RowAction[];
  /** Undefined until the record is loaded. */
  readonly onEdit: (() => void) | undefined;
  readonly onForm: (action: FormAction) => void;
}

/** The amount owed, the most likely action, and a menu of the others. */
export function PageActions({ of, owed, offered, whole, onEdit, onForm }: Props) {
  const shown = useShownMoney();
  const amount = owed?.amount;
  const owes = amount !== undefined && amount > 0;
  const takes = owes ? owed?.take : undefined;
  const [first, ...others] = offered;
  return (
    <div className={styles.actions}>
      {owed && (
        <p className={styles.owed} data-owes={owes || undefined} aria-busy={amount === undefined}>
          <span>{t('Owed')}</span>
          <strong>{amount === undefined ? <span className={styles.waiting} /> : <Money amount={amount} />}</strong>
        </p>
      )}
      <div className={`${styles.buttons} no-print`}>
        {takes && owes ? (
          <Button leftSection={<IconCash size={17} aria-hidden />} onClick={takes}>
            {t('Take {amount}', { amount: shown(amount) })}
          </Button>
        ) : (
          // Until the amount owed is known nothing is shown here, because it would move under a finger.
          !(owed && amount === undefined) && first && <MainAction of={of} action={first} onForm={onForm} />
        )}
        <div className={styles.rest}>
          <Button
            variant="default"
            leftSection={<IconPencil size={17} aria-hidden />}
            onClick={onEdit}
            disabled={!onEdit}
          >
            {t('Edit')}
          </Button>
          <MoreActions of={of} offered={takes ? offered : others} whole={whole} onForm={onForm} />
        </div>
      </div>
    </div>
  );
}

function MainAction({ of, action, onForm }: { of: PageOf; action: PageAction; onForm: (action: FormAction) => void }) {
  const icon = <action.icon size={17} aria-hidden />;
  if ('leads' in action)
    return (
      <Button renderRoot={(props: object) => <Link {...action.leads(of)} {...props} />} leftSection={icon}>
        {t(action.label)}
      </Button>
    );
  return (
    <Button leftSection={icon} onClick={() => onForm(action)}>
      {t(action.label)}
    </Button>
  );
}

interface MoreActionsProps {
  readonly of: PageOf;
  readonly offered: readonly PageAction[];
  readonly whole: readonly RowAction[];
  readonly onForm: (action: FormAction) => void;
}

/** The menu of a page's less frequent actions. */
function MoreActions({ of, offered, whole, onForm }: MoreActionsProps) {
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
