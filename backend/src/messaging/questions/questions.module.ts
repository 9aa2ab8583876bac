import { Module } from '@nestjs/common';
import { MediaModule } from '../../catalog/media/media.module';
import { MessagingModule } from '../messaging.module';
import { MachineQuestionsController } from './machine-questions.controller';
import { MachineQuestionsService } from './machine-questions.service';
import { MachineQuestionScope, questionConversation, QuestionPresence } from './question-conversation';
import { QuestionEvents } from './question-events';
import { QuestionMessages } from './question-messages';
import { QuestionReader } from './question-reader';

/** Questions to the owners of machines, before anything is requested. */
@Module({
  imports: [MediaModule, MessagingModule],
  controllers: [MachineQuestionsController, questionConversation.controller],
  providers: [
    MachineQuestionScope,
    MachineQuestionsService,
    QuestionEvents,
    QuestionMessages,
    QuestionReader,
    QuestionPresence,
    questionConversation.scope,
  ],
})
export class QuestionsModule {}
