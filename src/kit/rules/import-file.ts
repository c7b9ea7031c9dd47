import { t } from '#kit/contract/language';

/** Bytes an import file may have (B12). */
export const mostFileBytes = 10_485_760;

/** What is wrong with a file of so many bytes, known before it is sent. */
export function fileSizeProblem(bytes: number): string | undefined {
  return bytes > mostFileBytes ? t('A file may have at most {count} MB. Split it.', { count: 10 }) : undefined;
}
