// A server that makes SQL of what it is sent, so that the rig can show that it would be noticed.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { createRequire } from 'node:module';
import { createConnection } from 'mysql2/promise';

const require = createRequire(import.meta.url);

/** @returns `url`; `requests` that reach the hole, by a parameter and by a text in JSON; `close()` */
export async function openHole(databaseUrl) {
  const database = await asked(databaseUrl);
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url, 'http://hole');
    const word = request.method === 'POST' ? (await json(request)).word : searchParams.get('word');
    try {
      const rows = await database.ask(`SELECT id, subject FROM machines WHERE subject LIKE '%${word}%'`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows));
    } catch {
      response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"message":"No."}');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests: [
      { method: 'GET', path: '/?word=Excavator', headers: {} },
      {
        method: 'POST',
        path: '/',
        headers: { 'Content-Type': 'application/json' },
        body: '{"word":"Excavator*"}',
      },
    ],
    async close() {
      server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
}

async function asked(url) {
  if (url.startsWith('sqlite:')) {
    const database = new (require('libsql'))(url.slice('sqlite:'.length));
    return { ask: async (sql) => database.prepare(sql).all(), close: async () => database.close() };
  }
  const connection = await createConnection(url);
  return { ask: async (sql) => (await connection.query(sql))[0], close: () => connection.end() };
}
