import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const partsFile = fileURLToPath(new URL('./react-router.mjs', import.meta.url));

/** Where `react-router` leads: to its used parts, and those to the whole. */
export function routerAlias(mode) {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return { 'react-router$': partsFile, 'whole-react-router$': join(folder, `dist/${mode}/index.mjs`) };
}

/** Fails a build that imports a part of the router which the shells do not share. */
export class RouterPartsPlugin {
  parts = new Set(
    readFileSync(partsFile, 'utf8')
      .match(/^ {2}(\w+),$/gm)
      .map((line) => line.trim().slice(0, -1)),
  );

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('RouterPartsPlugin', (factory) => {
      ['javascript/auto', 'javascript/esm'].forEach((type) =>
        factory.hooks.parser.for(type).tap('RouterPartsPlugin', (parser) => this.watch(parser)),
      );
    });
  }

  watch(parser) {
    parser.hooks.importSpecifier.tap('RouterPartsPlugin', (_statement, source, name) => {
      if (source !== 'react-router' || name === null || this.parts.has(name)) return;
      const message = `react-router's ${name} is not shared: add it to tools/build/react-router.mjs`;
      parser.state.module.addError(new webpack.WebpackError(message));
    });
  }
}
