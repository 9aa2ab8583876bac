import { newKey, stored } from '@yard/ui';

const KEY = 'recordings';
const NO = 'no';

/** A visitor's choice about recordings; agreeing makes the secret with which they are withdrawn. */
export const choice = {
  /** Undefined before the question, null for no, else the visitor's secret. */
  get: (): string | null | undefined => {
    const chosen = read();
    return chosen === NO ? null : (chosen ?? undefined);
  },
  allow: (): string => {
    const visitor = choice.get() ?? newKey();
    stored.local.setItem(KEY, visitor);
    return visitor;
  },
  refuse: (): void => stored.local.setItem(KEY, NO),
};

/** A browser that stores nothing gets no question: it would get it on each page. */
function read(): string | null {
  return stored.local.isForbidden() ? NO : stored.local.getItem(KEY);
}
