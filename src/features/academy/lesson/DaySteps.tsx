import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { addDays } from '#kit/rules/calendar';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import styles from './timetable.module.css';

interface Props {
  readonly date: Day;
  /** How many days are shown at once: one, or a week. */
  readonly count: number;
  readonly today: Day;
  readonly onDate: (date: Day) => void;
}

/** The buttons to the next and previous day or week, and back to today. */
export function DaySteps({ date, count, today, onDate }: Props) {
  const isWeek = count > 1;
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={isWeek ? t('The week before') : t('The day before')}
        onClick={() => onDate(addDays(date, -count))}
      >
        <IconChevronLeft size={18} className={styles.along} aria-hidden />
      </ActionIcon>
      <Button variant="default" disabled={date === today} onClick={() => onDate(today)}>
        {t('Today')}
      </Button>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={isWeek ? t('The week after') : t('The day after')}
        onClick={() => onDate(addDays(date, count))}
      >
        <IconChevronRight size={18} className={styles.along} aria-hidden />
      </ActionIcon>
    </>
  );
}
