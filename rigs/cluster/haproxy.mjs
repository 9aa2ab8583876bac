// HAProxy by the shipped file: its very sections, on other addresses and without TLS.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:net';
import { workspace } from '../../tools/build/ensure-built.mjs';
import { server } from './server.mjs';

export const NEEDS = [{ package: 'haproxy', program: 'haproxy' }];
export const FILE = join(workspace, 'deploy/haproxy/haproxy.cfg');
/** Sections and settings of a machine that HAProxy has for itself, where root begins it. */
const OF_ITS_MACHINE = ['plain', 'watched'];
const AS_ROOT = /^ {2}(log \/dev\/log|chroot|user|group) /;
const SECTION = /^(global|defaults|peers|frontend|backend|listen)\b ?(\S*)/;

/**
 * @param text   the shipped file
 * @param place  `publicPort`, `adminPort`, `databaseHost`, `databasePort`, `peerPort`; `apis`, each with address and two ports;
 *               `nodes`, each with address and port; `severalWriters`,
 *               whether all of them write
 */
export function onThisMachine(text, place) {
  const sections = text.split(/\n(?=(?:#.*\n)*(?:global|defaults|peers|frontend|backend|listen)\b)/);
  return sections
    .map((section) => {
      const name =
        section
          .split('\n')
          .find((line) => SECTION.test(line))
          ?.match(SECTION)?.[2] ?? '';
      return OF_ITS_MACHINE.includes(name) ? '' : moved(section, name, place);
    })
    .join('\n')
    .replaceAll('admin.example.com', `127.0.0.1:${place.adminPort}`)
    .replaceAll('yard.example.com', `127.0.0.1:${place.publicPort}`);
}

function moved(section, name, place) {
  const servers = section.match(/^ {2}server .*$/gm) ?? [];
  const [first] = servers;
  const lines = section.split('\n').flatMap((line) => {
    if (AS_ROOT.test(`${line} `)) return [];
    if (/^ {2}bind /.test(line)) return bindsOf(name, place);
    if (/^ {2}peer /.test(line)) return [`  peer balancer1 127.0.0.1:${place.peerPort}`];
    // Clients stick to no single server where several write.
    if (/^ {2}stick/.test(line) && place.severalWriters) return [];
    if (!/^ {2}server /.test(line)) return [line];
    return line === first ? serversOf(name, servers, place) : [];
  });
  return lines.join('\n');
}

function bindsOf(name, { publicPort, adminPort, databaseHost, databasePort }) {
  if (name === 'database') return [`  bind ${databaseHost}:${databasePort}`];
  return [`  bind 127.0.0.1:${publicPort}`, `  bind 127.0.0.1:${adminPort}`];
}

function serversOf(name, servers, { apis, nodes, severalWriters }) {
  if (name === 'database') {
    const lines = severalWriters ? servers.map((line) => line.replace(' backup', '')) : servers;
    return nodes.map(({ address, port }, index) => withAddress(lines[index], `${address}:${port}`));
  }
  return apis.map(({ address, port, adminPort }, index) =>
    withAddress(
      servers[0].replaceAll('api1', `api${index + 1}`),
      `${address}:${name.startsWith('admin') ? adminPort : port}`,
    ),
  );
}

const withAddress = (line, address) => line.replace(/^( {2}server \S+) \S+/, `$1 ${address}`);

/** @returns the server, and `reload()`: other processes take over, connections stay with the old ones */
export function haproxy(folder, place) {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, onThisMachine(readFileSync(FILE, 'utf8'), place));
  const one = server({
    name: 'haproxy',
    log: join(folder, 'haproxy.log'),
    command: () => ['haproxy', ['-W', '-f', file]],
    isUp: () => isTaken(place.publicPort),
  });
  return { ...one, reload: () => one.send('SIGUSR2') };
}

function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true) || socket.end());
    socket.on('error', () => resolve(false));
  });
}
