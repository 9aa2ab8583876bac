import { useEffect } from 'react';
import { isTyping } from '../table/use-row-keys';

/**
 * While an input method composes a word, its keys are that word's: Enter takes it, and neither chooses, nor sends, nor
 * closes. No handler of a page hears of them. Browsers say it by `isComposing`, Safari's last key by its code alone.
 */
export function useComposedKeys(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const isComposed = event.isComposing || event.keyCode === 229;
      // The editor composes by itself.
      const isField = isTyping(event.target) && !(event.target as HTMLElement).isContentEditable;
      if (isComposed && isField) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, []);
}
