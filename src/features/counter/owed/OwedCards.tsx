import { Button } from '@mantine/core';
import { IconDots, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import { shownDay } from '#kit/rules/show';
import { Money } from '#kit/web/Money';
import type { Picking } from '#kit/web/list/PickBox';
import type { Page } from '#kit/web/use-entity';
import { useShownMoney } from '#kit/web/use-shown-money';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import { Menu } from '#kit/web/ui/Menu';
import { callable } from '#house/page/phone.rules';
import { WhatsAppButton } from '#house/page/WhatsAppButton';
import { type Owing, pageOfOwing } from './owed-columns';
import styles from './owed.module.css';
import type { OwingActions } from './use-owing-actions';

interface Props {
  readonly page: Page<Owing>;
  readonly actions: (row: Owing) => OwingActions;
  /** For users who may write to several people at once. */
  readonly picking: Picking<Owing> | undefined;
}

/** The people who owe, on a phone: how much, since when, and the next step within reach of the thumb. */
export function OwedCards({ page: { rows, totals }, actions, picking }: Props) {
  const total = readMoney(totals.total ?? 0);
  return (
    <>
      {total !== undefined && (
        <p className={styles.total}>
          {t('Total')}
          <strong>
            <Money amount={total} />
          </strong>
        </p>
      )}
      <ul className={styles.cards}>
        {rows.map((row) => (
          <Card key={row._id} row={row} actions={actions(row)} picking={picking} />
        ))}
      </ul>
    </>
  );
}

function Card({ row, actions, picking }: { row: Owing; actions: OwingActions; picking: Picking<Owing> | undefined }) {
  const { person, phone, total, oldestDue } = row;
  const { take, followUp, papers, asking } = actions;
  const shown = useShownMoney();
  const said = lastSaid(row);
  const page = pageOfOwing(row);
  const name = <bdi>{person}</bdi>;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <strong className={styles.name}>
          {picking && <picking.Box picking={picking} rows={[row]} label={person ?? ''} />}
          {page === undefined ? name : <Link to={page}>{name}</Link>}
        </strong>
        <strong>
          <Money amount={total} />
        </strong>
        {oldestDue !== null && (
          <span className={styles.due}>{t('oldest due {day}', { day: shownDay(oldestDue) })}</span>
        )}
        {said !== undefined && <span className={styles.due}>{said}</span>}
      </div>
      <div className={styles.buttons}>
        {phone !== null && (
          <Button
            component="a"
            href={`tel:${callable(phone)}`}
            variant="default"
            leftSection={<IconPhone size={17} aria-hidden />}
            aria-label={t('Call {phone}', { phone })}
          >
            {t('Call')}
          </Button>
        )}
        {asking.phone !== undefined && (
          <WhatsAppButton {...asking} recordID={row._id} called={t('WhatsApp to {phone}', { phone: asking.phone })} />
        )}
        <Button variant="default" leftSection={<followUp.icon size={17} aria-hidden />} onClick={followUp.run}>
          {t(followUp.label)}
        </Button>
        {take && (
          <Button leftSection={<take.icon size={17} aria-hidden />} onClick={take.run}>
            {t('Take {amount}', { amount: shown(total) })}
          </Button>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon className={styles.more} variant="default" aria-label={t('Actions')} title={t('Actions')}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {papers.map(({ label, icon: Symbol, run }) => (
              <Menu.Item key={label} leftSection={<Symbol size={17} aria-hidden />} onClick={run}>
                {t(label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}

/** The result of asking: the promised day, otherwise the day when the person was last asked. */
function lastSaid({ promiseDate, lastFollowUp }: Owing): string | undefined {
  if (promiseDate !== null) return t('promised {day}', { day: shownDay(promiseDate) });
  return lastFollowUp === null ? undefined : t('last follow-up {day}', { day: shownDay(lastFollowUp) });
}
