import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { fee } from './fee.contract';
import { fullFeeName } from './full-fee-name.rules';

const { sum, badge, column } = columnsOf(fee);

/** The column that names a fee on the page of the person who was charged. */
export const calledFee = column(words('Fee'), fullFeeName);
export const feeAmounts = [sum('feeAmount'), sum('feePaid'), sum('feeBalance'), badge('feeStatus')];
