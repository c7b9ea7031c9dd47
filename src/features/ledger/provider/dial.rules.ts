import { entryOf } from '#kit/rules/entry-of';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Provider } from './provider.contract';

/** The parts of a code: characters that a phone dials, and placeholders for what differs with each payment (WA14). */
const parts = /\{(number|amount|dollars|cents)\}|[0-9*#]/g;

/** Why a text cannot be dialled as a code; undefined if it can. */
export function dialProblem(code: string): string | undefined {
  const isDialled = code.startsWith('*') && code.endsWith('#') && code.replace(parts, '') === '';
  const has = (name: string) => code.includes(`{${name}}`);
  const saysAmount = has('amount') !== (has('dollars') && has('cents')) && has('dollars') === has('cents');
  return isDialled && has('number') && saysAmount ? undefined : codeProblem();
}

const codeProblem = () =>
  t(
    'A code begins with * and ends with #, with digits, {number} and {amount}, or {dollars} and {cents}, between them',
    {
      number: '{number}',
      amount: '{amount}',
      dollars: '{dollars}',
      cents: '{cents}',
    },
  );

/** The code to dial that pays an amount into the wallet with a number. */
export function dialledCode(code: string, number: string, amount: Money): string {
  const [dollars = '', cents = '00'] = amount.toFixed(2).split('.');
  const said: Readonly<Record<string, string>> = {
    number: number.replace('+', ''),
    amount: cents === '00' ? dollars : `${dollars}.${cents}`,
    dollars,
    cents,
  };
  return code.replace(parts, (sign, name?: string) => (name === undefined ? sign : (entryOf(said, name) ?? '')));
}

/** The address that makes a phone dial a code, with # escaped, because it would end the address. */
export function dialLink(code: string): string {
  return `tel:${code.replaceAll('#', '%23')}`;
}

/** The known codes of providers; no operator has confirmed them, so each is only proposed. */
const known: Partial<Readonly<Record<Provider, string>>> = {
  evc: '*712*{number}*{amount}#',
  zaad: '*220*{number}*{amount}#',
  sahal: '*883*{number}*{amount}#',
};

/** The code that is proposed for a wallet of a provider; none where none is known. */
export function proposedCode(provider: Provider | null | undefined): string | undefined {
  return provider ? known[provider] : undefined;
}
