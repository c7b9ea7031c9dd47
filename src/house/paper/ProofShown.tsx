import { useOrganisation } from '#kit/web/organisation';
import { QrCode } from '#kit/web/ui/QrCode';
import { checkWords, paperAddress } from './paper-words.rules';
import styles from './PaperProof.module.css';

/** The code of a paper, as a QR code too where anybody can follow it. */
export function ProofShown({ code }: { readonly code: string }) {
  const organisation = useOrganisation();
  const address = paperAddress(organisation, code);
  return (
    <div className={styles.proof}>
      {address && (
        <div className={styles.qr}>
          <QrCode text={address} />
        </div>
      )}
      <div>
        <strong className={styles.code}>{code}</strong>
        <div className={styles.words}>{checkWords(organisation)}</div>
      </div>
    </div>
  );
}
