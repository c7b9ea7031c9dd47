import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, Saved } from '#kit/contract/endpoint';
import type { Errors } from '#kit/contract/parse';
import { answerOf, isRefusal, send } from '#kit/web/call';
import type { SalePreview } from './sale.contract';

type Sale = Pick<Endpoint, 'method' | 'path'>;

const none: Errors = {};

interface Judged {
  /** Names of items that are sold for less than they cost. */
  readonly belowCost: readonly string[];
  /** Refusals by row. */
  readonly errors: Errors;
}

/**
 * The server's check of the goods before the call that sells or changes them. Nothing is requested while there is no body. `isAwaited` is
 * true until the answer to exactly this body has come; `judge` requests it at once.
 */
export function useSalePreview(sale: Sale, body: object | undefined) {
  const client = useQueryClient();
  const wanted = body === undefined ? '' : JSON.stringify(body);
  const [asked] = useDebouncedValue(wanted, 400);
  const { data, error, isFetching } = useQuery({
    ...preview(sale, asked),
    enabled: asked !== '' && asked === wanted,
  });
  const judge = (): Promise<Judged> =>
    client.fetchQuery(preview(sale, wanted)).then(
      (belowCost) => ({ belowCost, errors: none }),
      (refusal) => ({ belowCost: [], errors: refusalsIn(refusal) }),
    );
  if (wanted !== asked) return { belowCost: [], errors: none, isAwaited: wanted !== '', judge };
  return { belowCost: data ?? [], errors: error ? refusalsIn(error) : none, isAwaited: isFetching, judge };
}

function preview({ method, path }: Sale, body: string) {
  return queryOptions<readonly string[]>({
    queryKey: [path, 'preview', body],
    queryFn: async ({ signal }) => {
      const answer = await send({ method, path, query: { preview: 1 }, body: JSON.parse(body), signal });
      return (await answerOf<Saved<SalePreview>>(answer)).info.belowCost;
    },
    retry: false,
    staleTime: 5000,
  });
}

/** The refusals of a preview by field; any other failure does not matter, since the call itself is checked again. */
function refusalsIn(error: unknown): Errors {
  return isRefusal(error) ? error.errors : none;
}
