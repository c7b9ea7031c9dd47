import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';

/** Whether somebody has ever scrolled near a part of a page; parts far below are not loaded before that. */
export function useReached() {
  const { ref, entry } = useIntersection({ rootMargin: '300px' });
  const [reached, setReached] = useState(false);
  if (entry?.isIntersecting && !reached) setReached(true);
  return { ref, reached };
}
