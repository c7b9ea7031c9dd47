import { useMediaQuery } from '@mantine/hooks';
import { t } from '#kit/contract/language';
import { Stepper } from '#kit/web/ui/Stepper';
import styles from './completion.module.css';

interface Props {
  /** The names of the steps: sentences of the catalogue. */
  readonly names: readonly string[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** Where in the steps of completing a class somebody is; each leads to its step. */
export function CompletionMarks({ names, at, onGo }: Props) {
  const narrow = useMediaQuery('(max-width: 639.98px)');
  return (
    <Stepper active={at} onStepClick={onGo} size="sm" wrap={false} classNames={{ separator: styles.between }}>
      {names.map((name, index) => (
        <Stepper.Step
          key={name}
          // A phone has room for the name of one.
          label={<span className={narrow && index !== at ? 'visually-hidden' : undefined}>{t(name)}</span>}
        />
      ))}
    </Stepper>
  );
}
