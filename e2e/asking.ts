import { type IncomingHttpHeaders, request as overPlain } from 'node:http';
import { request as overSecure } from 'node:https';

export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names as they came, each as often as it stood there. */
  readonly names: readonly string[];
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** The address of this machine to ask from. */
  readonly from?: string;
  /** Told of each piece as it comes; true ends the listening. */
  readonly heard?: (text: string) => boolean;
}

/** Asks, over TLS by a certificate that nobody knows. */
export function ask(url: string, { method = 'GET', headers = {}, body, from, heard }: Question = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? overSecure : overPlain;
    const sent = request(url, { method, headers, localAddress: from, rejectUnauthorized: false, agent: false });
    sent.once('error', reject);
    sent.once('response', (response) => {
      let text = '';
      const end = () => {
        const names = response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, names, text });
      };
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        if (!heard?.(piece)) return;
        end();
        response.destroy();
      });
      response.once('end', end).once('error', reject);
    });
    sent.end(body);
  });
}
