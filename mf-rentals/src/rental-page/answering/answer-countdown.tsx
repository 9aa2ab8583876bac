import { type RentalRequestRecord, waitsForBank, zoneOf } from '@yard/contracts';
import { Icon, Row, Text } from '@yard/ui';
import { useEffect, useState } from 'react';
import { answerAlarm, answerWords } from '../../words/answer-words';
import type { Reader } from '../../words/reader';
import { instantWords, stampWords } from '../../words/time-words';

const TICK_MS = 15_000;

type CountdownProps = { request: RentalRequestRecord; reader: Reader };

/** Time left for the owner to answer a pending request; nothing where there is no limit. */
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
      <Text as="span" weight={400} soft nowrap>
        until {stampWords(request.answer_by, zoneOf(request.machine))}
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
