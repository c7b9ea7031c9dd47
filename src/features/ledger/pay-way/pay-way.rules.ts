import { comma, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { dialledCode, dialLink, dialProblem } from '#features/ledger/provider/dial.rules';
import { type Provider, providers } from '#features/ledger/provider/provider.contract';
import type { PayWay } from './pay-way.contract';

/** A wallet in use that has a code. */
export interface CodedWallet {
  readonly name: string;
  readonly provider: Provider | null;
  readonly number: string;
  readonly dialCode: string;
}

/** How an amount is paid into each of these wallets; one with an invalid code is left out. */
export function waysOf(wallets: readonly CodedWallet[], amount: Money): PayWay[] {
  return wallets.flatMap(({ name, provider, number, dialCode }) => {
    if (dialProblem(dialCode) !== undefined) return [];
    const code = dialledCode(dialCode, number, amount);
    return [{ name, provider: t(providers[provider ?? 'other']), number, code, link: dialLink(code) }];
  });
}

/** The ways as a text, for a message. */
export function codesSaid(ways: readonly PayWay[]): string {
  return ways.map(({ name, code }) => `${name}: ${code}`).join(comma());
}
