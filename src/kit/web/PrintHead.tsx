import { shownDay } from '#kit/rules/show';
import { todayAt, useOrganisation } from './organisation';
import styles from './PrintHead.module.css';

/** On paper only: the organisation with its logo, the title if no heading shows it, and the date. */
export function PrintHead({ title }: { title?: string }) {
  const organisation = useOrganisation();
  const { name, address, phone, logoUrl } = organisation;
  return (
    <div className={`${styles.head} print-only`}>
      {logoUrl && <img src={logoUrl} alt="" />}
      <strong>{name}</strong>
      <div>{[address, phone].filter(Boolean).join(' · ')}</div>
      {title && <div>{title}</div>}
      <div>{shownDay(todayAt(organisation))}</div>
    </div>
  );
}
