import { useLayoutEffect } from 'react';

/**
 * Returns the focus to what had it when a dialog opened. Mantine does so only for a dialog that was mounted before it
 * opened; ours is loaded when it is first opened. The layout effect runs before the dialog takes the focus.
 */
export function useOpener(opened: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!opened || !(opener instanceof HTMLElement)) return undefined;
    return () => {
      // The dialog holds the focus until it has disappeared.
      setTimeout(() => opener.isConnected && opener.focus({ preventScroll: true }), 40);
    };
  }, [opened]);
}
