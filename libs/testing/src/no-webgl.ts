/** A script for a page before its own: the browser draws no maps. */
export const NO_WEBGL = `{
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more);
  };
}`;
