import { useIntersection } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from './call';
import styles from './Picture.module.css';

export interface PictureProps {
  /** As a read gave it (`photoUrl`), below the host. */
  readonly url: string;
  /** The record's `__v`: a newer one is read again. */
  readonly version: number | undefined;
  /** Who or what it shows. */
  readonly alt: string;
}

/** A stored picture. It is read with the caller's token, which no plain image address could carry, once it comes into view. */
export function Picture({ url, version, alt }: PictureProps) {
  const { ref, entry } = useIntersection();
  const picture = useQuery({
    queryKey: ['picture', url, version],
    queryFn: async ({ signal }) => (await send({ method: 'GET', path: url, signal })).blob(),
    enabled: entry?.isIntersecting === true,
    staleTime: 'static',
  });
  const address = useAddress(picture.data);
  return address === undefined ? (
    <span ref={ref} className={styles.empty} aria-hidden />
  ) : (
    <img src={address} alt={alt} className={styles.picture} />
  );
}

/** An address for what was read, given back when it is no longer shown. */
function useAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
