import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { certificateScreen } from './certificate.screens';

/** The certificates of a student, as a part of the student's page. */
export const certificatesOfStudent: PagePart = {
  by: certificateScreen,
  Part: later(words('Certificates'), async () => (await import('./CertificatesOfStudent')).CertificatesOfStudent),
};
