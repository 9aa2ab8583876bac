import { useRef } from 'react';
import { useToast } from '../overlays/toast';

/**
 * Copies a text and says so. Pages without https have no clipboard: there the element that shows the text is selected
 * and copied as by hand, and where that is refused too, the reader finds it selected.
 */
export function useCopy<E extends HTMLElement>() {
  const toast = useToast();
  const shown = useRef<E>(null);
  const copy = async (text: string, done: string) => {
    if ((await isWritten(text)) || isCopiedByHand(shown.current)) toast.show(done);
    else
      toast.show('This browser doesn’t let us copy. The text is selected: copy it yourself.', {
        tone: 'warn',
      });
  };
  return { shown, copy };
}

async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function isCopiedByHand(shown: HTMLElement | null): boolean {
  if (shown === null) return false;
  getSelection()?.selectAllChildren(shown);
  return document.execCommand('copy');
}
