import { useState } from 'react';
import { keepHere, keptHere } from '#kit/web/kept-choice';

/** A4, or the 80 mm slip of a till. */
export type Paper = (typeof papers)[number];

const papers = ['A4', 'slip'] as const;

/** The paper that this browser prints on, and how to choose another: the one chosen last, or by default the one that suits the document. */
export function usePaper(suits: Paper): readonly [Paper, (chosen: Paper) => void] {
  const [paper, setPaper] = useState(() => keptHere('paper', papers) ?? suits);
  const choose = (chosen: Paper) => {
    setPaper(chosen);
    keepHere('paper', chosen);
  };
  return [paper, choose];
}
