import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { isAdministrator } from '#house/role/escalation.rules';
import type { StaffClaims } from '#house/session/login.contract';
import { subscriptionWarning } from '#house/subscription/subscription-end.rules';
import { dayIn } from '#kit/rules/calendar';
import { settingsRead } from './settings-read';

// There is nothing to say on most days.
const SubscriptionEnds = lazy(async () => ({ default: (await import('./SubscriptionEnds')).SubscriptionEnds }));

/** Tells admins that the subscription ends. The settings say it, not the token, so it goes when the subscription is renewed (A29). */
export function SubscriptionBanner({ claims }: { claims: StaffClaims }) {
  const { data } = useQuery(settingsRead);
  const [now] = useState(() => new Date());
  if (!isAdministrator(claims.userType) || data === undefined) return null;
  const warning = subscriptionWarning(data.SubscriptionExpiredDate, dayIn(data.timeZone, now));
  if (warning === undefined) return null;
  return (
    <Suspense>
      <SubscriptionEnds warning={warning} />
    </Suspense>
  );
}
