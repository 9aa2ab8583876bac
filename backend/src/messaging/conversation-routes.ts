import { deny, manyRules, type Verdict } from '@laravel-wire/core';
import type { FiltersOf, RecordScope } from '@laravel-wire/nest';
import { Action, Authenticated, Can, CurrentUser, Destroy, Loaded, Show, Valid } from '@laravel-wire/nest';
import { Controller, HttpCode, Inject, Post, type Type } from '@nestjs/common';
import { type Actor, type MessageInput, messageRules, messageType } from '@yard/contracts';
import { mayReport, type ReportInput, reportRules } from '@yard/contracts/report';
import { paginated } from '@kit/server/store/present';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { Filters } from '../audit/exports/filters';
import { ContentReportsService } from '../reports/content-reports.service';
import { HourlyLimits } from '../users/hourly-limits';
import type { User } from '../users/user.entity';
import { Conversation, type PlacedMessage } from './conversation';
import type { ConversationHost } from './conversation-host';
import { type MessageParents, messageScope } from './message-scope';
import { MessagesService } from './messages.service';

export interface ConversationRoutes<P extends { id: number }> extends MessageParents<P> {
  endpoint: string;
  /** People who may see the record may read and write its messages; only authors may delete theirs. */
  view: (actor: Actor | null, parent: P) => Verdict;
}

/** The routes of the messages below one kind of record, and the scope that finds them. */
export function conversationRoutes<P extends { id: number }>(
  routes: ConversationRoutes<P>,
): { controller: Type; scope: Type<RecordScope<PlacedMessage<P>, User>> } {
  const { endpoint, host, parents, view, name } = routes;
  const scope = messageScope(routes);
  const viewPlaced = (actor: Actor | null, { parent }: PlacedMessage<P>) => view(actor, parent);
  const reportPlaced = (actor: Actor | null, { parent, part }: PlacedMessage<P>) =>
    mayReport(actor, part, view(actor, parent));
  const takeBack = (actor: Actor | null, { parent, part }: PlacedMessage<P>) =>
    actor?.id === part.user_id ? view(actor, parent) : deny();

  @Controller(`${endpoint}/:id/messages`)
  @Authenticated()
  class MessagesController {
    private readonly conversation: Conversation<P>;

    constructor(
      unitOfWork: UnitOfWork,
      messages: MessagesService,
      @Inject(host) own: ConversationHost<P>,
      limits: HourlyLimits,
      reports: ContentReportsService,
      @Inject(parents) all: RecordScope<P, User>,
    ) {
      this.conversation = new Conversation(unitOfWork, messages, own, limits, reports);
      reports.hiddenBy(own.type, async (tx, admin, { parent_id, record_id }, reason) => {
        const parent = await all.find(parent_id ?? 0, admin, {});
        if (parent) await this.conversation.hide(tx, parent, record_id, reason);
      });
    }

    @Show('', parents, view)
    async index(@Loaded() parent: P, @Filters(messageType) filters: FiltersOf) {
      return paginated(await this.conversation.page(parent, filters), filters, (message) => message);
    }

    @Post()
    @Can(parents, view)
    async store(@CurrentUser() actor: User, @Loaded() parent: P, @Valid(messageRules) input: MessageInput) {
      const [message] = await this.conversation.create(actor, parent, [input]);
      return message;
    }

    @Action('store_many', parents, view)
    storeMany(
      @CurrentUser() actor: User,
      @Loaded() parent: P,
      @Valid(manyRules(messageRules)) input: { data: MessageInput[] },
    ) {
      return this.conversation.create(actor, parent, input.data, (index) => `data.${index}.`);
    }

    @Action('view', parents, view)
    async viewAll(@CurrentUser() actor: User, @Loaded() parent: P) {
      return { id: parent.id, updated: await this.conversation.viewAll(actor, parent) };
    }

    @Show(':mid', scope, viewPlaced, 'mid')
    show(@Loaded() found: PlacedMessage<P>) {
      return this.conversation.show(found);
    }

    @Action(':mid/view', scope, viewPlaced, 'mid')
    view(@CurrentUser() actor: User, @Loaded() found: PlacedMessage<P>) {
      return this.conversation.view(actor, found);
    }

    @Post(':mid/report')
    @HttpCode(204)
    @Can(scope, reportPlaced, 'mid')
    report(
      @CurrentUser() actor: User,
      @Loaded() found: PlacedMessage<P>,
      @Valid(reportRules) { reason }: ReportInput,
    ) {
      return this.conversation.report(actor, found, reason);
    }

    @Destroy(':mid', scope, takeBack, 'mid')
    destroy(@Loaded() found: PlacedMessage<P>) {
      return this.conversation.remove(found);
    }
  }

  // The description of the API names its operations after the class.
  Object.defineProperty(MessagesController, 'name', { value: `${name}MessagesController` });
  return { controller: MessagesController, scope };
}
