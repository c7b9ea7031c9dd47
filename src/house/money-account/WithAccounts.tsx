import type { ReactNode } from 'react';
import type { Fields } from '#kit/contract/field';
import type { FormRules } from '#kit/web/form/form-rules';
import { useAccountRules } from './use-account-rules';

interface Props<F extends Fields> {
  readonly rules: FormRules<F>;
  /** Renders the form, with rules that know the accounts. */
  readonly children: (rules: FormRules<F>) => ReactNode;
}

/** A form about money above a page; the accounts are read once it is opened. */
export function WithAccounts<F extends Fields>({ rules, children }: Props<F>) {
  return children(useAccountRules(rules));
}
