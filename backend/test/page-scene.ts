import request from 'supertest';
import { api, as } from './api';

export const HTML = 'text/html,application/xhtml+xml';

/** The page of an address, as a browser asks for it. */
export const page = (path: string, headers: Record<string, string> = {}) =>
  request(api.url)
    .get(path)
    .set({ accept: HTML, ...headers });

/** The same of somebody who is signed in. */
export const pageOf = (user: { id: number; email: string }, path: string) =>
  as(user).send('get', path, undefined, { Accept: HTML });

/** Whether it is the site's page, with nothing of its own. */
export const isSite = (html: string) =>
  html.includes('<div id="root">') && html.includes('<title>Yard</title>');
