import type { Request } from '#kit/web/call';

/**
 * Fetches a file with the session's token and hands it to the person under the server's name for it. One that takes longer
 * shows how far it is, and can be cancelled.
 */
export async function download(
  request: Omit<Request, 'method'> & Partial<Pick<Request, 'method'>>,
  fallbackName: string,
): Promise<void> {
  const { fetchFile } = await import('./fetch-file');
  const file = await fetchFile({ method: 'GET', ...request }, fallbackName);
  if (file) saveAs(file.content, file.name);
}

/** Hands the person a file that was made here. */
export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own hold on the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
