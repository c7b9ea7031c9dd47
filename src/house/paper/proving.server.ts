import type { Call } from '#kit/server/call';
import { type Paper, paperWith } from './paper-code.server';
import { readPaperCode, type TypedCode } from './paper-code.rules';
import { papersFeature } from './papers.contract';
import type { PaperFound, ProvenPaper } from './proven-paper.server';

/** A paper whose code is right. */
export interface Proven {
  readonly paper: ProvenPaper;
  readonly found: PaperFound;
  /** Which of several papers of the record. */
  readonly of: string;
}

/** A stand-in for a code without the form of one: it is looked for like any other. */
const nothing: TypedCode = { letter: '', number: 0, addition: '', check: '000000000000' };
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The paper that a code proves in the call's brand; undefined for every other text. Whatever is wrong with the code, the same work is
 * done: one record is looked for, and its check letters are made (PU9).
 */
export async function provenBy(call: Call, typed: string): Promise<Proven | undefined> {
  const { check, ...name } = readPaperCode(typed) ?? nothing;
  const { papers } = call.product;
  const paper = papers.find(({ letter }) => letter === name.letter) ?? papers[0];
  const found = await paper?.find(call, name);
  const candidates = (found?.of ?? ['']).map((of): Paper => ({ ...name, _id: found?._id ?? nobody, of }));
  const own = await paperWith(call, check, candidates);
  if (!paper || !found || !own || !call.house.features.has(papersFeature.name)) return undefined;
  return { paper, found, of: own.of };
}
