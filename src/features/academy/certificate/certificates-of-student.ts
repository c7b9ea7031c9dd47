import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { certificateScreen } from './certificate.screens';

/** What a student was given in writing. */
export const certificatesOfStudent: PagePart = {
  by: certificateScreen,
  Part: later(words('Certificates'), async () => (await import('./CertificatesOfStudent')).CertificatesOfStudent),
};
