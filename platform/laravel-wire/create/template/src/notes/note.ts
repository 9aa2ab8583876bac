import type { InputOf, Verdict } from '@laravel-wire/core';
import { allow, changeLines, defineRecord, deny, rules } from '@laravel-wire/core';

/** What server and front end share of a note: this file imports nothing of the server. */
export interface Note {
  id: number;
  user_id: number;
  text: string;
  pinned: boolean;
}

const lines = { text: 'required|string|max:200', pinned: 'boolean' } as const;
export const noteRules = rules(lines);
export type NoteInput = InputOf<typeof noteRules>;

/** Members that a change leaves out stay unchanged. */
export const noteChanges = rules(changeLines(lines));
export type NoteChanges = InputOf<typeof noteChanges>;

export const noteFilters = rules({ pinned: 'boolean' });

export const noteType = defineRecord<Note>({
  endpoint: 'api/notes',
  sortBy: 'id',
  direction: 'desc',
  sorts: ['text'],
  channel: 'notes',
  filters: noteFilters,
});

/** A note is its writer's alone. */
export const isOwn = (user: { id: unknown }, note: Note): Verdict =>
  note.user_id === user.id ? allow() : deny();
