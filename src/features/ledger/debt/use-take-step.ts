import { IconCash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Entity } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import { pageOf } from '#kit/contract/page-of';
import { isObject } from '#kit/contract/parse';
import { noMoney } from '#kit/rules/money';
import type { RowAction } from '#kit/web/list/row-action';
import { useShownMoney } from '#kit/web/use-shown-money';
import type { Screen } from '#house/menu/menu.contract';
import { useScreens } from '#house/session/use-screens';
import { useCounterWay } from './use-counter-way';
import { owedName } from './owed.contract';

/**
 * The next step with somebody in a list who owes: 'Take $40.00'. It leads to the counter, or to the person's page; users who may not take
 * payments are offered nothing.
 */
export function useTakeStep(of: Entity, takenBy: readonly Screen[]): (row: { readonly _id: string }) => RowAction[] {
  const screens = useScreens();
  const counterOf = useCounterWay(of);
  const navigate = useNavigate();
  const shown = useShownMoney();
  const takes = takenBy.some(({ path }) => screens.has(path));
  return (row) => {
    const owed = owedBy(row);
    const counter = counterOf(row._id);
    const page = takes ? pageOf(of, row._id) : undefined;
    if (owed <= 0 || (counter === undefined && page === undefined)) return [];
    const run = () => void navigate(counter ?? { to: page ?? '', search: { take: 'oldest' } });
    const main = t('Take {amount}', { amount: shown(owed) });
    return [{ label: words('Take payment'), icon: IconCash, run, main, onPhone: true }];
  };
}

/** The sum owed in a row; 0 if it has none. */
function owedBy(row: object): Money {
  const told = isObject(row) ? row[owedName] : undefined;
  return (typeof told === 'number' ? readMoney(told) : undefined) ?? noMoney;
}
