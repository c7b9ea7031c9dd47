import { useMemo } from 'react';
import type { Fields } from '#kit/contract/field';
import type { FormRules } from '#kit/web/form/form-rules';
import { mergeRules } from '#kit/web/form/merge-rules';
import { useOptions } from '#kit/web/use-options';
import { useSession } from '#house/session/session';
import { accountRules } from './account-choice';
import { accountChoices } from './money-account.contract';

/** The rules of a form that asks for the account, once the accounts are read. */
export function useAccountRules<F extends Fields>(rules: FormRules<F>): FormRules<F> {
  const me = useSession().claims?._id ?? '';
  const { data } = useOptions(accountChoices.path, '', { isActive: '1' }, 'now');
  return useMemo(() => mergeRules(rules, accountRules(data ?? [], me)), [rules, data, me]);
}
