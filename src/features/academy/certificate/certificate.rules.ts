import { t } from '#kit/contract/language';
import type { certificateStatuses } from './certificate.contract';

/** Why a certificate cannot be printed; undefined where it can. */
export function printProblem(status: keyof typeof certificateStatuses): string | undefined {
  return status === 'blocked' ? t('This certificate is blocked') : undefined;
}

/** The name of its file: letters, digits and dashes of what people call it. */
export function certificateFile(certID: string): string {
  const named = certID.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
  return named === '' ? 'certificate.pdf' : `certificate-${named}.pdf`;
}
