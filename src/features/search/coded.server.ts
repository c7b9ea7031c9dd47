import type { Call } from '#kit/server/call';
import { linkTyped } from '#house/link/live-link.server';
import { readPaperCode } from '#house/paper/paper-code.rules';
import type { PaperShown } from '#house/paper/proven-paper.server';
import { provenBy } from '#house/paper/proving.server';
import { codeIn } from './search.rules';

/** The record that the code of a paper or a link leads to, typed or with its address; undefined for any other text (AL19). */
export async function codedBy(call: Call, q: string): Promise<{ readonly shown: PaperShown | undefined } | undefined> {
  const typed = codeIn(q);
  const opened = await linkTyped(call, typed);
  if (opened) return { shown: await opened.of.shown(call, opened.link.recordID) };
  return readPaperCode(typed) && (await provenBy(call, typed))?.found;
}
