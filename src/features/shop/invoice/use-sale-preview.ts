import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Endpoint, Saved } from '../../../kit/contract/endpoint';
import { answerOf, type Refusal, send } from '../../../kit/web/call';
import type { SalePreview } from './sale.contract';

/**
 * What the server says of the goods before the call that sells or changes them is made: names of items below their
 * cost, and refusals by row. Nothing is asked while there is no body.
 */
export function useSalePreview({ method, path }: Pick<Endpoint, 'method' | 'path'>, body: object | undefined) {
  const wanted = body === undefined ? '' : JSON.stringify(body);
  const [asked] = useDebouncedValue(wanted, 400);
  const { data, error } = useQuery<readonly string[], Refusal>({
    queryKey: [path, 'preview', asked],
    queryFn: async ({ signal }) => {
      const answer = await send({ method, path, query: { preview: 1 }, body: JSON.parse(asked), signal });
      return (await answerOf<Saved<SalePreview>>(answer)).info.belowCost;
    },
    enabled: asked !== '' && asked === wanted,
    retry: false,
    staleTime: 5000,
  });
  return { belowCost: wanted === asked ? (data ?? []) : [], errors: wanted === asked ? (error?.errors ?? {}) : {} };
}
