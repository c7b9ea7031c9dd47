import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';

/** Whether somebody has come near a part of a page, once and for all: what is far below is asked for no sooner. */
export function useReached() {
  const { ref, entry } = useIntersection({ rootMargin: '300px' });
  const [reached, setReached] = useState(false);
  if (entry?.isIntersecting && !reached) setReached(true);
  return { ref, reached };
}
