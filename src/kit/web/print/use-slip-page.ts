import { type RefObject, useEffect } from 'react';

/**
 * Makes the printed page as long as the slip, so that a till neither feeds empty paper nor cuts the slip in two.
 * `shown` is the same sheet on screen, as wide as on paper.
 */
export function useSlipPage(shown: RefObject<HTMLElement | null>, paper: 'A4' | 'slip'): void {
  useEffect(() => {
    if (paper !== 'slip') return undefined;
    const page = new CSSStyleSheet();
    const fit = () => {
      const height = shown.current?.firstElementChild?.scrollHeight ?? 0;
      // 96 pixels are an inch; one more line, so that rounding does not start a second page.
      page.replaceSync(`@page slip { size: 80mm ${Math.ceil((height / 96) * 25.4) + 4}mm; margin: 0; }`);
    };
    document.adoptedStyleSheets.push(page);
    window.addEventListener('beforeprint', fit);
    return () => {
      window.removeEventListener('beforeprint', fit);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== page);
    };
  }, [shown, paper]);
}
