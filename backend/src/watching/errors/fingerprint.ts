import { createHash } from 'node:crypto';
import type { Fault } from './fault';

/** Frames that tell two errors of one text apart. */
const FRAMES = 3;
/** No frame is longer; what is belongs to no trace. */
const LINE_MAX = 500;

/**
 * The parts that repeated errors share: kind, text without what differs each time, remote, and the files and
 * functions it came through. Versions and lines stay out, so that a new build does not begin a new group.
 */
export function fingerprintOf(fault: Pick<Fault, 'site' | 'name' | 'message' | 'stack' | 'remote'>): string {
  const side = fault.site === 'server' ? 'server' : 'browser';
  const parts = [
    side,
    fault.name,
    lasting(fault.message),
    fault.remote ?? '',
    ...placesIn(fault.stack ?? ''),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function placesIn(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => line.slice(0, LINE_MAX).trim())
    .filter((line) => /^at |@/.test(line) && /:\d+/.test(line))
    .slice(0, FRAMES)
    .map((line) => {
      // A bundler names functions anew in each build; their files keep their names.
      const [, file = ''] = /([^\s(/@]+\.(?:[cm]?js|tsx?))(?:\?[^:]*)?:\d+/.exec(line) ?? [];
      return lasting(file.replace(/\.[0-9a-f]{8,}(?=\.)/g, ''));
    });
}

/** Without ids, numbers, hashes and quoted values. */
function lasting(text: string): string {
  return text
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi, '#')
    .replace(/\b[0-9a-f]{12,}\b/gi, '#')
    .replace(/\d+/g, '#');
}
