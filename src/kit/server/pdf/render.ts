import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReactElement } from 'react';
import { projectRoot } from '../project-root';
import { treeOf } from './tree';

interface Answer {
  readonly id: number;
  readonly file?: Uint8Array;
  readonly problem?: string;
}

interface Waiting {
  readonly resolve: (file: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let count = 0;

/** A document as a PDF file, made by a thread of its own so that no other request waits for it. */
export function renderDocument(element: ReactElement): Promise<Buffer> {
  const [tree] = treeOf(element);
  return new Promise((resolve, reject) => {
    const id = ++count;
    waiting.set(id, { resolve, reject });
    const hired = (worker ??= hire());
    hired.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    hired.postMessage({ id, tree });
  });
}

/** The worker is plain JavaScript that Node runs as it stands, in tests and in production alike. */
function hire(): Worker {
  const hired = new Worker(join(projectRoot, 'src/kit/server/pdf/worker.mjs'));
  hired.on('message', ({ id, file, problem }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    // An idle worker keeps nobody from stopping.
    if (waiting.size === 0) hired.unref();
    if (file) asked?.resolve(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    else asked?.reject(new Error(problem));
  });
  hired.on('error', (error: Error) => {
    if (worker === hired) worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return hired;
}
