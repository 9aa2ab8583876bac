/** Every node of a syntax tree (ESTree), from the top. */
export function* nodesIn(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesIn(one);
  else if (typeof node?.type === 'string') {
    yield node;
    for (const part of Object.values(node)) if (typeof part === 'object') yield* nodesIn(part);
  }
}

/** Has `visit(module, program)` read each script of a compilation as webpack itself has parsed it. */
export function readPrograms(compiler, name, visit) {
  compiler.hooks.normalModuleFactory.tap(name, (factory) => {
    for (const type of ['javascript/auto', 'javascript/esm'])
      factory.hooks.parser.for(type).tap(name, (parser) => {
        parser.hooks.program.tap(name, (program) => void visit(parser.state.module, program));
      });
  });
}
