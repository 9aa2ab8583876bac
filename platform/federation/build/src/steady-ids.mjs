/** The library names its entry by a hash over the machine's paths: one commit is one version in whatever folder. */
export class SteadyIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('SteadyIds', ({ chunkGraph, hooks }) => {
      hooks.beforeModuleIds.tap('SteadyIds', (modules) => {
        for (const module of modules) {
          const { resource = '' } = module.rootModule ?? module;
          if (/[\\/]\.federation[\\/]entry\.[^\\/]*$/.test(resource)) chunkGraph.setModuleId(module, 'entry');
        }
      });
    });
  }
}
