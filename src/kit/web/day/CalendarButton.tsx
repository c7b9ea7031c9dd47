import { useWindowEvent } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { t } from '#kit/contract/language';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import { Popover } from '#kit/web/ui/Popover';
import styles from './CalendarButton.module.css';

interface Props {
  /** Renders the calendar, which is loaded when it is first opened; `close` closes it after a choice. */
  readonly render: (close: () => void) => ReactNode;
}

/** A button that opens a calendar beside a field in which the date can also be typed. */
export function CalendarButton({ render }: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  // Listens on the window, because the focus reaches the calendar only some time after the button opened it.
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && close());
  // The Escape that closes the calendar must not also close the dialog around it.
  const holdsEscape = { 'data-mantine-stop-propagation': opened };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Open the calendar')}
          title={t('Open the calendar')}
          {...holdsEscape}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown {...holdsEscape}>
        <Suspense fallback={<div className={styles.waiting} />}>{render(close)}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
