import type { PrintedProof } from '#kit/contract/print';
import { QrCode } from '#kit/web/ui/QrCode';
import styles from './Proof.module.css';

/** The code of a paper and its instructions, with a QR code if anybody can follow it. */
export function ProofShown({ proof: { address, code, words } }: { readonly proof: PrintedProof }) {
  return (
    <div className={styles.proof}>
      {address && (
        <div className={styles.qr}>
          <QrCode text={address} />
        </div>
      )}
      <div>
        {code && <strong className={styles.code}>{code}</strong>}
        <div className={styles.words}>{words}</div>
      </div>
    </div>
  );
}
