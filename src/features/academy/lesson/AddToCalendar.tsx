import { IconCalendarPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { t } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';

const CalendarAddress = lazy(async () => ({ default: (await import('./CalendarAddress')).CalendarAddress }));

/** Adds one's own lessons to the calendar of a phone or a computer. */
export function AddToCalendar() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={17} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('Add to my calendar')}
      </Button>
      <LazyFormDialog title={t('Add to my calendar')} opened={opened} onClose={() => setOpened(false)} shape="dialog">
        {() => (
          <Suspense fallback={null}>
            <CalendarAddress />
          </Suspense>
        )}
      </LazyFormDialog>
    </>
  );
}
