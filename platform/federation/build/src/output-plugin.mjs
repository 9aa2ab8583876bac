import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from '@swc/core';
import webpack from 'webpack';
import { pageOf } from './page.mjs';

const { Compilation, sources } = webpack;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/**
 * Finishes dist/: files of `public/`, the page of a shell with its service worker (if it has one) or `remote.json`,
 * `server.cjs`, `version.txt`, `integrity.json` of a remote, .br and .gz of each.
 */
export class OutputPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OutputPlugin', (compilation) => {
      const { PROCESS_ASSETS_STAGE_SUMMARIZE, PROCESS_ASSETS_STAGE_REPORT } = Compilation;
      const stage = (at, run) =>
        compilation.hooks.processAssets.tapPromise({ name: 'OutputPlugin', stage: at }, run);
      stage(PROCESS_ASSETS_STAGE_SUMMARIZE, () => this.addFiles(compilation));
      // Names and bytes are final only now.
      stage(PROCESS_ASSETS_STAGE_REPORT + 1, async () => {
        if (!this.options.isShell) emit(compilation, 'integrity.json', integrityOf(compilation));
        if (this.options.compress) await compressAll(compilation);
      });
    });
  }

  async addFiles(compilation) {
    const { folder, isShell, site } = this.options;
    await addFolder(compilation, join(folder, 'public'));
    if (isShell) {
      compilation.fileDependencies.add(join(folder, 'src/index.html'));
      const first = await addFirstScript(compilation, site.firstScript);
      const page = { template: join(folder, 'src/index.html'), first, font: site.preloadedFont };
      emit(compilation, 'index.html', await pageOf(compilation, page));
      await addServiceWorker(compilation, join(folder, 'src/service-worker.js'));
    } else {
      compilation.fileDependencies.add(join(folder, 'remote.json'));
      emit(compilation, 'remote.json', await readFile(join(folder, 'remote.json')));
    }
    if (this.options.server) emit(compilation, 'server.cjs', this.options.server);
    emit(compilation, 'version.txt', versionOf(compilation));
  }
}

/** @returns the name of the script that runs before the first paint */
async function addFirstScript(compilation, file) {
  const { code: script } = await minify(await readFile(file, 'utf8'), { compress: true, mangle: true });
  const name = `assets/first.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  emit(compilation, name, script);
  return name;
}

async function addFolder(compilation, folder) {
  if (!existsSync(folder)) return;
  const names = await readdir(folder);
  await Promise.all(names.map(async (name) => emit(compilation, name, await readFile(join(folder, name)))));
}

/** It carries the hash that the shell's code knows as `__webpack_hash__`, so that each build has another worker. */
async function addServiceWorker(compilation, file) {
  if (!existsSync(file)) return;
  compilation.fileDependencies.add(file);
  const worker = await readFile(file, 'utf8');
  emit(compilation, 'service-worker.js', worker.replace('__VERSION__', compilation.hash));
}

/** A name for this very content: twelve hex digits over every file's name and bytes. */
function versionOf(compilation) {
  const hash = createHash('sha256');
  const assets = compilation.getAssets().sort((one, other) => (one.name < other.name ? -1 : 1));
  assets.forEach((asset) => hash.update(asset.name).update(asset.source.buffer()));
  return hash.digest('hex').slice(0, 12);
}

/** Hashes of each script and style sheet, checked before a remote's code runs, here or in a browser. */
function integrityOf(compilation) {
  const run = compilation.getAssets().filter(({ name }) => /\.(c?js|css)$/.test(name));
  const hashes = run.map(({ name, source }) => [
    name,
    `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`,
  ]);
  return JSON.stringify(Object.fromEntries(hashes));
}

async function compressAll(compilation) {
  const assets = compilation.getAssets().filter((asset) => compressible.test(asset.name));
  await Promise.all(
    assets.map(async ({ name, source }) => {
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.size() };
      emit(compilation, `${name}.br`, await brotli(source.buffer(), { params }));
      emit(compilation, `${name}.gz`, await gzipped(source.buffer(), { level: 9 }));
    }),
  );
}

function emit(compilation, name, content) {
  compilation.emitAsset(name, new sources.RawSource(content));
}
