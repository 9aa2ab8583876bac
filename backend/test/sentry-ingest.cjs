// Stands in for Sentry's ingest: takes envelopes on this machine and keeps them as text.
const { createServer } = require('node:http');
const { gunzipSync } = require('node:zlib');

/** @returns {Promise<{dsn: string, envelopes: string[], next: () => Promise<string>, close: () => Promise<void>}>} */
exports.openSentryIngest = async function openSentryIngest() {
  const envelopes = [];
  const waiting = [];
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      if (request.method === 'POST') {
        envelopes.push(`${request.url}\n${text}`);
        waiting.splice(0).forEach((tell) => tell());
      }
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  let read = 0;
  return {
    dsn: `http://publickey@127.0.0.1:${server.address().port}/1`,
    envelopes,
    /** The next envelope, once it has come. */
    async next() {
      while (envelopes.length <= read) await new Promise((tell) => waiting.push(tell));
      read += 1;
      return envelopes[read - 1];
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
