/**
 * Icons without what nobody uses of them: their names and aliases, which only name classes, the keys of their parts, and
 * the licence's notice in each; the first keeps it for all (docs/decisions/0071).
 */
module.exports = (source) =>
  source
    .replace(/^\/\*\*[^]*?\*\//, '')
    .replace(/^ {2}name: ".*",\n {2}size: 24,\n/m, '')
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;$/m, '')
    .replace("'../createLucideIcon.mjs'", `'${require.resolve('./lucide-icon.mjs')}'`);
