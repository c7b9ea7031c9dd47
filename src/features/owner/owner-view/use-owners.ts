import { useQuery } from '@tanstack/react-query';
import type { Day } from '#kit/contract/day';
import { call, type Refusal } from '#kit/web/call';
import { useLanguage } from '#kit/web/language';
import type { Brand } from '#house/brand/brand.contract';
import { useOtherToken } from '#house/session/other-token';
import { useSession } from '#house/session/session';
import { callOther, otherThan } from './other-brand';
import { getOwner, type Owner } from './owner.contract';

/** A brand with its view for the owner. */
export interface Seen {
  readonly brand: Brand;
  readonly owner: Owner;
}

/** This brand on the evening of a day, and the other one if the owner is logged in there too. */
export function useOwners(date: Day) {
  const { brand } = useSession();
  const tongue = useLanguage();
  const token = useOtherToken();
  const other = otherThan(brand);
  const query = { date };
  const own = useQuery<Owner, Refusal>({
    queryKey: [getOwner.path, date, tongue],
    queryFn: ({ signal }) => call(getOwner, { query, signal }),
    placeholderData: (before) => before,
  });
  const beside = useQuery<Owner, Refusal>({
    queryKey: [getOwner.path, other, date, tongue],
    queryFn: ({ signal }) => callOther(getOwner, other, token, { query, signal }),
    enabled: token !== undefined,
    placeholderData: (before) => before,
  });
  const seen = [
    ...(own.data ? [{ brand, owner: own.data }] : []),
    ...(token !== undefined && own.data && beside.data ? [{ brand: other, owner: beside.data }] : []),
  ];
  return { seen, own, beside, other, isBeside: token !== undefined };
}
