/** A value in the form in which it is sent to PostgreSQL: bytes as they are, everything else as text; null for none. */
export function wireValue(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return bytesOf(value);
  return Array.isArray(value) ? arrayText(value) : JSON.stringify(value);
}

/** An array as PostgreSQL writes one. */
function arrayText(values: readonly unknown[]): string {
  return `{${values.map(elementText).join(',')}}`;
}

function elementText(value: unknown): string {
  if (Array.isArray(value)) return arrayText(value);
  const written = wireValue(value);
  if (written === null) return 'NULL';
  const text = typeof written === 'string' ? written : `\\x${written.toString('hex')}`;
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function bytesOf(view: ArrayBufferView): Buffer {
  return Buffer.isBuffer(view) ? view : Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}
