import { IconAlertTriangle } from '@tabler/icons-react';
import type { SubscriptionWarning } from '#house/subscription/subscription-end.rules';
import { counted, t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { Banner } from './Banner';

/** The text of when the subscription ended, or how soon it will. */
export function SubscriptionEnds({ warning }: { warning: SubscriptionWarning }) {
  return (
    <Banner tone="wrong" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {sentenceOf(warning)}
    </Banner>
  );
}

function sentenceOf(warning: SubscriptionWarning): string {
  if ('ended' in warning) return t('The subscription ended on {date}', { date: shownDay(warning.ended) });
  return counted(
    warning.daysLeft,
    'Notice! {count} day of subscription time remains, please make a new subscription!',
    'Notice! {count} days of subscription time remain, please make a new subscription!',
  );
}
