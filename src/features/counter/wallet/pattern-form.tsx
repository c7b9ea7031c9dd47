import { t } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { folded } from '#features/counter/wallet-pattern/folded.rules';
import { readBy } from '#features/counter/wallet-pattern/match.rules';
import type { walletPattern } from '#features/counter/wallet-pattern/wallet-pattern.contract';
import { patternErrors, readerOf } from '#features/counter/wallet-pattern/wallet-pattern.rules';
import { ReadShown } from './ReadShown';

/** The form of a pattern, with what it reads from its example below. */
export const patternForm: FormRules<(typeof walletPattern)['fields']> = {
  start: () => ({ direction: 'in', currency: 'main', dateOrder: 'd/m/y', position: 100, isActive: true }),
  problems: ({ pattern, example = null, dateOrder = 'd/m/y' }) =>
    pattern === undefined ? {} : patternErrors({ pattern, example, dateOrder }),
  extra: ({ pattern, example, dateOrder = 'd/m/y' }) => {
    if (!pattern || !example || Object.keys(patternErrors({ pattern, example: null, dateOrder })).length > 0)
      return null;
    const read = readBy(readerOf({ pattern, dateOrder }), folded(example));
    return read ? <ReadShown read={read} /> : t('The example is not read');
  },
};
