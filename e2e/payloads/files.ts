import writeXlsxFile from 'write-excel-file/node';
import { entities } from '#app/entities';
import type { Entity } from '#kit/contract/entity';
import type { SentFile } from './screens-walk';

const all: readonly Entity[] = Object.values(entities);

/** A file for the import of a screen that is called by a payload and holds some in every column, one of which there is not. */
export async function importFile(path: string, texts: readonly string[], number: number): Promise<SentFile> {
  const of = all.find(({ screen }) => screen?.path === path) ?? entities.course;
  const text = (index: number) => texts[(number + index) % texts.length] ?? '';
  const columns = Object.entries(of.fields).filter(([, { kind }]) => !['list', 'photo', 'json'].includes(kind));
  const head = [...columns.map(([name]) => name), ...(number % 2 === 0 ? [text(0)] : [])];
  const rows = [head, ...[1, 2, 3].map((row) => head.map((_, column) => text(row * head.length + column)))];
  if (number % 3 === 0) {
    const buffer = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
    return {
      name: `${text(5)}.xlsx`,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    };
  }
  const quoted = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join());
  return { name: `${text(5)}.csv`, mimeType: 'text/csv', buffer: Buffer.from(quoted.join('\r\n')) };
}
