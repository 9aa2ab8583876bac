type Value = string | number | { [name: string]: Value };

const NOT_FOUND_GAP = 16;

/** A database in MaxMind's format (version 2.0) that knows one IPv4 net, for tests. */
export function geoipDatabase(net: readonly number[], place: { [name: string]: Value }): Buffer {
  const bits = net.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number));
  const count = bits.length;
  // A record is the next node, the number of nodes for "not found", or where the data are.
  const nodes = bits.map((bit, at) => {
    const next = at === count - 1 ? count + NOT_FOUND_GAP : at + 1;
    return Buffer.concat([uint(bit === 0 ? next : count, 3), uint(bit === 1 ? next : count, 3)]);
  });
  const metadata = {
    node_count: count,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test-City',
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
  };
  return Buffer.concat([
    ...nodes,
    Buffer.alloc(NOT_FOUND_GAP),
    encoded(place),
    Buffer.from('abcdef', 'hex'),
    Buffer.from('MaxMind.com'),
    encoded(metadata),
  ]);
}

function encoded(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([field(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') return Buffer.concat([field(6, 4), uint(value, 4)]);
  const entries = Object.entries(value);
  return Buffer.concat([field(7, entries.length), ...entries.flatMap((entry) => entry.map(encoded))]);
}

/** Type and size in one byte: sizes up to 28. */
const field = (type: number, size: number): Buffer => uint((type << 5) | size, 1);

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
