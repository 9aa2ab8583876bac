import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Lets a remote load its further scripts and style sheets only where they are what the site's list says: the shell
 * knows the hashes (`@kit/federation-loader`), the browser checks them.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('IntegrityPlugin', (source) => `${source}\n${checked('script', 'url')}`);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${checked(tag, href)}\n${hiddenUntilLoaded(tag)}`,
      );
    });
  }
}

function checked(element, url) {
  return `if (self.remoteIntegrity) ${element}.integrity = self.remoteIntegrity(${url});`;
}

/** A second try takes a style sheet on the page for loaded, and would draw without one that fails. */
function hiddenUntilLoaded(link) {
  return `${link}.dataset.href = 'on its way'; ${link}.addEventListener('load', () => delete ${link}.dataset.href);`;
}
