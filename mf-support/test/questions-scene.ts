import { listOf, machineQuestionRecord } from '@yard/testing/screen';

export const QUESTIONS = 'GET /api/machine_questions';
export const question = machineQuestionRecord();
export const message = {
  id: 76,
  created_at: '2026-11-20T01:21:31.302000Z',
  updated_at: '2026-11-20T01:21:31.302000Z',
  deleted_at: null,
  messageable_id: 2,
  messageable_type: 'machine_question' as const,
  user_id: 2,
  user_name: 'Olive Owner',
  content: 'It is, with two buckets.',
  photos: [],
  views: [],
  user: { id: 2, name: 'Olive Owner' },
};
export const answered = machineQuestionRecord({
  ...{ id: 3, answered_at: '2026-11-20T01:21:31.302000Z', messages: [message] },
  ...{ needs_attention: true, user_name: 'Tom B.', user_id: 9, message: ' First line\nsecond' },
});
export const closed = machineQuestionRecord({ id: 4, open: false, needs_attention: true });
export const answersOf = (answers: object) => ({
  [QUESTIONS]: listOf([question, answered, closed]),
  ...Object.fromEntries([question, answered, closed].map((one) => [`${QUESTIONS}/${one.id}`, one])),
  ...Object.fromEntries(
    [question, answered, closed].map(({ id, messages }) => [`${QUESTIONS}/${id}/messages`, listOf(messages)]),
  ),
  'GET /api/saved_filters': listOf([]),
  'POST /api/machine_questions/3/messages/view': answered,
  ...answers,
});
