import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { useOrganisation } from '#kit/web/organisation';
import { type Span, spans } from './spans';

interface Props {
  /** The days chosen now; empty where none are. */
  readonly chosen: Span;
  readonly onPick: (span: Span) => void;
}

/** The spans of days that people ask for most, by the organisation's today; the chosen one is marked. */
export function SpanButtons({ chosen, onPick }: Props) {
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  const day = dayIn(timeZone, now);
  return spans.map(([name, spanOf]) => {
    const span = spanOf(day);
    const isChosen = span.from === chosen.from && span.to === chosen.to;
    return (
      <Button
        key={name}
        variant={isChosen ? 'light' : 'default'}
        size="compact-sm"
        aria-pressed={isChosen}
        onClick={() => onPick(span)}
      >
        {t(name)}
      </Button>
    );
  });
}
