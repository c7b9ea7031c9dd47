import { retold } from '#kit/contract/language';
import { usualAccounts } from './account-names.contract';

/** The name of an account; one that came with the product and was not renamed is shown in the current language. */
export function accountShown({ name }: { readonly name: string }): string {
  return retold(name, usualAccounts);
}
