import { Browser, type ReferenceApp } from './browser';

export const RENTER = { id: 2 };
export const ADMIN = { id: 3 };

/** A new token of a user; '' where the application has none. */
export const makeToken = async (
  app: ReferenceApp,
  user: { id: number },
  ...more: [string[]?, Date?]
): Promise<string> => (await app.tokens?.createToken(user, 'phone', ...more))?.plainTextToken ?? '';

/** Sends as a program does: no cookie, no Origin, no Referer. */
export const callWith = (app: ReferenceApp, token: string, method: string, path: string, body?: object) =>
  new Browser(app.url, { Authorization: token && `Bearer ${token}` }).send(method, path, body);

export const answerOf = ({ status, body }: Awaited<ReturnType<typeof callWith>>): unknown[] => [status, body];
