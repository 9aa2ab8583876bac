import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';

const { Compilation, sources } = webpack;
const PRINT_TYPES = fileURLToPath(new URL('./shared-types.mjs', import.meta.url));
const MOST = 32 * 1024 * 1024;

/** Leaves `contract-types.json`: what remotes are compiled against before they are published. Made meanwhile. */
export class SharedTypesPlugin {
  /** `types.own`: whoever else is shared publishes types of their own. */
  constructor({ singletons, types: { workspace, own, beside } }) {
    this.request = JSON.stringify({ workspace, beside, shared: singletons.filter((name) => own.test(name)) });
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SharedTypesPlugin', (compilation) => {
      const made = promisify(execFile)(process.execPath, [PRINT_TYPES, this.request], { maxBuffer: MOST });
      // Heard of below, however early it fails.
      made.catch(() => undefined);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'SharedTypesPlugin', stage }, async () => {
        const { stdout } = await made;
        compilation.emitAsset('contract-types.json', new sources.RawSource(stdout));
      });
    });
  }
}
