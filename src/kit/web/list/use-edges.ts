import { useEffect, useRef } from 'react';

/**
 * Marks a frame with the sides on which more can be scrolled into view (`data-before`, `data-after`), so that its edge can fade there.
 * `before` is the side where a line begins.
 */
export function useEdges() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      const gone = Math.abs(scrollLeft);
      current.toggleAttribute('data-before', gone > 1);
      current.toggleAttribute('data-after', gone + clientWidth < scrollWidth - 1);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    for (const child of current.children) sizes.observe(child);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, []);
  return frame;
}
