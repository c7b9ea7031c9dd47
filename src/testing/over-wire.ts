import type { AddressInfo } from 'node:net';
import type { Answer, TestApp } from './test-app';

/** The same product behind a listening socket: every call goes through HTTP, and those of one moment arrive together. */
export async function overWire(app: TestApp): Promise<TestApp> {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const call: TestApp['call'] = async (method, path, { token, body, brand = 'academy', headers = {} } = {}) => {
    const sent = await fetch(`http://127.0.0.1:${port}/api/${brand}/${path}`, {
      method,
      headers: {
        ...(token ? { 'auth-token': token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await sent.arrayBuffer());
    const text = bytes.toString();
    const isJson = sent.headers.get('content-type')?.startsWith('application/json') ?? false;
    const answer: Answer = {
      status: sent.status,
      headers: Object.fromEntries(sent.headers),
      body: isJson ? JSON.parse(text) : undefined,
      text,
      bytes,
    };
    return answer;
  };
  return { ...app, call };
}
