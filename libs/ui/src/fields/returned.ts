/**
 * The values a field has handed on, oldest first, once `given` came in from outside. An address answers late: with what
 * was handed on before the last value too, which the field must not take for somebody else's.
 *
 * @returns what is still to come back, after the value that stands outside now
 */
export function returned<Value>(sent: readonly Value[], given: Value): readonly Value[] {
  const at = sent.lastIndexOf(given);
  return at === -1 ? [given] : sent.slice(at);
}
