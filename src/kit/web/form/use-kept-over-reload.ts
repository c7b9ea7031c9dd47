import { useEffect } from 'react';
import { dropDraft, keepDraft } from '#kit/web/drafts';

/**
 * Stores unsaved values in this tab's storage when the page is reloaded or the phone suspends it; the same form takes them from there
 * with `takeDraft`. `values` is undefined while nothing is unsaved.
 */
export function useKeptOverReload(name: string, values: Readonly<Record<string, unknown>> | undefined): void {
  useEffect(() => {
    const keep = () => values && keepDraft(name, { values });
    // A page that is restored as it was still has its values.
    const forget = ({ persisted }: PageTransitionEvent) => persisted && dropDraft(location.pathname, name);
    addEventListener('pagehide', keep);
    addEventListener('pageshow', forget);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', forget);
    };
  }, [name, values]);
}
