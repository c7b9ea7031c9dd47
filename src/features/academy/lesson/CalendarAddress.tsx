import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { t } from '#kit/contract/language';
import { call, type Refusal } from '#kit/web/call';
import { copyText } from '#kit/web/copy-text';
import { toastDone, toastWrong } from '#kit/web/toast';
import { type CalendarMade, makeCalendar } from './lesson-calendar.contract';
import styles from './lesson-calendar.module.css';

/** Makes the calendar address of one's own lessons, and shows it once. */
export function CalendarAddress() {
  const made = useMutation<CalendarMade, Refusal>({
    mutationFn: () => call(makeCalendar, {}),
    onError: (refused) => toastWrong(refused.message),
  });
  if (!made.data)
    return (
      <div className={styles.parts}>
        <p>{t('Your calendar reads your lessons at an address of your own, and follows each change by itself.')}</p>
        <p>{t('Whoever has the address sees your lessons. A new one ends the one before.')}</p>
        <Button disabled={made.isPending} onClick={() => made.mutate()}>
          {t('Make the address')}
        </Button>
      </div>
    );
  const { message, url } = made.data;
  const copy = () =>
    copyText(url).then(
      () => toastDone(t('Copied')),
      (error: Error) => toastWrong(error.message),
    );
  return (
    <div className={styles.parts}>
      <p>{message}</p>
      <bdi className={styles.address} dir="ltr">
        {url}
      </bdi>
      <Button component="a" href={url.replace(/^https?:/, 'webcal:')}>
        {t('Open in the calendar')}
      </Button>
      <Button variant="default" onClick={() => void copy()}>
        {t('Copy')}
      </Button>
      <p className={styles.soft}>{t('In Google Calendar: Other calendars, From URL.')}</p>
    </div>
  );
}
