import type { SupportTicketRecord } from '@yard/contracts';

const TITLE_MAX = 80;

/** Its subject, or how its text begins: its author knows it by that, not by its number. */
export function ticketTitle({ subject, message }: SupportTicketRecord): string {
  const line = message.trim().split('\n', 1)[0] ?? '';
  return subject ?? (line.length > TITLE_MAX ? `${line.slice(0, TITLE_MAX)}…` : line);
}
