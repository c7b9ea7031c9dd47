import { t } from '#kit/contract/language';
import { MonthsChart } from '#features/dashboards/summary/MonthsChart';
import { Panel } from '#features/dashboards/summary/Panel';
import { monthsTogether } from './together.rules';
import type { Seen } from './use-owners';

/** Income and expense of twelve months, of both brands together where both are seen. */
export function MonthsLine({ seen }: { readonly seen: readonly Seen[] }) {
  const months = monthsTogether(seen.map(({ owner }) => owner));
  return (
    <Panel title={t('Twelve months')}>
      <MonthsChart months={months} />
    </Panel>
  );
}
