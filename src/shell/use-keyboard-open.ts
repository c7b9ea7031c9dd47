import { useEffect, useRef, useState } from 'react';
import { isKeyboard } from './keyboard.rules';

const typedInto = 'input:not([type="radio"], [type="checkbox"], [type="file"], [readonly]), textarea';

/** Whether a phone's keyboard takes the foot of the screen: browsers do not tell, but it comes with a field and leaves less to see. */
export function useKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  const tallest = useRef(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const look = () => {
      tallest.current = Math.max(tallest.current, view.height);
      const isTyped = document.activeElement?.matches(typedInto) ?? false;
      setOpen(isKeyboard({ isTyped, height: view.height, tallest: tallest.current }));
    };
    look();
    view.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      view.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isOpen;
}
