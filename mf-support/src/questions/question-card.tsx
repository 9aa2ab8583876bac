import type { MachineQuestionRecord } from '@yard/contracts';
import { Card, DateText, Indicator, Row, Stack, Text } from '@yard/ui';
import styles from '../own-tickets/own-tickets.module.css';
import { QuestionStatus } from './question-status';

/** A question in the list: about what, with whom, its first lines, and a dot where something waits. */
export function QuestionCard({ question, isOwner }: { question: MachineQuestionRecord; isOwner: boolean }) {
  const other = isOwner ? question.user_name : question.machine.user_name;
  return (
    <Card to={`/questions/${question.id}`}>
      <Stack as="span" gap={2}>
        <Row as="span" gap={2} across={3} align="center" wrap size={14}>
          <Text as="span" weight={650} figures>
            {question.machine.subject}
          </Text>
          <QuestionStatus question={question} />
          {question.needs_attention && (
            <Row as="span" gap={2} align="center" inline weight={600}>
              <Indicator /> {isOwner && question.answered_at === null ? 'To answer' : 'New message'}
            </Row>
          )}
          <span className={styles.day}>
            <DateText dayOnly value={question.created_at} />
          </span>
        </Row>
        <span className={styles.line}>
          {isOwner ? `${other} asks: ` : `To ${other}: `}
          {question.message}
        </span>
      </Stack>
    </Card>
  );
}
