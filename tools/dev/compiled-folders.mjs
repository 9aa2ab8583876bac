/** Folders that a project's build compiles: those it names, else `src`; null if it compiles nothing. */
export function compiledFolders(script) {
  const [, words] = /compile\.mjs(.*)/.exec(script) ?? [];
  if (words === undefined) return null;
  const folders = words.trim().split(/\s+/).filter(Boolean);
  return folders.length > 0 ? folders : ['src'];
}
