import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Call } from '#kit/server/call';
import { derivedKey } from '#kit/server/secret';
import { checkOf, type PaperName, shownCode } from './paper-code.rules';
import { papersFeature } from './papers.contract';

/** A paper that exists: its name, and the facts that only the server knows. */
export interface Paper extends PaperName {
  /** The id of its record. */
  readonly _id: string;
  /** Which of several papers of the record it is; empty where there is only one. */
  readonly of: string;
}

/** The brand of a paper and its features: a call, or a task of the clock. */
export interface Coding extends Pick<Call, 'database' | 'brand'> {
  readonly house: Pick<Call['house'], 'features'>;
}

/** The code that is printed on a paper; null while codes are off. */
export async function paperCode(call: Coding, paper: Paper): Promise<string | null> {
  if (!call.house.features.has(papersFeature.name)) return null;
  return shownCode(paper, await checkLetters(call, paper));
}

/** The paper, among these, with these check letters; undefined if none has them. It takes the same time whichever it is. */
export async function paperWith(call: Call, check: string, papers: readonly Paper[]): Promise<Paper | undefined> {
  let found: Paper | undefined;
  for (const paper of papers) {
    const own = await checkLetters(call, paper);
    if (timingSafeEqual(Buffer.from(own), Buffer.from(check))) found = paper;
  }
  return found;
}

/** The check letters of a paper, under a secret of the brand. */
async function checkLetters(call: Pick<Call, 'database' | 'brand'>, paper: Paper): Promise<string> {
  const { letter, number, addition, _id, of } = paper;
  const key = await derivedKey(call.database, `daftar papers of ${call.brand}`);
  const said = [call.brand, letter, number, addition, _id, of].join('\n');
  return checkOf(createHmac('sha256', key).update(said).digest());
}
