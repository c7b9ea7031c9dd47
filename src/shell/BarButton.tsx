import type { Icon } from '@tabler/icons-react';
import { Tooltip } from '../kit/web/ui/Tooltip';
import styles from './TopBar.module.css';

interface Props {
  readonly label: string;
  readonly icon: Icon;
  readonly onClick: () => void;
}

/** A button of the top bar: an icon with a name. */
export function BarButton({ label, icon: Icon, onClick }: Props) {
  return (
    <Tooltip label={label}>
      <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
        <Icon size={20} stroke={1.7} aria-hidden />
      </button>
    </Tooltip>
  );
}
