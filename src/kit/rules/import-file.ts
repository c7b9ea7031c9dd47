import { t } from '#kit/contract/language';

/** Bytes an import file may have (B12). */
export const mostFileBytes = 10_485_760;

/** The sentence that refuses a file of so many bytes before it is sent; undefined if it is small enough. */
export function fileSizeProblem(bytes: number): string | undefined {
  return bytes > mostFileBytes ? t('A file may have at most {count} MB. Split it.', { count: 10 }) : undefined;
}
