import { useEffect } from 'react';

/** What a browser's translator shows in place of a text: React still writes into the text. */
const shownFor = new WeakMap<Node, Node>();
const isFont = (node: Node | null): node is Node => node?.nodeName === 'FONT';
let isTranslated = false;

/**
 * A page that is translated by the browser shows new words when they change: its translator puts a `font` in the place
 * of each text, and what React writes would go to the text that is no longer there. Texts that change are put back, in
 * our language, to be translated anew. Goes once in a site.
 */
export function useTranslatedTexts(): void {
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
