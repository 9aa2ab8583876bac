// Starts the assembled product as a newcomer does: the built server, a new embedded database, the demo world.
const { spawn } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { freePort } = require('../../../tools/test/free-port.cjs');

const WAIT_MS = 300_000;

/**
 * @param {Record<string, string>} variables  what differs from an installation as it is
 * @returns {Promise<{publicUrl: string, adminUrl: string, folder: string, stop: () => Promise<void>}>}
 */
exports.startProduct = async function startProduct(variables = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'yard-e2e-'));
  const [port, adminPort] = [await freePort(), await freePort()];
  const server = spawn(process.execPath, [join(__dirname, '../../../backend/dist/apps/server/main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      LOG_LEVEL: 'warn',
      // Where specs serve calendars.
      CALENDAR_NETWORKS: '127.0.0.2',
      // A busy machine is no failure.
      DRAW_WAIT_MS: '30000',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await isUp(server);
  return {
    publicUrl: `http://localhost:${port}`,
    adminUrl: `http://localhost:${adminPort}`,
    folder,
    async stop() {
      await new Promise((resolve) => {
        server.once('exit', resolve);
        server.kill('SIGTERM');
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

function isUp(server) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server is not up after five minutes')), WAIT_MS);
    server.stdout.on('data', (chunk) => {
      if (!String(chunk).includes('Yard is up')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
