import { Authenticated, Can, CurrentUser, type FiltersOf, Loaded, Show, Valid } from '@laravel-wire/nest';
import { Controller, Post } from '@nestjs/common';
import { type Actor, adminPolicy, type NoteInput, noteRules } from '@yard/contracts';
import { userNoteType } from '@yard/contracts/back-office';
import { paginated } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import type { User } from '../user.entity';
import { AdminsOnly } from '../admins-only';
import { UserScope } from '../users.scope';
import { UserNotes } from './user-notes';

@Controller('api/users/:id/notes')
@Authenticated()
@AdminsOnly()
export class UserNotesController {
  constructor(private readonly notes: UserNotes) {}

  @Show('', UserScope, adminPolicy.manage)
  async index(@Loaded() user: User, @Filters(userNoteType) list: FiltersOf) {
    return paginated(await this.notes.page(user, list), list, (note) => note);
  }

  @Post()
  @Can(UserScope, adminPolicy.manage)
  store(@CurrentUser() actor: Actor, @Loaded() user: User, @Valid(noteRules) input: NoteInput) {
    return this.notes.add(actor, user, input);
  }
}
