import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Popover } from '#kit/web/ui/Popover';
import filter from './Filter.module.css';
import { spanWords } from './span-words';

const DatePanel = lazy(async () => ({ default: (await import('./DatePanel')).DatePanel }));

interface Props {
  /** What the list's date is called. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly onChange: (from: string, to: string) => void;
}

/** Narrows a list to a span of days, both ends counted. */
export function DateFilter({ label, from, to, onChange }: Props) {
  return (
    <Popover position="bottom-start" trapFocus width={340}>
      <Popover.Target>
        <button
          type="button"
          className={`${filter.button} ${filter.days}`}
          data-chosen={from !== '' || to !== '' || undefined}
        >
          <span>{spanWords(label, from, to)}</span>
          <IconCalendar size={15} stroke={1.8} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<div className={filter.waiting} />}>
          <DatePanel from={from} to={to} onChange={onChange} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
