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
