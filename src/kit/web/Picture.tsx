import { useIntersection } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { t } from '#kit/contract/language';
import { send } from './call';
import styles from './Picture.module.css';

export interface PictureProps {
  /** The address from a read (`photoUrl`), below the host, or the picture itself as a data URL. */
  readonly url: string;
  /** The record's `__v`; the picture of a newer one is read again. */
  readonly version: number | undefined;
  /** The person or thing that it shows. */
  readonly alt: string;
}

/**
 * A stored picture. It is read when it comes into view, with the caller's token, which a plain image address could not carry; one that
 * came with its record, as in the settings, is shown at once.
 */
export function Picture(props: PictureProps) {
  const { url, alt } = props;
  return url.startsWith('data:') ? <img src={url} alt={alt} className={styles.picture} /> : <Fetched {...props} />;
}

function Fetched({ url, version, alt }: PictureProps) {
  const { ref, entry } = useIntersection();
  const { data } = useQuery({
    queryKey: ['picture', url, version],
    queryFn: async ({ signal }) => dataUrl(await (await send({ method: 'GET', path: url, signal })).blob()),
    enabled: entry?.isIntersecting === true,
    staleTime: 'static',
  });
  return data === undefined ? (
    <span ref={ref} className={styles.empty} aria-hidden />
  ) : (
    <img src={data} alt={alt} className={styles.picture} />
  );
}

/** A file's content as a data URL. */
export function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error(t('The picture could not be read'))));
    reader.readAsDataURL(file);
  });
}
