import { Suspense } from 'react';
import type { PrintedProof } from '#kit/contract/print';
import { lazily } from '#kit/web/lazily';

const ProofShown = lazily(async () => (await import('./ProofShown')).ProofShown);

interface Props {
  /** Nothing is shown without one. */
  readonly proof: PrintedProof | undefined;
}

/** The proof of a paper at its end. */
export function Proof({ proof }: Props) {
  return (
    proof && (
      <Suspense>
        <ProofShown proof={proof} />
      </Suspense>
    )
  );
}
