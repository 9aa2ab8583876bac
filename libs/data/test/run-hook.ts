import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** A hook at work in React, on a page that has nothing to draw. */
export interface HookAtWork<R> {
  now(): R;
  doing(work: () => unknown): Promise<void>;
  /** The page is left, or loaded anew. */
  leave(): Promise<void>;
}

/** Runs a hook without a browser: React asks a page that draws nothing for no more than these few words. */
export async function runHook<R>(use: () => R): Promise<HookAtWork<R>> {
  const window = { HTMLIFrameElement: class {} };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, window });
  let last: R | undefined;
  const Stage = () => {
    last = use();
    return null;
  };
  const root = createRoot(emptyBox());
  const doing = (work: () => unknown) => act(async () => void (await work()));
  await doing(() => root.render(createElement(Stage)));
  return { now: () => last as R, doing, leave: () => doing(() => root.unmount()) };
}

function emptyBox(): Element {
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const page = { nodeType: 9, activeElement: null, ...listen };
  const box = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: page, ...listen };
  return box as unknown as Element;
}
