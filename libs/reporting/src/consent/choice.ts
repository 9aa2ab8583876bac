const KEY = 'recordings';
const NO = 'no';

/** What a visitor chose about recordings; agreeing makes the secret with which they are withdrawn. */
export const choice = {
  /** Undefined before the question, null for no, else the visitor's secret. */
  get: (): string | null | undefined => {
    const stored = read();
    return stored === NO ? null : (stored ?? undefined);
  },
  allow: (): string => {
    const visitor = choice.get() ?? crypto.randomUUID();
    write(visitor);
    return visitor;
  },
  refuse: (): void => write(NO),
};

/** A browser that stores nothing gets no question: it would get it on each page. */
function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return NO;
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch (error) {
    console.warn('The choice about recordings is not remembered.', error);
  }
}
