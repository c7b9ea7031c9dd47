import { IconCalendar } from '@tabler/icons-react';
import { Button, TextInput } from '@mantine/core';
import { t } from '../../contract/language';
import { dayIn } from '../../rules/calendar';
import { useOrganisation } from '../organisation';
import { Popover } from '../ui/Popover';
import styles from './DateFilter.module.css';
import filter from './Filter.module.css';
import { spanWords } from './span-words';
import { spans } from './spans';

interface Props {
  /** What the list's date is called. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly onChange: (from: string, to: string) => void;
}

/** Narrows a list to a span of days, both ends counted. */
export function DateFilter({ label, from, to, onChange }: Props) {
  const { timeZone } = useOrganisation();
  return (
    <Popover position="bottom-start" trapFocus width={340}>
      <Popover.Target>
        <button type="button" className={filter.button} data-chosen={from !== '' || to !== '' || undefined}>
          <span>{spanWords(label, from, to)}</span>
          <IconCalendar size={15} stroke={1.8} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
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
      </Popover.Dropdown>
    </Popover>
  );
}
