import { manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Destroy, type ListQuery } from '@laravel-wire/nest';
import { Loaded, StoreMany, Update, Valid } from '@laravel-wire/nest';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { type Actor, adminPolicy } from '@yard/contracts';
import { savedReplies, type SavedReplyInput, type UpdateSavedReplyInput } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { presenterOf } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import { ResourceTables } from '../../resources/resources.module';
import { AdminsOnly } from '../../users/admins-only';
import { SavedReply } from './saved-reply.entity';

const SavedReplyScope = scopeOf(SavedReply);

@Controller(savedReplies.type.endpoint)
class SavedRepliesController {
  private readonly rows;

  constructor(tables: ResourceTables) {
    this.rows = tables.of({ resource: savedReplies, entity: SavedReply, present: presenterOf(savedReplies) });
  }

  @Get()
  @Authenticated()
  @AdminsOnly()
  index(@Filters(savedReplies.type) list: ListQuery) {
    return this.rows.index(list);
  }

  @Post()
  @Authenticated()
  @AdminsOnly()
  store(@CurrentUser() actor: Actor, @Valid(savedReplies.rules) input: SavedReplyInput) {
    return this.rows.store(actor, input);
  }

  @StoreMany()
  @Authenticated()
  @AdminsOnly()
  storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(savedReplies.rules)) input: { data: SavedReplyInput[] },
  ) {
    return this.rows.storeMany(actor, input);
  }

  @Get(':id')
  @Authenticated()
  @Can(SavedReplyScope, adminPolicy.manage)
  show(@Loaded() row: SavedReply) {
    return this.rows.show(row);
  }

  @Update()
  @Authenticated()
  @Can(SavedReplyScope, adminPolicy.manage)
  update(
    @CurrentUser() actor: Actor,
    @Loaded() row: SavedReply,
    @Valid(savedReplies.updateRules) input: UpdateSavedReplyInput,
  ) {
    return this.rows.update(actor, row, input);
  }

  @Destroy()
  @Authenticated()
  @Can(SavedReplyScope, adminPolicy.manage)
  destroy(@CurrentUser() actor: Actor, @Loaded() row: SavedReply) {
    return this.rows.destroy(actor, row);
  }
}

@Module({ controllers: [SavedRepliesController], providers: [SavedReplyScope] })
export class SavedRepliesModule {}
