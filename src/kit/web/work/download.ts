import type { Request } from '#kit/web/call';

/**
 * Fetches a file with the session's token and saves it under the server's file name. One that takes longer shows its
 * progress and can be cancelled.
 */
export async function download(
  request: Omit<Request, 'method'> & Partial<Pick<Request, 'method'>>,
  fallbackName: string,
): Promise<void> {
  const { fetchFile } = await import('./fetch-file');
  const file = await fetchFile({ method: 'GET', ...request }, fallbackName);
  if (file) saveAs(file.content, file.name);
}

/** Saves a file that was made in the browser. */
export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // A moment later the download has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
