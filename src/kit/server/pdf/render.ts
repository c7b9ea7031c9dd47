import type { ReactElement } from 'react';
import { openCrew, refusedWhereSpent } from '#kit/server/bounded/crew';
import { leaving, silentWhenGone } from '#kit/server/bounded/outflow';
import { accountOf, type Call } from '#kit/server/call';
import { type Branch, treeOf } from './tree';

/** A worker keeps its fonts for the next document; a second one is for when the first has a long document. */
const printers = openCrew({
  file: 'kit/server/pdf/worker.mjs',
  atOnce: 2,
  waiting: 32,
  memory: 256,
  deadline: 30_000,
});

/**
 * A document as a PDF file, made by this program, as its metadata says. It is rendered in a thread of its own so that no other
 * request waits for it. 429 if too many wait, 503 if it takes too much time or memory.
 */
export async function renderDocument(element: ReactElement, program: string, signal?: AbortSignal): Promise<Buffer> {
  const [document] = treeOf(element);
  const tree = typeof document === 'object' ? madeBy(document, program) : document;
  const file = await printers.work<Uint8Array>({ order: tree, signal }).catch(refusedWhereSpent);
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
}

function madeBy(document: Branch, program: string): Branch {
  return { ...document, props: { ...document.props, creator: program, producer: program } };
}

/**
 * Answers a call with a document as a PDF file, named with letters, digits, dots and dashes. 429 if the account already
 * has three in progress.
 */
export async function sendDocument(call: Call, element: ReactElement, fileName: string): Promise<unknown> {
  const giveBack = call.bounded.documents.take(accountOf(call));
  try {
    const file = await renderDocument(element, call.product.program, leaving(call.reply));
    return call.reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(file);
  } catch (error) {
    return silentWhenGone(call.reply, error);
  } finally {
    giveBack();
  }
}
