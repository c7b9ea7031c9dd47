import type { Brand } from '#house/brand/brand.contract';
import type { Answer, TestApp } from './test-app';

/** Sends one file to an import call, the way a browser's form does. */
export async function sendFile(
  app: Pick<TestApp, 'call'>,
  path: string,
  file: string | Buffer,
  options: { token: string; headers?: Record<string, string>; name?: string; brand?: Brand },
): Promise<Answer> {
  const form = new FormData();
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), options.name ?? 'rows.csv');
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  const headers = { ...options.headers, 'content-type': sent.headers.get('content-type') ?? '' };
  return app.call('POST', path, {
    ...(options.token ? { token: options.token } : {}),
    ...(options.brand ? { brand: options.brand } : {}),
    body,
    headers,
  });
}
