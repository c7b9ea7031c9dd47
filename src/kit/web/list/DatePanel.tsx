import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { TypedDay } from '#kit/web/day/TypedDay';
import { useOrganisation } from '#kit/web/organisation';
import styles from './DatePanel.module.css';
import { spans } from './spans';

const SpanCalendar = lazy(async () => ({ default: (await import('#kit/web/day/SpanCalendar')).SpanCalendar }));

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
        <TypedDay label={t('First day')} value={from} onChange={(day) => narrows(day) && onChange(day, to)} />
        <TypedDay label={t('Last day')} value={to} onChange={(day) => narrows(day) && onChange(from, day)} />
      </div>
      <Suspense fallback={<div className={styles.waiting} />}>
        <SpanCalendar from={from} to={to} onChange={onChange} />
      </Suspense>
    </>
  );
}

/** A day narrows the list, and so does none; what is typed by halves does not yet. */
function narrows(day: string): boolean {
  return day === '' || isDay(day);
}
