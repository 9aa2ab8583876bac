// nginx with the file that the repository ships, on free ports of this machine and with a throwaway certificate.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, freePort } from '../../tools/test/services.mjs';

const SHIPPED = join(import.meta.dirname, '../../docs/nginx.conf');
export const SITES = { public: 'yard.example.com', admin: 'admin.example.com' };

/**
 * @param ports  of the product: `[public, admin]`
 * @returns      `http` and `https`, its ports; `certificate`; `stop()`
 */
export async function startNginx([publicPort, adminPort]) {
  const folder = mkdtempSync(join(tmpdir(), 'yard-proxy-'));
  const certificate = makeCertificate(folder);
  const [http, https] = [await freePort(), await freePort()];
  const site = replaced(readFileSync(SHIPPED, 'utf8'), [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${publicPort};`],
    ['server 127.0.0.1:3001;', `server 127.0.0.1:${adminPort};`],
    [/listen 80\b/g, `listen 127.0.0.1:${http}`],
    [/listen 443\b/g, `listen 127.0.0.1:${https}`],
    // A machine of tests may be without IPv6.
    [/^.*listen \[::\]:.*\n/gm, ''],
    [/ssl_certificate \S+;/, `ssl_certificate ${folder}/certificate.pem;`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`],
  ]);
  writeFileSync(join(folder, 'nginx.conf'), around(site, folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  execFileSync('nginx', ['-t', '-q', ...args], { stdio: 'inherit' });
  const child = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  await answers(https, child, 'nginx');
  return {
    http,
    https,
    certificate,
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws Error for what the shipped file no longer says: the run would try something else */
function replaced(text, pairs) {
  return pairs.reduce((now, [from, to]) => {
    const next = now.replace(from, to);
    if (next === now) throw new Error(`docs/nginx.conf does not say ${from}`);
    return next;
  }, text);
}

/** The usual system's nginx.conf around the sites' files. */
function around(site, folder) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'pid')};
events {}
http {
access_log off;
${temporary.join('\n')}
${site}
}
`;
}

function makeCertificate(folder) {
  const names = Object.values(SITES).map((name) => `DNS:${name}`);
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem'), '-days', '2'];
  const about = ['-subj', `/CN=${SITES.public}`, '-addext', `subjectAltName=${names.join()}`];
  execFileSync('openssl', [...request, ...files, ...about], { stdio: 'ignore' });
  return readFileSync(join(folder, 'certificate.pem'));
}
