import { type MachineQuestionRecord, machineQuestionType } from '@yard/contracts';
import { useSession } from '@yard/session';
import { RecordThread } from '@yard/threads';
import { useMemo } from 'react';

export function QuestionThread({ question }: { question: MachineQuestionRecord }) {
  const isOwner = useSession().user?.id === question.machine.user_id;
  const { user_id, user_name, machine } = question;
  const people = useMemo(
    () =>
      new Map([
        [user_id, user_name],
        [machine.user_id, machine.user_name],
      ]),
    [user_id, user_name, machine.user_id, machine.user_name],
  );
  // An owner's question waits for an answer; looking at it is none.
  const isWaiting = isOwner && question.answered_at === null;
  const record = isWaiting ? { ...question, needs_attention: false } : question;
  return (
    <RecordThread
      on={{ kind: 'machine_question', type: machineQuestionType, record, people }}
      label={`Messages about ${machine.subject}`}
      stranger="Yard"
      empty={
        isOwner ? `${user_name} is waiting for your answer.` : `${machine.user_name} hasn’t answered yet.`
      }
      closed={question.open ? null : 'This machine is no longer listed, so you can’t write here.'}
    />
  );
}
