import type { MachineQuestionRecord } from '@yard/contracts';
import { Card, DateText, Indicator } from '@yard/ui';
import styles from '../own-tickets/own-tickets.module.css';
import { QuestionStatus } from './question-status';

/** A question in the list: about what, with whom, its first lines, and a dot where something waits. */
export function QuestionCard({ question, isOwner }: { question: MachineQuestionRecord; isOwner: boolean }) {
  const other = isOwner ? question.user_name : question.machine.user_name;
  return (
    <Card to={`/questions/${question.id}`}>
      <span className={styles.card}>
        <span className={styles.head}>
          <span className={styles.number}>{question.machine.subject}</span>
          <QuestionStatus question={question} />
          {question.needs_attention && (
            <span className={styles.news}>
              <Indicator /> {isOwner && question.answered_at === null ? 'To answer' : 'New message'}
            </span>
          )}
          <span className={styles.day}>
            <DateText dayOnly value={question.created_at} />
          </span>
        </span>
        <span className={styles.line}>
          {isOwner ? `${other} asks: ` : `To ${other}: `}
          {question.message}
        </span>
      </span>
    </Card>
  );
}
