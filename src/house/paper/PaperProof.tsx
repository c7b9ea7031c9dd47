import { Suspense } from 'react';
import { lazily } from '#kit/web/lazily';

const ProofShown = lazily(async () => (await import('./ProofShown')).ProofShown);

interface Props {
  /** Nothing is shown where there is none. */
  readonly code: string | null;
}

/** The proof of a paper: its code, and where that is looked up (PU3). */
export function PaperProof({ code }: Props) {
  if (code === null) return null;
  return (
    <Suspense>
      <ProofShown code={code} />
    </Suspense>
  );
}
