import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { t } from '#kit/contract/language';
import { type Gateway, type GatewayRequest, type Outcome, outcomeOf, requestOf, type Sms } from './gateway.rules';
import { isOwnNetwork } from './own-network.server';

declare module '#kit/server/product' {
  interface Product {
    /** Whether a gateway in the server's own network may be used, and one without encryption (SMS_LOCAL). */
    readonly smsLocal: boolean;
  }
}

/** How long a gateway may take in all, in milliseconds. */
const patience = 15_000;
/** The most bytes of an answer that are read. */
const mostRead = 65_536;

/** Asks a gateway to send an SMS. It never throws: whatever happens is an outcome. */
export async function sendSms(gateway: Gateway, sms: Sms, isLocalAllowed: boolean): Promise<Outcome> {
  const asked = requestOf(gateway, sms);
  const url = new URL(asked.url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isLocalAllowed && (url.protocol !== 'https:' || (isIP(host) !== 0 && isOwnNetwork(host))))
    return { is: 'refused', why: ownNetwork() };
  return new Promise((resolve) => ask(asked, url, isLocalAllowed, gateway.smsSuccess, resolve));
}

function ownNetwork(): string {
  return t('The address of the gateway lies in the own network of the server');
}

function ask(
  { method, headers, body }: GatewayRequest,
  url: URL,
  isLocalAllowed: boolean,
  success: string | null,
  done: (outcome: Outcome) => void,
): void {
  // Once there is a connection the request is written: only an answer then tells whether it arrived.
  let isWritten = false;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const open = url.protocol === 'https:' ? requestOverHttps : requestOverHttp;
  const asking = open(
    url,
    {
      method,
      headers: { ...headers, ...length },
      agent: false,
      signal: AbortSignal.timeout(patience),
      ...(isLocalAllowed ? {} : { lookup: onTheWeb }),
    },
    (answer) => void tell(answer, success, done),
  );
  asking.on('socket', (socket) =>
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      isWritten = true;
    }),
  );
  asking.on('error', (error) => done(isWritten ? { is: 'unknown' } : whyNot(error)));
  asking.end(body);
}

async function tell(answer: IncomingMessage, success: string | null, done: (outcome: Outcome) => void): Promise<void> {
  const text = await read(answer);
  done(text === undefined ? { is: 'unknown' } : outcomeOf(answer.statusCode ?? 0, text, success));
}

function whyNot(error: Error): Outcome {
  if (error.message === refusedHost) return { is: 'refused', why: ownNetwork() };
  return { is: 'again', why: error.name === 'AbortError' ? t('The gateway does not answer') : error.message };
}

const refusedHost = 'in the own network';

/** Finds a host, unless one of its addresses lies in the server's own network: the connection uses what is found here. */
const onTheWeb: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    if (addresses.some(({ address }) => isOwnNetwork(address))) return found(new Error(refusedHost), []);
    const [first] = addresses;
    return options.all ? found(null, addresses) : found(null, first?.address ?? '', first?.family);
  });
};

/** The answer of a gateway, as far as it is read; undefined if it breaks off. */
async function read(answer: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      pieces.push(piece);
      length += piece.length;
      if (length >= mostRead) break;
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(pieces).subarray(0, mostRead).toString('utf8');
}
