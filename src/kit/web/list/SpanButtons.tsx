import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { useOrganisation } from '#kit/web/organisation';
import { type Span, spans } from './spans';

/** The spans of days that people ask for most, by the organisation's today. */
export function SpanButtons({ onPick }: { onPick: (span: Span) => void }) {
  const { timeZone } = useOrganisation();
  return spans.map(([name, spanOf]) => (
    <Button key={name} variant="default" size="compact-sm" onClick={() => onPick(spanOf(dayIn(timeZone, new Date())))}>
      {t(name)}
    </Button>
  ));
}
