// Everything that reads what strangers send, each as one call that takes a text: `npm run bench:loop`.
const http = require('./readers-of-requests.cjs');
const values = require('./readers-of-values.cjs');

/**
 * @param load  gives a module: of `platform/laravel-wire/nest`, `http/php-input`; from sources or from what is built
 * @returns {{ name: string, read: (text: string) => unknown, reaches: number }[]} `reaches` is the longest text, in
 *   characters, that a limit before it lets through
 */
exports.readers = (load) => [...http.readers(load), ...values.readers(load)];
