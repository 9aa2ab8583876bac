import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { eachParser } from './nodes-in.mjs';

/**
 * Aliases of `react-router`: its used parts, and from those the whole. Shared modules are not tree-shaken, so
 * the shells share the file of a product's parts under the router's name.
 */
export function routerAlias(mode, partsFile) {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return { 'react-router$': partsFile, 'whole-react-router$': join(folder, `dist/${mode}/index.mjs`) };
}

/** Fails a build that imports a part of the router which the shells do not share. */
export class RouterPartsPlugin {
  constructor(partsFile) {
    const lines = readFileSync(partsFile, 'utf8').match(/^ {2}(\w+),$/gm);
    this.parts = new Set(lines.map((line) => line.trim().slice(0, -1)));
    this.partsFile = partsFile;
  }

  apply(compiler) {
    eachParser(compiler, 'RouterPartsPlugin', (parser) => this.watch(parser));
  }

  watch(parser) {
    parser.hooks.importSpecifier.tap('RouterPartsPlugin', (_statement, source, name) => {
      if (source !== 'react-router' || name === null || this.parts.has(name)) return;
      const message = `react-router's ${name} is not shared: add it to ${this.partsFile}`;
      parser.state.module.addError(new webpack.WebpackError(message));
    });
  }
}
