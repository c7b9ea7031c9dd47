import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. The dialog kit does so only for a dialog that was mounted
 * before it opened; ours is loaded by its first opening. The layout effect runs before the dialog takes the focus.
 */
export function useOpener(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      // The dialog holds the focus until it has gone.
      setTimeout(
        () => opener instanceof HTMLElement && opener.isConnected && opener.focus({ preventScroll: true }),
        40,
      );
    };
  }, [opened]);
}
