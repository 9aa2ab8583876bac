/** Parts that no shell shares and webpack cannot find unused: a framework's prefetching, its form. */
const UNUSED = [
  [/return shouldPrefetch && !isAbsolute \?[^:;]*(?::[^:;]*)*: link;/, 'return link;'],
  [/^var Form = (React\d*\.forwardRef\()/m, 'var Form = /* @__PURE__ */ $1'],
  [/^Form\.displayName = "Form";$/m, ''],
];

module.exports = function withoutUnused(source) {
  // The router comes in several pieces; what is meant stands in one of them.
  if (!source.includes('Link.displayName = "Link"')) return source;
  return UNUSED.reduce((code, [pattern, replacement]) => {
    // Nothing is lost but size; yet somebody has to look again.
    if (!pattern.test(code)) throw new Error(`react-router has changed: nothing is like ${pattern} any more`);
    return code.replace(pattern, replacement);
  }, source);
};
