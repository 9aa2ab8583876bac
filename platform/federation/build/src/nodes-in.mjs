/** Every node of a syntax tree (ESTree), from the top. */
export function* nodesIn(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesIn(one);
  else if (typeof node?.type === 'string') {
    yield node;
    for (const part of Object.values(node)) if (typeof part === 'object') yield* nodesIn(part);
  }
}

/** Has `visit(parser)` see what webpack parses the scripts of a compilation with. */
export function eachParser(compiler, name, visit) {
  compiler.hooks.normalModuleFactory.tap(name, ({ hooks: { parser } }) => {
    for (const type of ['javascript/auto', 'javascript/esm']) parser.for(type).tap(name, visit);
  });
}

/** Has `visit(module, program)` read each script of a compilation as webpack itself has parsed it. */
export const readPrograms = (compiler, name, visit) =>
  eachParser(compiler, name, (parser) => {
    parser.hooks.program.tap(name, (program) => void visit(parser.state.module, program));
  });
