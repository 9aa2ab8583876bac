/** Nothing here has a size: what watches sizes hears nothing. */
class Unwatched {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// What a browser has and jsdom does not, as far as no layout is needed for it: before any module of the product loads.
Object.assign(window, {
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'), supports: () => false },
  ResizeObserver: Unwatched,
  IntersectionObserver: Unwatched,
  scrollTo: () => undefined,
  requestIdleCallback: (callback: () => void) => setTimeout(callback, 0),
  cancelIdleCallback: (timer: number) => clearTimeout(timer),
  matchMedia: (query: string) => ({
    media: query,
    matches: /min-width|reduced-motion/.test(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
Object.assign(performance, { getEntriesByType: () => [] });
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  animate: () => ({ finished: Promise.resolve(), cancel: () => undefined, onfinish: null }),
  getAnimations: () => [],
  checkVisibility: () => true,
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
});
Object.assign(Blob.prototype, {
  arrayBuffer(this: Blob) {
    const reader = new FileReader();
    reader.readAsArrayBuffer(this);
    return new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)));
  },
});
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
// Where a text is written in, the editor asks where on the page the cursor is: nowhere.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
Object.assign(document, { elementFromPoint: () => null });
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => undefined;

export {};
