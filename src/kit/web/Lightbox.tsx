import { t } from '#kit/contract/language';
import { useOpener } from './use-opener';
import { Picture, type PictureProps } from './Picture';
import styles from './Picture.module.css';
import { Modal } from './ui/Modal';

/** A picture by itself, large, above the page. */
export function Lightbox({
  opened,
  onClose,
  ...picture
}: PictureProps & { readonly opened: boolean; readonly onClose: () => void }) {
  useOpener(opened);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={picture.alt}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <div className={styles.large}>
        <Picture {...picture} />
      </div>
    </Modal>
  );
}
