import { Controller, Delete, Get, HttpCode, Injectable, Patch, Post } from '@nestjs/common';
import { allow, defineRecord, deny, type InputOf, paginate, rules } from '@laravel-wire/core';
import {
  Authenticated,
  Broadcaster,
  Can,
  Conflict,
  CurrentUser,
  Filters,
  type FiltersOf,
  Loaded,
  type RecordScope,
  Valid,
} from '@laravel-wire/nest';
import type { Person } from '../accounts/accounts';

export interface Note {
  id: number;
  user_id: number;
  text: string;
}

const noteRules = rules({ text: 'required|string|max:20000', stars: 'nullable|integer|between:1,5' });
export const noteFilters = rules({ done: 'boolean', user_id: 'integer', 'tags.*': 'string' });
export const noteType = defineRecord<Note>({
  endpoint: 'api/notes',
  sortBy: 'id',
  channel: 'notes',
  filters: noteFilters,
  sorts: ['text'],
});

const NOTES: Note[] = [
  { id: 1, user_id: 2, text: "Rennie's" },
  { id: 2, user_id: 3, text: "Ada's" },
];

@Injectable()
export class NoteScope implements RecordScope<Note, Person> {
  async find(id: number): Promise<Note | null> {
    return NOTES.find((note) => note.id === id) ?? null;
  }
}

const isOwn = (actor: Person, note: Note) => (note.user_id === actor.id ? allow() : deny());
const mayPin = (actor: Person, note: Note) =>
  note.user_id === actor.id ? allow() : deny('Only the author may pin a note.');

@Controller('api/notes')
@Authenticated()
export class NotesController {
  constructor(private readonly broadcaster: Broadcaster) {}

  @Get()
  index(@Filters(noteType) filters: FiltersOf<InputOf<typeof noteFilters>>) {
    const { page, per_page: perPage, path, query, ...rest } = filters;
    return { ...paginate(NOTES, { total: NOTES.length, page, perPage, path, query }), filters: rest };
  }

  @Post()
  store(@Valid(noteRules) input: InputOf<typeof noteRules>, @CurrentUser() user: Person) {
    const note = { id: 3, user_id: user.id, ...input };
    this.broadcaster.saved(noteType, [user.id, 3], { model: note });
    return note;
  }

  @Get(':id')
  @Can(NoteScope, isOwn)
  show(@Loaded() note: Note): Note {
    return note;
  }

  @Patch(':id')
  @Can(NoteScope, isOwn)
  update(@Loaded() note: Note, @Valid(noteRules) input: InputOf<typeof noteRules>): object {
    return { ...note, ...input };
  }

  @Delete(':id')
  @Can(NoteScope, isOwn)
  @HttpCode(204)
  destroy(@Loaded() note: Note, @CurrentUser() user: Person): void {
    this.broadcaster.deleted(noteType, [user.id], note.id);
  }

  @Post(':id/pin')
  @Can(NoteScope, mayPin)
  @HttpCode(200)
  pin(): never {
    throw new Conflict('This note is already pinned.', { pinned: [1, 2] });
  }
}
