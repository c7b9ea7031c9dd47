import { counted, t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { brokenTold, holdsTold } from '#database/verify/told';
import { getHealth, type Health, type PastVerification, startCheck } from './health.contract';
import { healthFacts, moment } from './health-facts.server';
import { beginCheck, verifications } from './verification.server';

/** The Health screen's calls. */
export const healthRoutes: Route[] = [on(getHealth, read), on(startCheck, beginCheck)];

async function read(call: Call): Promise<Health> {
  const { running, last } = await verifications(call);
  return { facts: await healthFacts(call), running, last: last ? told(call, last) : null };
}

type Ended = NonNullable<Awaited<ReturnType<typeof verifications>>['last']>;

function told(call: Call, { startedAt, finishedAt, broken, problem, results }: Ended): PastVerification {
  const facts = { moment: moment(call, startedAt) };
  if (problem !== null || broken === null)
    return {
      startedAt,
      tone: 'attention',
      said: t('The check of {moment} was not finished.', facts),
      checks: [],
    };
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt ?? startedAt) - Date.parse(startedAt)) / 1000));
  const checks = (results ?? []).map((result) => ({
    holds: holdsTold(result),
    count: result.count,
    found: result.found.map((values) => brokenTold(result, values)),
  }));
  if (broken === 0)
    return {
      startedAt,
      tone: 'good',
      said: t('On {moment} everything added up, in {checks} checks and {seconds} s.', {
        ...facts,
        checks: checks.length,
        seconds,
      }),
      checks,
    };
  const said = counted(
    broken,
    'On {moment} {count} place was found to be wrong.',
    'On {moment} {count} places were found to be wrong.',
    facts,
  );
  return { startedAt, tone: 'wrong', said, checks };
}
