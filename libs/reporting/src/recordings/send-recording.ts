import { recordingType } from '@yard/contracts/watching';
import { choice } from '../consent/choice';
import { pageOf } from '../errors/describe';
import { server } from '../server';
import { remembered } from './recorder';

export type Subject = { error_report_id: number } | { support_ticket_id: number };

/** Events right after an error belong to it. */
const AFTER_MS = 2_000;

/** Sends what is remembered of the page, if its visitor agreed: soon after an error, at once with a ticket. */
export function sendRecording(subject: Subject): void {
  const later = 'error_report_id' in subject ? AFTER_MS : 0;
  setTimeout(() => void send(subject).catch(console.warn), later);
}

async function send(subject: Subject): Promise<void> {
  const visitor = choice.get();
  const events = remembered();
  if (!visitor || events.length < 2) return;
  await server.post(recordingType.endpoint, { ...subject, visitor, page: pageOf(location), events });
}
