import { lazy, Suspense, useState } from 'react';
import { t } from '#kit/contract/language';
import { Picture, type PictureProps } from './Picture';
import styles from './Picture.module.css';

const Lightbox = lazy(async () => ({ default: (await import('./Lightbox')).Lightbox }));

/** A small picture that opens large. */
export function Thumbnail(picture: PictureProps) {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={t('Show the picture of {name}', { name: picture.alt })}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        <Picture {...picture} url={`${picture.url}?size=small`} alt="" />
      </button>
      <Suspense>{wanted && <Lightbox {...picture} opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
