import { counted } from '#kit/contract/language';
import type { Rates } from '#kit/server/bounds';
import { tooBusy } from './queue';

interface Bounds {
  /** How often each name may do it. */
  readonly most: number;
  /** The length of the span, in milliseconds from the first time. */
  readonly within: number;
  /** The sentence of the refusal, with the seconds to wait; by default that there were too many tries. */
  readonly sentence?: (seconds: number) => string;
}

/** Names that are remembered at the same time: those of a flood must not fill the memory. */
const mostNames = 10_000;

/** Rates that allow every name `most` times within a span, which begins with the first time. */
export function openRates({ most, within, sentence = tooManyTries }: Bounds): Rates {
  const begun = new Map<string, { readonly until: number; times: number }>();
  const forget = (now: number) => {
    for (const [name, { until }] of begun) if (until <= now) begun.delete(name);
    // The one that began first would be forgotten next anyway.
    for (const name of begun.keys()) if (begun.size >= mostNames) begun.delete(name);
  };
  return {
    count: (name, date, times = 1) => {
      const now = date.getTime();
      const known = begun.get(name);
      const isGoingOn = known !== undefined && known.until > now && known.until <= now + within;
      const { until, times: before } = isGoingOn ? known : { until: now + within, times: 0 };
      if (before + times > most) throw tooOften(Math.ceil((until - now) / 1000), sentence);
      if (!isGoingOn) begun.delete(name);
      if (!isGoingOn && begun.size >= mostNames) forget(now);
      begun.set(name, { until, times: before + times });
    },
  };
}

function tooOften(seconds: number, sentence: (seconds: number) => string) {
  return tooBusy(seconds, sentence(seconds));
}

function tooManyTries(seconds: number): string {
  return counted(
    seconds,
    'Too many tries. Wait {count} second and try again.',
    'Too many tries. Wait {count} seconds and try again.',
  );
}
