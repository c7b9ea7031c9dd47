import type { Icon } from '@tabler/icons-react';
import styles from './TopBar.module.css';

interface Props {
  readonly label: string;
  readonly icon: Icon;
  readonly onClick: () => void;
}

/** A button of the top bar: an icon with a name. */
export function BarButton({ label, icon: Icon, onClick }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onClick}>
      <Icon size={20} stroke={1.7} aria-hidden />
    </button>
  );
}
