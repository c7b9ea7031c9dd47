import { Button, TextInput } from '@mantine/core';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { useOrganisation } from '#kit/web/organisation';
import styles from './DatePanel.module.css';
import { spans } from './spans';

interface Props {
  readonly from: string;
  readonly to: string;
  readonly onChange: (from: string, to: string) => void;
}

/** The spans that people ask for most, and the two days of any other. */
export function DatePanel({ from, to, onChange }: Props) {
  const { timeZone } = useOrganisation();
  return (
    <>
      <div className={styles.presets}>
        {spans.map(([name, spanOf]) => (
          <Button
            key={name}
            variant="default"
            size="compact-sm"
            onClick={() => {
              const span = spanOf(dayIn(timeZone, new Date()));
              onChange(span.from, span.to);
            }}
          >
            {t(name)}
          </Button>
        ))}
      </div>
      <div className={styles.ends}>
        <TextInput
          type="date"
          label={t('First day')}
          value={from}
          max={to || undefined}
          onChange={(event) => onChange(event.currentTarget.value, to)}
        />
        <TextInput
          type="date"
          label={t('Last day')}
          value={to}
          min={from || undefined}
          onChange={(event) => onChange(from, event.currentTarget.value)}
        />
      </div>
    </>
  );
}
