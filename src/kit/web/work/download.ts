import type { Request } from '#kit/web/call';

/**
 * Fetches a file with the session's token and saves it under the server's file name. One that takes longer shows its
 * progress and can be cancelled.
 */
export async function download(
  request: Omit<Request, 'method'> & Partial<Pick<Request, 'method'>>,
  fallbackName: string,
): Promise<void> {
  const { fetchFile, saveAs } = await import('./fetch-file');
  const file = await fetchFile({ method: 'GET', ...request }, fallbackName);
  if (file) saveAs(file.content, file.name);
}
