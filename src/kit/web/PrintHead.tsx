import { useOrganisation } from './organisation';
import styles from './PrintHead.module.css';

/** On paper only: whose list this is and what it is called. */
export function PrintHead({ title }: { title: string }) {
  const { name, address, phone } = useOrganisation();
  return (
    <div className={`${styles.head} print-only`}>
      <div>
        <strong>{name}</strong>
        <div>{[address, phone].filter(Boolean).join(' · ')}</div>
      </div>
      <span>{title}</span>
    </div>
  );
}
