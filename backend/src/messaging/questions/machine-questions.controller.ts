import { manyRules } from '@laravel-wire/core';
import type { FiltersOf } from '@laravel-wire/nest';
import { Authenticated, CurrentUser, Loaded, Show, StoreMany, Valid } from '@laravel-wire/nest';
import { Controller, Get, Post } from '@nestjs/common';
import type { MachineQuestionFilters, MachineQuestionInput } from '@yard/contracts';
import { machineQuestionPolicy, machineQuestionRules, machineQuestionType } from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import type { User } from '../../users/user.entity';
import type { MachineQuestion } from './machine-question.entity';
import { MachineQuestionsService } from './machine-questions.service';
import { MachineQuestionScope } from './question-conversation';
import { QuestionReader } from './question-reader';

@Controller(machineQuestionType.endpoint)
@Authenticated()
export class MachineQuestionsController {
  constructor(
    private readonly questions: MachineQuestionsService,
    private readonly reader: QuestionReader,
  ) {}

  @Get()
  async index(
    @CurrentUser() actor: User,
    @Filters(machineQuestionType) filters: FiltersOf<MachineQuestionFilters>,
  ) {
    return paginated(await this.reader.page(actor, filters), filters, (question) => question);
  }

  @Post()
  async store(@CurrentUser() actor: User, @Valid(machineQuestionRules) input: MachineQuestionInput) {
    const created = await this.questions.create(actor, [input], () => '');
    const [question] = await this.reader.shown(created, actor);
    return question;
  }

  @StoreMany()
  async storeMany(
    @CurrentUser() actor: User,
    @Valid(manyRules(machineQuestionRules)) { data }: { data: MachineQuestionInput[] },
  ) {
    const created = await this.questions.create(actor, data, (index) => `data.${index}.`);
    return this.reader.shown(created, actor);
  }

  @Show(':id', MachineQuestionScope, machineQuestionPolicy.view)
  show(@CurrentUser() actor: User, @Loaded() question: MachineQuestion) {
    return this.reader.one(question, actor);
  }
}
