import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { type Organisation, todayAt } from '#kit/web/organisation';
import type { Brand } from '#house/brand/brand.contract';
import type { refundCredit } from '#features/ledger/credit/credit.contract';
import { onePayerProblem } from '#features/ledger/credit/credit.rules';

type Rules = FormRules<typeof refundCredit.body>;

/** Students are the academy's: a shop gives credit back to customers alone. */
const payers: Readonly<Record<Brand, Rules>> = {
  academy: { problems: onePayerProblem },
  decoration: {
    when: { studentID: () => false },
    required: { customerID: () => words('Choose whose credit it is') },
  },
};

/** The form that gives credit back, from an account in use. */
export function refundForm(organisation: Organisation, brand: Brand): Rules {
  return {
    ...payers[brand],
    narrow: { accountID: () => ({ isActive: 1 }) },
    start: () => ({ date: todayAt(organisation) }),
  };
}
