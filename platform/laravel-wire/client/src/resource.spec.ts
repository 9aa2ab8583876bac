import {
  type CursorPaginated,
  type Paginated,
  type SimplePaginated,
  defineRecord,
  rules,
} from '@laravel-wire/core';
import { AnsweringServer, failureOf, json, plain } from '../spec-support/answering-server';

interface Note {
  id: number;
  text: string;
}
const note = defineRecord<Note>({ endpoint: 'api/notes', sortBy: 'text', channel: 'notes' });
const reply = defineRecord<{ id: number }>({ endpoint: 'api/replies', sortBy: 'id', channel: 'replies' });
const simple = defineRecord<Note>({ endpoint: 'api/notes', sortBy: 'id', channel: 'n', paginator: 'simple' });
const cursor = defineRecord<Note>({ endpoint: 'api/notes', sortBy: 'id', channel: 'n', paginator: 'cursor' });
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isExactly = <A, B>(yes: Equal<A, B>): boolean => yes;
const server = AnsweringServer.forTests();

describe('resource calls', () => {
  it('go to the endpoint of the record type', async () => {
    const record = { id: 7, text: 'a' };
    server.answers['GET /api/notes/7'] = [json(200, record)];
    server.answers['GET /api/notes?needs_attention=true&page=2&ids%5B%5D=1&ids%5B%5D=2'] = [
      json(200, { data: [record] }),
    ];
    server.answers['POST /api/notes'] = [json(201, record)];
    server.answers['PATCH /api/notes/7'] = [json(200, record)];
    server.answers['DELETE /api/notes/7'] = [plain(204)];
    server.answers['POST /api/notes/store_many'] = [json(200, [record])];
    server.answers['POST /api/notes/7/archive'] = [json(200, record)];
    const notes = server.wire().resource(note);

    expect(await notes.find(7)).toEqual(record);
    expect(await notes.list({ needs_attention: true, page: 2, ids: [1, 2], left: null })).toEqual({
      data: [record],
    });
    expect(await notes.create({ text: 'a' })).toEqual(record);
    expect(await notes.update(7, { text: 'b' })).toEqual(record);
    expect(await notes.destroy(7)).toBeUndefined();
    expect(await notes.storeMany([{ text: 'c' }])).toEqual([record]);
    expect(await notes.act(7, 'archive', { why: 'old' })).toEqual(record);
    expect(server.seen.flatMap(({ body }) => body ?? [])).toEqual([
      { text: 'a' },
      { text: 'b' },
      { data: [{ text: 'c' }] },
      { why: 'old' },
    ]);
  });

  it('take texts for keys, in a form that a path may have', async () => {
    const record = { id: 'a b/1', text: 'x' };
    server.answers['GET /api/notes/a%20b%2F1'] = [json(200, record)];
    server.answers['POST /api/notes/a%20b%2F1/archive'] = [json(200, record)];
    server.answers['GET /api/notes/a%20b%2F1/replies/r'] = [json(200, { id: 'r' })];
    const notes = server.wire().resource({ ...note, record });

    expect(await notes.find(record.id)).toEqual(record);
    expect(await notes.act(record.id, 'archive')).toEqual(record);
    expect(await notes.nested(record.id, reply).find('r')).toEqual({ id: 'r' });
  });

  it('nest below a record', async () => {
    server.answers['GET /api/notes/7/replies'] = [json(200, { data: [] })];
    server.answers['GET /api/notes/7/replies/3'] = [json(200, { id: 3 })];
    server.answers['POST /api/notes/7/replies/3/view'] = [json(200, { id: 3, text: '' })];
    const replies = server.wire().resource(note).nested(7, reply);

    await replies.list();
    expect(await replies.find(3)).toEqual({ id: 3 });
    await replies.act(3, 'view');

    expect(replies.endpoint).toBe('api/notes/7/replies');
  });

  it('have pages of the type of the record’s paginator', async () => {
    server.answers['GET /api/notes'] = [json(200, { data: [], next_cursor: 'abc' })];
    server.answers['GET /api/notes?cursor=abc'] = [json(200, { data: [{ id: 7, text: 'a' }] })];
    const { resource } = server.wire();
    const [notes, simples, cursors] = [resource(note), resource(simple), resource(cursor)];
    const below = notes.nested(7, cursor);

    const first = await cursors.list();
    const typed = resource(cursor, { input: rules({ text: 'required|string' }), filters: rules({}) });
    const second = await typed.list({ cursor: first.next_cursor });

    expect(second.data).toEqual([{ id: 7, text: 'a' }]);
    const known = [
      isExactly<typeof first, CursorPaginated<Note>>(true),
      isExactly<Awaited<ReturnType<typeof below.list>>, CursorPaginated<Note>>(true),
      isExactly<Awaited<ReturnType<typeof simples.list>>, SimplePaginated<Note>>(true),
      isExactly<Awaited<ReturnType<typeof notes.list>>, Paginated<Note>>(true),
    ];
    expect(known).not.toContain(false);
  });

  it('refuse an action whose answer has no id', async () => {
    server.answers['POST /api/notes/7/archive'] = [json(200, { done: true })];

    expect(await failureOf(server.wire().resource(note).act(7, 'archive'))).toMatchObject({
      kind: 'bad_response',
      status: 200,
    });
  });
});
