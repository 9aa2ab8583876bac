import { gzipSync } from 'node:zlib';
import { insert, instant } from '../make';

const stamp = instant('2026-11-20T12:00:00Z');
let count = 0;

export const EVENTS = [
  {
    type: 4,
    timestamp: 1_795_000_000_000,
    data: { href: 'https://yard.example/', width: 1440, height: 900 },
  },
  {
    type: 2,
    timestamp: 1_795_000_000_001,
    data: { node: { type: 0, id: 1, childNodes: [{ type: 3, id: 2, textContent: ' ' }] } },
  },
];

export function errorReport(fields: Record<string, unknown> = {}) {
  count += 1;
  return insert('error_reports', {
    fingerprint: String(count).padStart(64, '0'),
    site: 'public',
    name: 'TypeError',
    message: `x${count} is not a function`,
    occurrences: 1,
    first_seen_at: stamp,
    last_seen_at: stamp,
    ...fields,
  });
}

export async function recording(fields: Record<string, unknown> = {}) {
  const body = gzipSync(JSON.stringify(EVENTS)).toString('base64');
  return insert('recordings', {
    visitor_hash: 'a'.repeat(64),
    error_report_id: (await errorReport()).id,
    started_at: stamp,
    ended_at: stamp,
    events_count: EVENTS.length,
    bytes: JSON.stringify(EVENTS).length,
    stored_bytes: body.length,
    body,
    ...fields,
  });
}
