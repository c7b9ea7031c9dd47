import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { isAdministrator } from '#house/role/escalation.rules';
import type { StaffClaims } from '#house/session/login.contract';
import { type SubscriptionWarning, subscriptionWarning } from '#house/subscription/subscription-end.rules';
import { counted, t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { Banner } from './Banner';
import { settingsRead } from './settings-read';

/** Tells admins that the subscription ends. The settings say it, not the token, so it goes when the subscription is renewed (A29). */
export function SubscriptionBanner({ claims }: { claims: StaffClaims }) {
  const { data } = useQuery(settingsRead);
  const [now] = useState(() => new Date());
  if (!isAdministrator(claims.userType) || data === undefined) return null;
  const warning = subscriptionWarning(data.SubscriptionExpiredDate, dayIn(data.timeZone, now));
  if (warning === undefined) return null;
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
