const unseen = { IntersectionObserver: window.IntersectionObserver };

/** Whatever waits until it comes into sight is in sight at once, until the test ends. */
export function everythingInSight(): void {
  class InSight {
    constructor(private readonly tell: (entries: object[]) => void) {}
    observe(target: Element) {
      this.tell([{ target, isIntersecting: true }]);
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: InSight });
}

afterEach(() => Object.assign(window, unseen));
