import { StoredValue } from './stored-value';
import { PhpCursor, PhpSyntaxError } from './php-cursor';
import { keyAt, type Reference, type Scan, scan } from './php-scan';
import { decode, encode, encodedKey, PhpOpaqueError } from './php-values';
import { SessionNotWritable, UnknownPayload } from './session-refusals';

/** PHP numbers the array itself 1, and its first value 2. */
const ARRAY_SLOT = 1;

interface Found {
  key: string;
  bytes: Buffer;
  firstSlot: number;
  scan: Scan;
}

/**
 * The members of a serialized array. What would be written in other bytes than it has is a `StoredValue`.
 *
 * @throws PhpSyntaxError for anything but an array, whole and alone
 * @throws UnknownPayload for a name that is no UTF-8
 */
export function attributesIn(bytes: Buffer): Record<string, unknown> {
  const all = membersIn(bytes);
  const targets = all.flatMap(({ scan: { references } }) => references.map(({ target }) => target));
  const hasOwnFormat = all.some((found) => found.scan.hasOwnFormat);
  const isFrozen = hasOwnFormat && targets.length > 0;
  return Object.fromEntries(
    all.map((found) => {
      const isTarget = targets.some((slot) => holds(found.firstSlot, found.scan.slots, slot));
      const plain = isTarget || isFrozen ? undefined : plainValue(found.bytes);
      const isPinned = found.scan.hasOwnFormat;
      const stored = new StoredValue(found.bytes, found.firstSlot, found.scan, isPinned, isFrozen);
      return [found.key, plain === undefined ? stored : plain.value];
    }),
  );
}

/**
 * The serialized array of these members; PHP's references are numbered anew where values have moved.
 *
 * @throws SessionNotWritable where a stored value would no longer be what it was
 * @throws TypeError          for what PHP has no value for
 */
export function serialized(attributes: Record<string, unknown>): Buffer {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const moved: { from: number; slots: number; to: number }[] = [
    { from: ARRAY_SLOT, slots: 1, to: ARRAY_SLOT },
  ];
  let slot = ARRAY_SLOT + 1;
  const placed = entries.map(([key, value]) => {
    const bytes = value instanceof StoredValue ? value.bytes : encode(value);
    const { slots } = value instanceof StoredValue ? value.scan : scan(new PhpCursor(bytes));
    if (value instanceof StoredValue) {
      mustStand(key, value, slot);
      moved.push({ from: value.firstSlot, slots, to: slot });
    }
    slot += slots;
    return { key, bytes, value, own: slot - slots };
  });
  const renumbered = (key: string, own: number, target: number): number => {
    const home = moved.find(({ from, slots }) => holds(from, slots, target));
    // PHP reads from front to back: what is referred to stands first.
    if (!home || home.to > own) {
      throw new SessionNotWritable(`${key} refers to what no longer stands before it`);
    }
    return target - home.from + home.to;
  };
  const parts = placed.flatMap(({ key, bytes, value, own }) => [
    Buffer.from(encodedKey(key)),
    value instanceof StoredValue
      ? withReferences(bytes, value.scan.references, (target) => renumbered(key, own, target))
      : bytes,
  ]);
  return Buffer.concat([Buffer.from(`a:${entries.length}:{`), ...parts, Buffer.from('}')]);
}

function membersIn(bytes: Buffer): Found[] {
  const cursor = new PhpCursor(bytes);
  cursor.expect('a:');
  const count = cursor.count();
  cursor.expect('{');
  const all: Found[] = [];
  let firstSlot = ARRAY_SLOT + 1;
  for (let index = 0; index < count; index += 1) {
    const start = cursor.at;
    const key = keyAt(cursor);
    const from = cursor.at;
    if (!bytes.subarray(start, from).equals(Buffer.from(encodedKey(key)))) {
      throw new UnknownPayload('a session attribute whose name is no UTF-8');
    }
    const found = scan(cursor);
    const references = found.references.map((reference) => ({ ...reference, at: reference.at - from }));
    const own = Buffer.from(bytes.subarray(from, cursor.at));
    all.push({ key, bytes: own, firstSlot, scan: { ...found, references } });
    firstSlot += found.slots;
  }
  cursor.expect('}');
  if (!cursor.isAtEnd) throw new PhpSyntaxError(`more than an array: byte ${cursor.at}`);
  return all;
}

/** Undefined for what would not become the same bytes again. */
function plainValue(bytes: Buffer): { value: unknown } | undefined {
  try {
    const value = decode(bytes);
    return encode(value).equals(bytes) ? { value } : undefined;
  } catch (error) {
    if (error instanceof PhpOpaqueError) return undefined;
    throw error;
  }
}

function mustStand(key: string, value: StoredValue, slot: number): void {
  if (value.isFrozen || (value.isPinned && value.firstSlot !== slot)) {
    throw new SessionNotWritable(`${key} is an object in a format of its own that cannot be moved`);
  }
}

function withReferences(
  bytes: Buffer,
  references: readonly Reference[],
  renumbered: (target: number) => number,
): Buffer {
  let from = 0;
  const parts: Buffer[] = [];
  for (const { at, length, target } of references) {
    parts.push(bytes.subarray(from, at), Buffer.from(String(renumbered(target))));
    from = at + length;
  }
  return Buffer.concat([...parts, bytes.subarray(from)]);
}

const holds = (from: number, slots: number, slot: number): boolean => slot >= from && slot < from + slots;
