import { manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Destroy, type ListQuery } from '@laravel-wire/nest';
import { Loaded, StoreMany, Update, Valid, ValidationFailed } from '@laravel-wire/nest';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { type Actor, adminPolicy } from '@yard/contracts';
import { announcements, type AnnouncementInput, type UpdateAnnouncementInput } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { presenterOf } from '@kit/server/store/present';
import { Filters } from '../../../audit/exports/filters';
import { ResourceTables } from '../../../resources/resources.module';
import { AdminsOnly } from '../../../users/admins-only';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { Announcement } from './announcement.entity';
import { CurrentAnnouncement } from './current-announcement';

const AnnouncementScope = scopeOf(Announcement);

@Controller(announcements.type.endpoint)
class AnnouncementsController {
  private readonly rows;

  constructor(tables: ResourceTables) {
    this.rows = tables.of({
      resource: announcements,
      entity: Announcement,
      present: presenterOf(announcements),
      steps: { changing: checkSpan },
    });
  }

  @Get()
  @Authenticated()
  @AdminsOnly()
  index(@Filters(announcements.type) list: ListQuery) {
    return this.rows.index(list);
  }

  @Post()
  @Authenticated()
  @AdminsOnly('site')
  store(@CurrentUser() actor: Actor, @Valid(announcements.rules) input: AnnouncementInput) {
    return this.rows.store(actor, input);
  }

  @StoreMany()
  @Authenticated()
  @AdminsOnly('site')
  storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(announcements.rules)) input: { data: AnnouncementInput[] },
  ) {
    return this.rows.storeMany(actor, input);
  }

  @Get(':id')
  @Authenticated()
  @Can(AnnouncementScope, adminPolicy.manage)
  show(@Loaded() row: Announcement) {
    return this.rows.show(row);
  }

  @Update()
  @Authenticated()
  @Can(AnnouncementScope, adminPolicy.site)
  update(
    @CurrentUser() actor: Actor,
    @Loaded() row: Announcement,
    @Valid(announcements.updateRules) input: UpdateAnnouncementInput,
  ) {
    return this.rows.update(actor, row, input);
  }

  @Destroy()
  @Authenticated()
  @Can(AnnouncementScope, adminPolicy.site)
  destroy(@CurrentUser() actor: Actor, @Loaded() row: Announcement) {
    return this.rows.destroy(actor, row);
  }
}

/** @throws ValidationFailed when it would end before it starts */
async function checkSpan(
  _: Transaction,
  stored: Announcement,
  input: UpdateAnnouncementInput,
): Promise<void> {
  if (!input.starts_at && !input.ends_at) return;
  const at = (sent: string | undefined, before: Date) => (sent === undefined ? before : new Date(sent));
  if (at(input.ends_at, stored.ends_at) > at(input.starts_at, stored.starts_at)) return;
  throw ValidationFailed.field('ends_at', 'The ends at field must be a date after starts at.');
}

@Module({
  controllers: [AnnouncementsController],
  providers: [AnnouncementScope, CurrentAnnouncement],
  exports: [CurrentAnnouncement],
})
export class AnnouncementsModule {}
