import { waitsForBank, zoneOf, type RentalRequestRecord } from '@yard/contracts';
import { Icon, Row, Text } from '@yard/ui';
import { useEffect, useState } from 'react';
import { otherParty, type Reader } from '../../words/reader';
import { instantWords } from '../../words/time-words';
import { spanWords } from '@yard/dates';

const MINUTE_MS = 60_000;

/** Time that is left is read out from here on. */
const SOON = 2 * 60;

/** Whole minutes until then, the one that runs counted; none once it is over. */
function minutesUntil(instant: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(instant).getTime() - now.getTime()) / MINUTE_MS));
}

/** How long the owner still has; null where there is no limit, and while a bank is asked instead. */
export function answerWords(request: RentalRequestRecord, reader: Reader, now: Date): string | null {
  if (!request.answer_by || waitsForBank(request)) return null;
  const minutes = minutesUntil(request.answer_by, now);
  if (minutes === 0) return 'The time to answer is over';
  if (reader === 'owner') return `Answer within ${spanWords(minutes)}`;
  return `${otherParty(request, 'renter')} has ${spanWords(minutes)} to answer`;
}

/** What is read out to who cannot see the time pass: half-hours while little is left, and the end. */
export function answerAlarm(request: RentalRequestRecord, reader: Reader, now: Date): string {
  if (!request.answer_by) return '';
  const minutes = minutesUntil(request.answer_by, now);
  if (minutes > SOON) return '';
  const shown = Math.ceil(minutes / 30) * 30;
  const then = new Date(new Date(request.answer_by).getTime() - shown * MINUTE_MS);
  return answerWords(request, reader, then) ?? '';
}

const TICK_MS = 15_000;

interface CountdownProps {
  request: RentalRequestRecord;
  reader: Reader;
}

/** How long the owner of a pending request still has to answer it; nothing where there is no limit. */
export function AnswerCountdown({ request, reader }: CountdownProps) {
  const now = useTime(Boolean(request.answer_by));
  const words = answerWords(request, reader, now);
  if (words === null || !request.answer_by) return null;
  return (
    <Row as="span" gap={1} align="center" inline figures>
      <Icon name="clock" size={16} />
      <time dateTime={request.answer_by} title={instantWords(request.answer_by, zoneOf(request.machine))}>
        {words}
      </time>
    </Row>
  );
}

/** The same on a page of its own: with the instant, and read out while little time is left. */
export function AnswerDeadline({ request, reader }: CountdownProps) {
  const now = useTime(Boolean(request.answer_by));
  if (!request.answer_by || waitsForBank(request)) return null;
  return (
    <Row as="p" gap={1} across={2} align="baseline" wrap weight={600}>
      <AnswerCountdown request={request} reader={reader} />
      <Text as="span" weight={400} soft>
        until {instantWords(request.answer_by, zoneOf(request.machine))}
      </Text>
      <span role="status" className="visually-hidden">
        {answerAlarm(request, reader, now)}
      </span>
    </Row>
  );
}

/** The time, again and again while it is looked at. */
function useTime(isNeeded: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
