import styles from '#house/paper/PaperProof.module.css';
import { QrCode } from '#kit/web/ui/QrCode';
import { linkWords } from './link.rules';

/** The link of a printed document, to be scanned. */
export function LinkProof({ address }: { readonly address: string }) {
  return (
    <div className={styles.proof}>
      <div className={styles.qr}>
        <QrCode text={address} />
      </div>
      <div className={styles.words}>{linkWords()}</div>
    </div>
  );
}
