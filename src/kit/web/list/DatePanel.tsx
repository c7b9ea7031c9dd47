import { lazy, Suspense } from 'react';
import { isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { TypedDay } from '#kit/web/day/TypedDay';
import styles from './DatePanel.module.css';
import { SpanButtons } from './SpanButtons';

const SpanCalendar = lazy(async () => ({ default: (await import('#kit/web/day/SpanCalendar')).SpanCalendar }));

interface Props {
  readonly from: string;
  readonly to: string;
  readonly onChange: (from: string, to: string) => void;
}

/** The spans that people ask for most, and the two days of any other. */
export function DatePanel({ from, to, onChange }: Props) {
  return (
    <>
      <div className={styles.presets}>
        <SpanButtons chosen={{ from, to }} onPick={(span) => onChange(span.from, span.to)} />
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

/** Whether a typed day narrows the list: a valid or empty one does, an incomplete one does not yet. */
function narrows(day: string): boolean {
  return day === '' || isDay(day);
}
