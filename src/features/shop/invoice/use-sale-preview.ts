import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Saved } from '../../../kit/contract/endpoint';
import { answerOf, type Refusal, send } from '../../../kit/web/call';
import { customInvoice, type SalePreview } from './sale.contract';
import { totalsSoFar, type SaleDraft } from './sale-draft.rules';

/** What the server says of the goods before they are sold: names of items below their cost, and refusals by row. */
export function useSalePreview(draft: SaleDraft, goods: object | undefined) {
  const wanted = goods === undefined ? '' : JSON.stringify(goods);
  const [asked] = useDebouncedValue(wanted, 400);
  const { Total } = totalsSoFar(draft);
  const { data, error } = useQuery<readonly string[], Refusal>({
    queryKey: [customInvoice.path, 'preview', asked],
    queryFn: async ({ signal }) => {
      // Paid whole, so that only the goods are judged.
      const body = { ...JSON.parse(asked), isReceipt: true, amountPaid: Total };
      const { method, path } = customInvoice;
      const answer = await send({ method, path, query: { preview: 1 }, body, signal });
      return (await answerOf<Saved<SalePreview>>(answer)).info.belowCost;
    },
    enabled: asked !== '' && asked === wanted,
    retry: false,
    staleTime: 5000,
  });
  return { belowCost: wanted === asked ? (data ?? []) : [], errors: wanted === asked ? (error?.errors ?? {}) : {} };
}
