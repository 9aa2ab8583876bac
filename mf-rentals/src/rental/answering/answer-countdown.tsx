import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { Icon } from '@yard/ui';
import { useEffect, useState } from 'react';
import { answerAlarm, answerWords } from '../../words/answer-words';
import type { Reader } from '../../words/reader';
import { instantWords } from '../../words/time-words';
import styles from './answer-countdown.module.css';

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
    <span className={styles.countdown}>
      <Icon name="clock" size={16} />
      <time dateTime={request.answer_by} title={instantWords(request.answer_by, zoneOf(request.machine))}>
        {words}
      </time>
    </span>
  );
}

/** The same on a page of its own: with the instant, and read out while little time is left. */
export function AnswerDeadline({ request, reader }: CountdownProps) {
  const now = useTime(Boolean(request.answer_by));
  if (!request.answer_by) return null;
  return (
    <p className={styles.deadline}>
      <AnswerCountdown request={request} reader={reader} />
      <span className={styles.until}>until {instantWords(request.answer_by, zoneOf(request.machine))}</span>
      <span role="status" className="visually-hidden">
        {answerAlarm(request, reader, now)}
      </span>
    </p>
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
