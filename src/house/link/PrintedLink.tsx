import { Suspense } from 'react';
import { lazily } from '#kit/web/lazily';

const LinkProof = lazily(async () => (await import('./LinkProof')).LinkProof);

/** The link of a document at its end; nothing while there is none. */
export function PrintedLink({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return null;
  return (
    <Suspense>
      <LinkProof address={address} />
    </Suspense>
  );
}
