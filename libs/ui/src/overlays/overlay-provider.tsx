import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LightboxProvider } from './lightbox';
import { LoaderProvider } from './loader';
import { ModalProvider } from './modal-provider';
import { ShortcutsProvider } from './shortcuts';
import { ToastProvider } from './toast';
import { isTyping } from '../table/use-row-keys';

/** Text nodes and what a browser's translator shows instead: React still writes into the text. */
const shownFor = new WeakMap<Node, Node>();
const isFont = (node: Node | null): node is Node => node?.nodeName === 'FONT';
let isTranslated = false;

/**
 * A page that is translated by the browser shows new words when they change: its translator puts a `font` in the place
 * of each text, and what React writes would go to the text that is no longer there. Texts that change are put back, in
 * our language, to be translated anew. Goes once in a site.
 */
function useTranslatedTexts(): void {
  useEffect(() => {
    const observer = new MutationObserver((records) => {
      for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
        if (type === 'characterData') putBack(target);
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (!font) continue;
        toleratesFonts();
        for (const text of removedNodes) {
          if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
          shownFor.set(text, font);
          observer.observe(text, { characterData: true });
        }
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}

function putBack(text: Node): void {
  const font = shownFor.get(text);
  shownFor.delete(text);
  if (font?.isConnected && !text.isConnected) font.parentNode?.replaceChild(text, font);
}

/** React names a text where it knows it to be: what is there now stands for it. */
function toleratesFonts(): void {
  if (isTranslated) return;
  isTranslated = true;
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const there = childOf(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childOf(this, before));
    return node;
  };
}

function childOf(parent: Node, node: Node): Node | null {
  let there: Node | null = shownFor.get(node) ?? node;
  while (there && there.parentNode !== parent) there = there.parentNode;
  return there;
}

/**
 * Every overlay of a site: dialogs (drawn where `OpenModals` stands), loader, transient alert, pictures, shortcuts.
 * Settles the language of ready-made parts too: the site is written in English, whatever the browser speaks.
 */
export function OverlayProvider({ children }: { children: ReactNode }) {
  useComposedKeys();
  useTranslatedTexts();
  return (
    <I18nProvider locale="en-US">
      <LoaderProvider>
        <ToastProvider>
          <LightboxProvider>
            <ShortcutsProvider>
              <ModalProvider>{children}</ModalProvider>
            </ShortcutsProvider>
          </LightboxProvider>
        </ToastProvider>
      </LoaderProvider>
    </I18nProvider>
  );
}

/**
 * While an input method composes a word, its keys are that word's: Enter takes it, and neither chooses, nor sends, nor
 * closes. No handler of a page hears of them. Browsers say it by `isComposing`, Safari's last key by its code alone.
 */
function useComposedKeys(): void {
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
