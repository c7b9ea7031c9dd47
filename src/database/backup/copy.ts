import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Connection as PgConnection, ClientBase } from 'pg';

/** The part of a connection that speaks COPY, which the types of `pg` leave out. */
type CopyConnection = PgConnection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** The methods that `pg` calls on the running query. */
interface CopyQuery {
  submit(connection: PgConnection): void;
  handleCopyInResponse(connection: CopyConnection): void;
  handleCopyData(message: { chunk: Buffer }): void;
  handleError(error: Error): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
}

// Rows arrive one by one; passing them on in pieces of this size costs a tenth of that.
const PIECE = 65_536;

/** A stream of the bytes of `copy … to stdout`, read no faster than they are consumed. */
export function copyOut(client: ClientBase, statement: string): Readable {
  let socket: PgConnection['stream'] | undefined;
  let piece = Buffer.allocUnsafe(PIECE);
  let filled = 0;
  let failed: Error | undefined;
  const rows = new Readable({ read: () => void socket?.resume() });
  const handOn = () => {
    if (filled === 0) return;
    if (!rows.push(piece.subarray(0, filled))) socket?.pause();
    piece = Buffer.allocUnsafe(PIECE);
    filled = 0;
  };
  submit(client, statement, {
    begun: (connection) => {
      socket = connection.stream;
    },
    data: (chunk) => {
      if (filled + chunk.length > PIECE) handOn();
      // The driver reuses its memory for the next message, so what is kept must be a copy.
      if (chunk.length > PIECE) {
        if (!rows.push(Buffer.from(chunk))) socket?.pause();
      } else filled += chunk.copy(piece, filled);
    },
    error: (error) => {
      failed = error;
      rows.destroy(error);
      socket?.resume();
    },
    ended: () => {
      if (failed) return;
      handOn();
      rows.push(null);
      // Nobody requests more now, and the next query waits for its answer.
      socket?.resume();
    },
  });
  return rows;
}

/** Runs `copy … from stdin` with these pieces, sent no faster than the server accepts them. */
export function copyIn(client: ClientBase, statement: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failed: Error | undefined;
    submit(client, statement, {
      begun: () => undefined,
      ready: (connection) => {
        send(connection, pieces, () => failed !== undefined).catch((error: Error) => {
          failed ??= error;
          connection.sendCopyFail('the source failed');
        });
      },
      error: (error) => {
        failed ??= error;
        reject(failed);
      },
      ended: () => (failed ? reject(failed) : resolve()),
    });
  });
}

async function send(
  connection: CopyConnection,
  pieces: AsyncIterable<Buffer>,
  isRefused: () => boolean,
): Promise<void> {
  for await (const piece of pieces) {
    if (isRefused()) return;
    connection.sendCopyFromChunk(piece);
    if (connection.stream.writableNeedDrain) await drained(connection.stream);
  }
  if (!isRefused()) connection.endCopyFrom();
}

async function drained(stream: PgConnection['stream']): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race(['drain', 'close'].map((event) => once(stream, event, { signal: over.signal })));
  } finally {
    over.abort();
  }
}

interface Listener {
  begun(connection: PgConnection): void;
  ready?(connection: CopyConnection): void;
  data?(chunk: Buffer): void;
  error(error: Error): void;
  ended(): void;
}

function submit(client: ClientBase, statement: string, { begun, ready, data, error, ended }: Listener): void {
  const query: CopyQuery = {
    submit: (connection) => {
      begun(connection);
      connection.query(statement);
    },
    handleCopyInResponse: (connection) => ready?.(connection),
    handleCopyData: ({ chunk }) => data?.(chunk),
    handleError: error,
    handleCommandComplete: () => undefined,
    handleReadyForQuery: ended,
  };
  client.query(query);
}
