const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'An Error Occurred: Method Not Allowed',
  413: 'Payload Too Large',
  419: 'Page Expired',
  429: 'Too Many Requests',
  500: 'Server Error',
  503: 'Service Unavailable',
};

/** The page a browser sees for a status. */
export function errorPage(status: number): string {
  const title = TITLES[status] ?? 'An Error Occurred';
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
