import { useMediaQuery } from '@mantine/hooks';
import { t } from '#kit/contract/language';
import { Stepper } from '#kit/web/ui/Stepper';
import { saleParts } from './sale-parts.rules';
import styles from './sale.module.css';

interface Props {
  /** The part that the sale has reached; earlier ones are complete. */
  readonly at: number;
  /** Absent once it is sold, when nothing can be changed any more. */
  readonly onGo?: ((part: number) => void) | undefined;
}

/** The progress of a sale: a mark for each of its parts, which leads to it. */
export function SaleMarks({ at, onGo }: Props) {
  const narrow = useMediaQuery('(max-width: 639.98px)');
  return (
    <Stepper
      active={at}
      {...(onGo ? { onStepClick: onGo } : {})}
      size="sm"
      wrap={false}
      className="no-print"
      classNames={{ separator: styles.between, stepLabel: styles.mark }}
    >
      {saleParts.map((label, index) => (
        <Stepper.Step
          key={label}
          // A phone has room for only one name.
          label={<span className={narrow && index !== at ? 'visually-hidden' : undefined}>{t(label)}</span>}
          allowStepSelect={onGo !== undefined}
        />
      ))}
    </Stepper>
  );
}
