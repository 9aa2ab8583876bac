import { STATUS_CODES } from 'node:http';

/** The statuses that Laravel has a page for. */
const TITLES: Record<number, string> = {
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  419: 'Page Expired',
  429: 'Too Many Requests',
  500: 'Server Error',
  503: 'Service Unavailable',
};

/** Symfony's names where Node's are older. */
const NEWER_NAMES: Record<number, string> = {
  413: 'Content Too Large',
  418: "I'm a teapot",
  422: 'Unprocessable Content',
};

/** The page a browser sees for a status. */
export function errorPage(status: number): string {
  const name = NEWER_NAMES[status] ?? STATUS_CODES[status] ?? 'Whoops, looks like something went wrong.';
  const title = TITLES[status] ?? `An Error Occurred: ${name}`;
  return `<!DOCTYPE html>\n<html lang="en">\n    <head>\n        <meta charset="utf-8">\n\n        <title>${title}</title>\n    </head>\n    <body>\n        ${status} ${title}\n    </body>\n</html>`;
}

/** The body of a redirect, as Symfony writes it. */
export function redirectPage(url: string): string {
  const safe = url.replace(
    /[&<>"']/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' })[char] ?? char,
  );
  return `<!DOCTYPE html>\n<html>\n    <head>\n        <meta charset="UTF-8" />\n        <meta http-equiv="refresh" content="0;url='${safe}'" />\n\n        <title>Redirecting to ${safe}</title>\n    </head>\n    <body>\n        Redirecting to <a href="${safe}">${safe}</a>.\n    </body>\n</html>`;
}
