import { createServer, type Server, type AddressInfo } from 'node:net';
import { wordsOf } from './galera';
import { sentinelHealth, sentinelWords } from './sentinel-health';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const text = (word: string) => `$${word.length}\r\n${word}\r\n`;
const list = (parts: string[]) => `*${parts.length}\r\n${parts.join('')}`;

/** Answers what a Sentinel is asked. @returns its port */
async function sentinel(replicas: string[], quorum = '+OK 3 usable Sentinels'): Promise<number> {
  const told = list(replicas.map((flags) => list(['name', 'a', 'flags', flags].map(text))));
  const server = createServer((socket) => {
    socket.on('data', (asked) => {
      for (const command of String(asked).match(/\*\d+\r\n(?:\$\d+\r\n[^\r]*\r\n)+/g) ?? []) {
        if (/REPLICAS/i.test(command)) socket.write(told);
        else socket.write(/CKQUORUM/i.test(command) ? `${quorum}\r\n` : '+OK\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function words(...ports: number[]): Promise<string> {
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  const health = await sentinelHealth(`redis+sentinel://${hosts}/yard`);
  return health ? sentinelWords(health) : 'no Sentinels';
}

it('is well with all Sentinels, a quorum and replicas', async () => {
  const three = await Promise.all([1, 2, 3].map(() => sentinel(['slave', 'slave'])));

  expect(await words(...three)).toBe('3 of 3 Sentinels, 2 replicas');
  expect(await sentinelHealth('redis://127.0.0.1:6379')).toBeNull();
});

it('names a Sentinel that does not answer', async () => {
  const two = await Promise.all([1, 2].map(() => sentinel(['slave'])));

  await expect(words(...two, 1)).rejects.toThrow('2 of 3 Sentinels, 1 replicas: 127.0.0.1:1 does not answer');
});

it.each([
  [['slave'], '-NOQUORUM 1 usable Sentinels', 'too few agree for another master to be chosen'],
  [['slave,s_down,disconnected'], undefined, 'nobody could take over from the master'],
  [['slave', 'slave,s_down,disconnected'], undefined, '1 replicas: 1 more are away'],
])('says what the next loss would take', async (replicas, quorum, problem) => {
  await expect(words(await sentinel(replicas, quorum))).rejects.toThrow(problem);
});

it('is no Galera to be at ease with of fewer than three nodes', () => {
  const of = (size: number) => [{ name: 'node1', size, causal: false }];

  expect(wordsOf(of(3))).toBe('Galera of 3, one writer: node1');
  expect(() => wordsOf(of(2))).toThrow('Galera of 2: of fewer than 3 nodes the next loss stops it');
});
