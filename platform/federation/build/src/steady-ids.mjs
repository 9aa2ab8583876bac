const OF_THE_LIBRARY = /[\\/]\.federation[\\/]entry\.[^\\/]*$/;

/** The library names its entries by the machine's paths, or a hash of them: one commit is one version in any folder. */
export class SteadyIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('SteadyIds', ({ chunkGraph, hooks }) => {
      hooks.beforeModuleIds.tap('SteadyIds', (modules) => {
        for (const module of modules) {
          const { resource = '' } = module.rootModule ?? module;
          if (OF_THE_LIBRARY.test(resource)) chunkGraph.setModuleId(module, 'entry');
          else if (module.identifier().startsWith('container entry'))
            chunkGraph.setModuleId(module, 'container');
        }
      });
    });
  }
}
