import { IconMessageQuestion, IconPrinter, IconSignature } from '@tabler/icons-react';
import { t, words } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { eraseAction } from '#kit/web/crud/usual-actions';
import type { RowAction } from '#kit/web/list/row-action';
import { type DayClose, dayClose } from './day-close.contract';
import { type Actor, type Counted, signProblem, voidingProblem } from './signing.rules';

interface Runs {
  readonly print: () => void;
  readonly reason: () => void;
  readonly sign: () => void;
  readonly takeBack: () => void;
}

/** The actions on a close that a reader may take. */
export function closeActions(row: DayClose, me: Actor | undefined, runs: Runs): RowAction[] {
  const print: RowAction = { label: words('Print'), icon: IconPrinter, run: runs.print };
  if (row.voidedAt !== null || !me) return [print];
  const close: Counted = { ...row, userID: row.userID?._id ?? null };
  const sign: RowAction = { label: words('Sign'), icon: IconSignature, run: runs.sign, main: t('Sign') };
  const reason: RowAction = {
    label: words('Why it differs'),
    icon: IconMessageQuestion,
    run: runs.reason,
    // Nobody can sign before there is a reason.
    main: row.reason === null ? t('Why it differs') : undefined,
  };
  return [
    ...(signProblem(close, me) === undefined ? [sign] : []),
    ...(row.status === 'counted' && row.difference !== noMoney ? [reason] : []),
    print,
    ...(voidingProblem(close, me, new Date()) === undefined ? [eraseAction(dayClose, runs.takeBack)] : []),
  ];
}
