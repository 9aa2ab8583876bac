import webpack from 'webpack';
import { nodesIn, readPrograms } from './nodes-in.mjs';

const { Compilation, sources } = webpack;

/** Limit on styles that a part loads on its own: larger ones are for actions, as a map's are. */
const STYLE_BYTES = 16_000;

/**
 * Leaves `parts.json`: of each part of the public site's entry the files that show it, so that a page that is drawn on
 * the server names them at once. A part that the entry lists in another way has none, and is not drawn there.
 */
export class PartFilesPlugin {
  apply(compiler) {
    let names = new Map();
    readPrograms(compiler, 'PartFilesPlugin', (module, program) => {
      if (isEntry(module)) names = new Map([...nodesIn(program)].flatMap(partOf));
    });
    compiler.hooks.thisCompilation.tap('PartFilesPlugin', (compilation) => {
      let groups = new Map();
      // Later, modules are merged into one another.
      compilation.hooks.afterChunks.tap('PartFilesPlugin', () => {
        groups = groupsOf(compilation, names);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PartFilesPlugin', stage }, () => {
        const files = [...groups].map(([name, group]) => [name, filesOf(group, compilation)]);
        const text = JSON.stringify(Object.fromEntries(files));
        compilation.emitAsset('parts.json', new sources.RawSource(text));
      });
    });
  }
}

const isEntry = ({ resource }) => /\/src\/public\.tsx?$/.test(resource ?? '');

/** `SearchPage: () => import('./search/search-page')`, as the entries of remotes list their parts: by what it imports. */
function partOf({ type, key, value }) {
  const isPart = type === 'Property' && value.body?.type === 'ImportExpression';
  return isPart ? [[value.body.source.value, key.name]] : [];
}

/** Chunk groups by the names of the parts. */
function groupsOf({ modules, chunkGraph }, names) {
  const entry = [...modules].find(isEntry);
  if (!entry) return new Map();
  const found = entry.blocks.map((block) => [
    names.get(block.dependencies[0]?.request),
    chunkGraph.getBlockChunkGroup(block),
  ]);
  return new Map(found.filter(([name, group]) => name && group));
}

function filesOf(group, compilation) {
  const own = group.chunks.flatMap((chunk) => [...chunk.files]);
  return [...new Set([...own, ...stylesBelow(group, compilation)])].filter((file) =>
    /\.(js|css)$/.test(file),
  );
}

/** Modules that a part loads on its own may be rendered with it, and need their styles. */
function stylesBelow(group, compilation, seen = new Set()) {
  return group.getChildren().flatMap((child) => {
    if (seen.has(child)) return [];
    seen.add(child);
    const styles = child.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.css'));
    const small = styles.filter((file) => (compilation.getAsset(file)?.source.size() ?? 0) < STYLE_BYTES);
    return [...small, ...stylesBelow(child, compilation, seen)];
  });
}
