/** A style sheet's classes are called as they are written. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
