import { dayIn } from '../rules/calendar';
import { useOrganisation } from './organisation';
import styles from './PrintHead.module.css';
import { showDay } from './show';

/** On paper only: whose document this is, what it is called where no heading says so, and of what day. */
export function PrintHead({ title }: { title?: string }) {
  const { name, address, phone, timeZone } = useOrganisation();
  return (
    <div className={`${styles.head} print-only`}>
      <strong>{name}</strong>
      <div>{[address, phone].filter(Boolean).join(' · ')}</div>
      {title && <div>{title}</div>}
      <div>{showDay(dayIn(timeZone, new Date()))}</div>
    </div>
  );
}
