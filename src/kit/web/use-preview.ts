import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#kit/contract/endpoint';
import { answerOf, type Refusal, send } from './call';

/** The preview of a call. */
interface Preview<R> {
  /** Undefined while it is not known: without a body, while it is requested, or if it is refused. */
  readonly answer: R | undefined;
  /** Why the call would be refused. */
  readonly refused: Refusal | undefined;
}

/** Requests the preview of a call (`preview=1`), a moment after its body has changed. Nothing is requested without a body. */
export function usePreview<R>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  body: object | undefined,
): Preview<R> {
  const wanted = body === undefined ? '' : JSON.stringify(body);
  const [asked] = useDebouncedValue(wanted, 300);
  const { data, error } = useQuery<R, Refusal>({
    queryKey: [path, 'preview', asked],
    queryFn: async ({ signal }) =>
      answerOf<R>(await send({ method, path, query: { preview: 1 }, body: JSON.parse(asked), signal })),
    enabled: asked !== '' && asked === wanted,
    retry: false,
    // The data may have changed since the last preview.
    staleTime: 0,
    gcTime: 0,
  });
  const isCurrent = wanted !== '' && asked === wanted;
  return { answer: isCurrent ? data : undefined, refused: isCurrent && error ? error : undefined };
}
