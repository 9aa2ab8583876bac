import { machineQuestionPolicy, machineQuestionType } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { conversationRoutes } from '../conversation-routes';
import { recordPresence } from '../record-presence';
import { MachineQuestion } from './machine-question.entity';
import { QuestionMessages } from './question-messages';

export const MachineQuestionScope = scopeOf(MachineQuestion);

/** `api/machine_questions/{id}/messages` */
export const questionConversation = conversationRoutes({
  name: 'Question',
  recordName: 'MachineQuestion',
  endpoint: machineQuestionType.endpoint,
  host: QuestionMessages,
  parents: MachineQuestionScope,
  view: machineQuestionPolicy.view,
});

export const QuestionPresence = recordPresence({
  type: 'machine_question',
  parents: MachineQuestionScope,
  view: machineQuestionPolicy.view,
});
