import type { Got } from '#kit/contract/entity';
import { retold, t } from '#kit/contract/language';
import { shownDecimal } from '#kit/rules/show';
import { type certificate, type certificateStatuses, usualTypes } from './certificate.contract';

type Certificate = Got<typeof certificate>;

/** The type of a certificate, in the current language where it is a usual one. */
export function typeShown({ certificateType }: Pick<Certificate, 'certificateType'>): string {
  return retold(certificateType, usualTypes);
}

/** The result of the class as it is printed: '73.50 (C)'; undefined without marks. */
export function resultShown({ average, grade }: Pick<Certificate, 'average' | 'grade'>): string | undefined {
  return average === null ? undefined : `${shownDecimal(average)} (${grade ?? ''})`;
}

/** Why a certificate cannot be printed; undefined where it can. */
export function printProblem(status: keyof typeof certificateStatuses): string | undefined {
  return status === 'blocked' ? t('This certificate is blocked') : undefined;
}

/** The name of its file: the letters, digits and dashes of its display name. */
export function certificateFile(certID: string): string {
  const named = certID.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
  return named === '' ? 'certificate.pdf' : `certificate-${named}.pdf`;
}
