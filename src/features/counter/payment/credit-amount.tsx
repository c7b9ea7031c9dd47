import { Money } from '#kit/web/Money';
import { columnsOf } from '#kit/web/list/column';
import { credit } from '#features/ledger/credit/credit.contract';
import { creditChange } from '#features/ledger/credit/credit.rules';

/** The column of what each row adds to a person's credit or takes from it, so that the rows of one person add up to what is left. */
export const creditAmount = columnsOf(credit).field('amount', (row) => <Money amount={creditChange(row)} />);
