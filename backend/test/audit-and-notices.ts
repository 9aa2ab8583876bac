import { rows } from './api';

export async function auditOf(people: object): Promise<string[]> {
  const ids = Object.entries(people).map(
    ([name, one]) => [Number((one as { id?: number } | null)?.id), name] as const,
  );
  const names = new Map(ids.reverse());
  const events = await rows<{ action: string; user_id: number | null; data: string | null }>(
    'audit_events',
    "action <> 'login'",
  );
  return events.map(({ action, user_id, data }) => {
    const by = user_id === null ? 'nobody' : (names.get(Number(user_id)) ?? 'somebody');
    const text = String(data ?? '').replace(/("[a-z_]*ids?":\[?)\d+/g, '$1#');
    return `${action} by ${by} ${text}`.trim();
  });
}

/** The titles of somebody's notices, the newest last. */
export async function noticesOf({ id }: { id: number }): Promise<string[]> {
  const found = await rows<{ type: string; title: string }>('notifications', 'user_id = ?', [id]);
  return found.map(({ type, title }) => `${type}: ${title}`);
}
