import { useOrganisation } from '#kit/web/organisation';

/** The second currency, if there is one with a rate: its sign, and how much of it is worth 1.00. */
export interface SecondCurrency {
  readonly sign: string;
  readonly rate: number;
}

/** The second currency of the settings. */
export function useSecondCurrency(): SecondCurrency | undefined {
  const { secondCurrency: sign, secondRate: rate } = useOrganisation();
  return sign && rate ? { sign, rate } : undefined;
}
