/** As PHP's json_decode: lists and objects within each other. */
const MAX_DEPTH = 512;
/** A longer name is no field's: whatever quotes it would grow with each of its rules. */
const MAX_NAME = 1000;
/** No text of this length goes beyond any of the bounds. */
const HARMLESS = 1000;

const [QUOTE, BACKSLASH, COLON] = ['"', '\\', ':'].map((sign) => sign.charCodeAt(0));
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/**
 * Why JSON text is not read: it has more levels than PHP reads (`deep`), or its objects have more members than are
 * taken (`many`), or there are more objects and lists than that (`entries`). One pass, whatever the text, before any of
 * it becomes a value; what stands in its texts does not count.
 *
 * @param maxMembers  of all objects together, and objects and lists as many again; with a bound, names have one too
 */
export function boundBrokenBy(text: string, maxMembers: number | null): 'deep' | 'many' | 'entries' | null {
  let depth = 0;
  let members = 0;
  let opened = 0;
  let at = text.length > HARMLESS ? 0 : text.length;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfText(text, at + 1);
      if (maxMembers !== null && end - at > MAX_NAME && isName(text, end)) return 'many';
      at = end;
      continue;
    }
    if (OPENING.has(code)) {
      depth += 1;
      opened += 1;
    }
    if (CLOSING.has(code)) depth -= 1;
    if (code === COLON) members += 1;
    if (depth > MAX_DEPTH) return 'deep';
    if (maxMembers !== null && members > maxMembers) return 'many';
    if (maxMembers !== null && opened > maxMembers) return 'entries';
    at += 1;
  }
  return null;
}

/** Where the text that begins here is over, its closing mark included. */
function endOfText(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    at += code === BACKSLASH ? 2 : 1;
  }
  return text.length;
}

function isName(text: string, end: number): boolean {
  let at = end;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return text.charCodeAt(at) === COLON;
}
