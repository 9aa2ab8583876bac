import type { InputOf } from '@laravel-wire/core';
import * as wire from '@laravel-wire/nest';
import { Controller, Get, Injectable, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Note, NoteChanges, NoteInput } from './note';
import { isOwn, noteChanges, noteFilters, noteRules, noteType } from './note';
import { NoteRow } from './note-row';

type User = wire.WireUser & { id: number };

@Injectable()
export class NoteScope implements wire.RecordScope<Note> {
  constructor(private readonly dataSource: DataSource) {}

  find = (id: number): Promise<Note | null> => this.dataSource.getRepository(NoteRow).findOneBy({ id });
}

@Controller('api/notes')
@wire.Authenticated()
export class NotesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broadcaster: wire.Broadcaster,
  ) {}

  @Get()
  index(
    @wire.Filters(noteType) list: wire.FiltersOf<InputOf<typeof noteFilters>>,
    @wire.CurrentUser() user: User,
  ) {
    const where = { user_id: user.id, ...(list.pinned === undefined ? {} : { pinned: list.pinned }) };
    return wire.paginateBy<Note>(noteType, list, {
      count: () => this.notes.countBy(where),
      find: ({ order, offset, limit }) =>
        this.notes.find({ where, order: Object.fromEntries(order), skip: offset, take: limit }),
    });
  }

  @Post()
  async store(@wire.Valid(noteRules) input: NoteInput, @wire.CurrentUser() user: User) {
    return this.saved(await this.notes.save({ pinned: false, ...input, user_id: user.id }));
  }

  @Get(':id')
  @wire.Can(NoteScope, isOwn)
  show(@wire.Loaded() note: Note) {
    return note;
  }

  @wire.Update()
  @wire.Can(NoteScope, isOwn)
  async update(@wire.Loaded() note: Note, @wire.Valid(noteChanges) input: NoteChanges) {
    return this.saved(await this.notes.save({ ...note, ...input }));
  }

  @wire.Destroy()
  @wire.Can(NoteScope, isOwn)
  async destroy(@wire.Loaded() { id, user_id }: Note) {
    await this.notes.delete(id);
    this.broadcaster.deleted(noteType, [user_id], id);
  }

  private get notes() {
    return this.dataSource.getRepository(NoteRow);
  }

  /** Its writer's other tabs hear of it: `Echo.private('notes.5').listen('.saved', …)`. */
  private saved(note: Note): Note {
    this.broadcaster.saved(noteType, [note.user_id], { model: note });
    return note;
  }
}
