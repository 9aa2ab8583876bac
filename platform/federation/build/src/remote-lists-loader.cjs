/**
 * Module federation without its reading of lists of files: the shells know remotes by their entries, and fetch none of
 * them ahead, which alone would read one (`disableSnapshot` leaves out the rest).
 */
const UNUSED = [
  /\tasync loadRemoteSnapshotInfo\([^]*?(?=\tgetGlobalRemoteInfo\(moduleInfo\) \{)/,
  /\tasync getManifestJson\([^]*?(?=^\};)/m,
];

module.exports = (source) =>
  UNUSED.reduce((code, pattern) => {
    // Nothing is lost but size; yet somebody has to look again.
    if (!pattern.test(code)) {
      throw new Error(`@module-federation/runtime-core has changed: nothing is like ${pattern} any more`);
    }
    return code.replace(pattern, '');
  }, source);
