import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHIPPED = join(__dirname, '../../deploy/haproxy/haproxy.cfg');
const at = (port: number) => ({ address: '127.0.0.1', port, adminPort: port + 1 });
const PLACE = {
  publicPort: 7001,
  adminPort: 7002,
  databaseHost: '127.0.0.1',
  databasePort: 7003,
  peerPort: 7004,
  apis: [at(8011), at(8021), at(8031)],
  nodes: [at(9001), at(9002), at(9003)],
};

const { one, several, seen, odd } = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', program()], { encoding: 'utf8' }),
) as { one: string; several: string; seen: object[]; odd: string[][] };

it('runs the shipped sections of HAProxy on other addresses, and nothing else of it', () => {
  const shipped = readFileSync(SHIPPED, 'utf8');
  const kept = shipped
    .split('\n')
    .filter((line) => /^ +(option|timeout|tcp-check|http-|default-server)/.test(line));

  expect(one).not.toMatch(/example\.com|10\.0\.0\.|^ {2}(chroot|user) /m);
  expect(one.match(/^ {2}bind .*$/gm)).toEqual([
    '  bind 127.0.0.1:7001',
    '  bind 127.0.0.1:7002',
    '  bind 127.0.0.1:7003',
  ]);
  // Of the sections that lead http to https, and that Prometheus reads, which have no place here.
  const led = kept.filter((line) => !one.includes(line));
  expect(led.every((line) => /redirect|is_ours|prometheus-exporter|dontlog-normal/.test(line))).toBe(true);
  expect(one).toContain('  server api3 127.0.0.1:8032 track public/api3');
  expect(one).toContain('  server api3 127.0.0.1:8031 cookie api3 track public/api3');
});

it('has one writer and two that wait, unless all are to write', () => {
  const nodes = (text: string) => text.match(/^ {2}server node.*$/gm);

  expect(nodes(one)).toEqual([
    '  server node1 127.0.0.1:9001',
    '  server node2 127.0.0.1:9002 backup',
    '  server node3 127.0.0.1:9003 backup',
  ]);
  expect(one).toMatch(/stick on dst/);
  expect(nodes(several)?.join()).not.toContain('backup');
  expect(several).not.toMatch(/stick on dst/);
});

it('keeps a table that can take another writer: a full one would go back to the first', () => {
  expect(Number(/stick-table type ip size (\d+) peers/.exec(one)?.[1])).toBeGreaterThan(1);
  expect(one).not.toContain('nopurge');
});

it('says how long somebody went without success, also while it lasts', () => {
  expect(seen).toEqual([
    // Successes at 100 and 900, refused twice in between.
    { done: 2, refused: { '503': 2 }, longestMs: 800, from: 0 },
    // Nothing since 900, of which 1000 to 4000 is in this part.
    { done: 0, refused: { broken: 1 }, longestMs: 3_000, from: 1_000 },
  ]);
});

it('takes nothing for explained but what a broken part cuts, and no more of it than was on its way', () => {
  expect(odd).toEqual([
    [],
    ['502 ×1', '503 ×1', '504 ×1', 'hang ×1', 'broken ×1'],
    ['hang ×1'],
    ['hang ×1'],
    ['504 ×6, 5 explained'],
  ]);
});

function program(): string {
  const rig = (file: string) => JSON.stringify(join(__dirname, file));
  return `
    import { readFileSync } from 'node:fs';
    import { onThisMachine } from ${rig('haproxy.mjs')};
    import { unexpected, watch } from ${rig('watch.mjs')};
    const text = readFileSync(${JSON.stringify(SHIPPED)}, 'utf8');
    const place = ${JSON.stringify(PLACE)};
    let time = 0;
    const seen = watch(() => time);
    const somebody = seen.somebody();
    const heard = (word, at) => somebody(word, (time = at));
    heard('done', 100);
    heard('503', 300);
    heard('503', 600);
    heard('done', 900);
    time = 1000;
    const first = seen.taken();
    heard('broken', 2000);
    time = 4000;
    console.log(JSON.stringify({
      one: onThisMachine(text, place),
      several: onThisMachine(text, { ...place, severalWriters: true }),
      seen: [first, seen.taken()],
      odd: [
        ['none', { '503 with Retry-After': 40, '429 with Retry-After': 2 }],
        ['none', { '503': 1, hang: 1, '502': 1, '504': 1, broken: 1 }],
        ['the writing node cut off', { hang: 1 }],
        ['a serving process killed', { broken: 5, '502': 2, hang: 1 }],
        ['a serving process held still', { hang: 5, '504': 6 }],
      ].map(([fault, refused]) => unexpected(refused, { fault, people: 5 })),
    }));`;
}
