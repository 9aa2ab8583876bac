// testssl.sh on the proxy: what it offers, and what it could be attacked with.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OFFERED = { SSLv2: false, SSLv3: false, TLS1: false, TLS1_1: false, TLS1_2: true, TLS1_3: true };
/**
 * A throwaway certificate is nobody's: the chain and its trust are the operator's matter, and not looked at (no `-S`).
 */
const PARTS = ['--protocols', '--std', '--fs', '--headers', '--vulnerable'];
/** Severities that cost a grade. */
const GRAVE = ['MEDIUM', 'HIGH', 'CRITICAL', 'FATAL'];
/**
 * BREACH needs a secret and a text of the attacker in one compressed answer. testssl looks at the front page, which
 * holds neither; the API's answers hold no token.
 */
const NO_MATTER = ['BREACH'];

/** @returns what is wrong, as lines; empty where nothing is */
export async function testssl(name, port) {
  const folder = mkdtempSync(join(tmpdir(), 'yard-testssl-'));
  const file = join(folder, 'found.json');
  const options = ['--ip', '127.0.0.1', '--quiet', '--color', '0', '--warnings', 'off', '--jsonfile', file];
  try {
    const text = await run('testssl', [...options, ...PARTS, `${name}:${port}`]);
    const found = JSON.parse(readFileSync(file, 'utf8'));
    const of = (id) => found.find((each) => each.id === id)?.finding;
    const protocols = Object.entries(OFFERED)
      .filter(([id, isWanted]) => /^offered/.test(of(id) ?? 'not looked at') !== isWanted || !of(id))
      .map(([id]) => `${id}: ${of(id)}`);
    const grave = found
      .filter(({ id, severity }) => GRAVE.includes(severity) && !NO_MATTER.includes(id))
      .map(({ id, severity, finding }) => `${severity} ${id}: ${finding}`);
    if (!of('HSTS_time')) grave.push(`no HSTS was seen: ${text.slice(-2000)}`);
    return [...protocols, ...grave];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (text += chunk));
    child.once('error', reject);
    child.once('close', () => resolve(text));
  });
}
