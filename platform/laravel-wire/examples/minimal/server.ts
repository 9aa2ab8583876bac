import 'reflect-metadata';
import { allow, defineRecord, deny, type InputOf, paginate, rules } from '@laravel-wire/core';
import * as wire from '@laravel-wire/nest';
import { auth } from '@laravel-wire/nest/auth';
import { sockets } from '@laravel-wire/nest/sockets';
import { Controller, Get, Injectable, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

// Accounts: one, whose password is "password".
interface User extends wire.WireUser {
  name: string;
}
const PASSWORD = '$2y$10$9TAic/2otQtNdt40LI2jV.1oQ2SlqbeyoHrNVs7W8.pCIUHuqXZBe';
const users: User[] = [{ id: 1, name: 'Ada', email: 'ada@example.com', password: PASSWORD }];

@Injectable()
class Users implements wire.UserProvider<User> {
  findById = async (id: number) => users.find((user) => user.id === id) ?? null;
  findByEmail = async (email: string) => users.find((user) => user.email === email) ?? null;
  async create(input: wire.NewUser) {
    const user = { id: users.length + 1, ...input };
    users.push(user);
    return user;
  }
  present = ({ id, name, email }: User) => ({ id, name, email });
  updatePassword = async (id: number, password: string) =>
    void Object.assign(users[id - 1] ?? {}, { password });
  rememberToken = async (id: number, token: string) =>
    void Object.assign(users[id - 1] ?? {}, { remember_token: token });
}

// A resource: own notes, told on the channel notes.{user id}.
interface Note {
  id: number;
  user_id: number;
  text: string;
}
const notes: Note[] = [];
const noteType = defineRecord<Note>({ endpoint: 'api/notes', sortBy: 'id', channel: 'notes' });
const noteRules = rules({ text: 'required|string|max:200' });

@Injectable()
class NoteScope implements wire.RecordScope<Note, User> {
  find = async (id: number) => notes.find((note) => note.id === id) ?? null;
}
const isOwn = (actor: User, note: Note) => (note.user_id === actor.id ? allow() : deny());

@Controller('api/notes')
@wire.Authenticated()
class NotesController {
  constructor(private readonly broadcaster: wire.Broadcaster) {}

  @Get()
  index(
    @wire.Filters(noteType) { page, per_page, path, query }: wire.ListQuery,
    @wire.CurrentUser() user: User,
  ) {
    const own = notes.filter((note) => note.user_id === user.id);
    const shown = own.slice((page - 1) * per_page, page * per_page);
    return paginate(shown, { total: own.length, page, perPage: per_page, path, query });
  }

  @Post()
  store(@wire.Valid(noteRules) input: InputOf<typeof noteRules>, @wire.CurrentUser() user: User) {
    const note = { id: notes.length + 1, user_id: user.id, ...input };
    notes.push(note);
    this.broadcaster.saved(noteType, [user.id], { model: note });
    return note;
  }

  @Get(':id')
  @wire.Can(NoteScope, isOwn)
  show(@wire.Loaded() note: Note) {
    return note;
  }
}

const wireModule = wire.LaravelWireModule.forRoot(
  {
    appKey: 'base64:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
    appUrl: 'http://localhost:3000',
    statefulDomains: [],
    sessionCookie: 'laravel_session',
    strictInput: false,
  },
  {
    parts: [auth, sockets],
    providers: [
      { provide: wire.SESSION_STORE, useClass: wire.MemorySessions },
      { provide: wire.USER_PROVIDER, useClass: Users },
      {
        provide: wire.PRESENCE,
        useValue: {
          count: async (_table: string, _column: string, value: unknown) =>
            users.filter(({ email }) => email === value).length,
        },
      },
    ],
  },
);

@Module({ imports: [wireModule], controllers: [NotesController], providers: [NoteScope] })
class AppModule {}

async function main(port: number) {
  const adapter = new FastifyAdapter(wire.wireFastifyOptions());
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    bodyParser: false,
    logger: ['error'],
  });
  wire.prepareWire(app);
  wire.attachSockets(app);
  app.get(wire.ChannelRegistry).define('notes.{id}');
  await app.listen(port, '127.0.0.1');
  console.log(`listening on ${await app.getUrl()}`);
}

void main(Number(process.env.PORT ?? 3000));
