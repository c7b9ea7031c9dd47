import { useState } from 'react';
import { dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { useOrganisation } from './organisation';
import styles from './PrintHead.module.css';

/** On paper only: the organisation, the title if no heading shows it, and the date. */
export function PrintHead({ title }: { title?: string }) {
  const { name, address, phone, timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  return (
    <div className={`${styles.head} print-only`}>
      <strong>{name}</strong>
      <div>{[address, phone].filter(Boolean).join(' · ')}</div>
      {title && <div>{title}</div>}
      <div>{shownDay(dayIn(timeZone, now))}</div>
    </div>
  );
}
