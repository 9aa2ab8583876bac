/** @jest-environment-options {"slowBodyMs":600} */
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api, as, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { PNG } from '../../../test/permissions/png';

const media = () => join(api.storage, 'media');
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('yard-upload-'));
const parts = () =>
  existsSync(media())
    ? readdirSync(media(), { recursive: true }).filter((name) => String(name).endsWith('.part'))
    : [];

let before: string[] = [];
beforeEach(() => {
  before = folders();
});

/** The folders that came since and are still there; asked until none is, as a request ends after its connection. */
async function leftFolders(): Promise<string[]> {
  const left = () => folders().filter((name) => !before.includes(name));
  for (let tries = 0; tries < 1_200 && left().length > 0; tries += 1) await pause(50);
  return left();
}

/** An upload by hand: its head and the first half of its file. */
async function begun(user: { id: number; email: string }, file: Buffer) {
  const cookie = await as(user).cookieHeader();
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
  const open = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const close = '\r\n--x--\r\n';
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk: string) => (text += chunk)).on('error', () => undefined);
  socket.write(
    `POST /api/media HTTP/1.1\r\nHost: ${new URL(api.url).host}\r\nOrigin: ${api.url}\r\nAccept: application/json\r\nCookie: ${cookie}\r\n` +
      `X-XSRF-TOKEN: ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nConnection: close\r\n` +
      `Content-Length: ${open.length + file.length + close.length}\r\n\r\n${open}`,
  );
  socket.write(file.subarray(0, file.length / 2));
  return {
    socket,
    rest: file.subarray(file.length / 2),
    close,
    answer: once(socket, 'close').then(() => text),
  };
}

const nothingIsKept = async () => {
  expect(await leftFolders()).toEqual([]);
  expect([parts(), await rows('media'), told('media', 'saved')]).toEqual([[], [], []]);
};

it('cuts off an upload that stops, and keeps nothing of it', async () => {
  const { answer } = await begun(await make.user(), PNG);

  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  await nothingIsKept();
});

it('keeps nothing of an upload whose sender goes away', async () => {
  const { socket, answer } = await begun(await make.user(), PNG);
  await untilFolder();
  socket.destroy();

  await answer;
  await nothingIsKept();
});

it('ends with an error where the sender left before the form was read', async () => {
  const uploads = api.provider<{ receive(request: object, work: () => Promise<void>): Promise<void> }>(
    'src/catalog/media/uploads.service',
    'UploadsService',
  );
  const work = jest.fn();
  const request = { isMultipart: () => true, raw: { ...UNREAD, destroyed: true }, parts: neverEnding };

  await expect(uploads.receive(request, work)).rejects.toMatchObject({ status: 400 });

  expect(work).not.toHaveBeenCalled();
  expect(await leftFolders()).toEqual([]);
});

it.each(['UPDATE users SET suspended_at = created_at', 'DELETE FROM sessions'])(
  'takes nothing of somebody who may no more once it is there: %s',
  async (statement) => {
    const { socket, rest, close, answer } = await begun(await make.user(), PNG);
    await untilFolder();
    await api.dataSource.query(statement);
    socket.write(rest);
    socket.write(close);

    expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
    await nothingIsKept();
  },
);

it('waits for one that goes on, however long it takes', async () => {
  const { socket, rest, close, answer } = await begun(await make.user(), PNG);

  for (const byte of slices(rest, 8)) await sent(socket, byte);
  socket.write(close);

  expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await leftFolders()).toEqual([]);
});

it('leaves no part of a file that cannot be kept', async () => {
  const storage = api.provider<{ put(path: string, bytes: Buffer): Promise<void> }>(
    '@kit/server/files/file-store',
    'FileStore',
  );
  mkdirSync(join(media(), 'taken'), { recursive: true });

  await expect(storage.put('media/taken', Buffer.from('x'))).rejects.toThrow();

  expect(parts()).toEqual([]);
});

it('clears away at its start what crashes left, and nothing that is being written', async () => {
  const hours = Date.now() / 1000 - 7200;
  const old = join(tmpdir(), 'yard-upload-of-a-crash');
  mkdirSync(join(media(), 'old'), { recursive: true });
  mkdirSync(old, { recursive: true });
  for (const name of ['a.part', 'b.webp', 'old/c.part']) writeFileSync(join(media(), name), 'x');
  for (const path of [join(media(), 'old/c.part'), join(media(), 'b.webp'), old])
    utimesSync(path, hours, hours);

  await api
    .provider<{ onApplicationBootstrap(): Promise<void> }>(
      'src/catalog/media/upload-orphans',
      'UploadOrphans',
    )
    .onApplicationBootstrap();

  expect(readdirSync(join(media(), 'old'))).toEqual([]);
  expect(readdirSync(media())).toEqual(expect.arrayContaining(['a.part', 'b.webp']));
  expect(existsSync(old)).toBe(false);
});

const UNREAD = { unpipe: () => undefined, resume: () => undefined };

/** A form of which nothing comes any more, and whose end nobody tells. */
async function* neverEnding(): AsyncGenerator<never> {
  await new Promise(() => undefined);
}

async function untilFolder(): Promise<void> {
  for (let tries = 0; tries < 3_000 && folders().every((name) => before.includes(name)); tries += 1)
    await pause(20);
}

function slices(bytes: Buffer, count: number): Buffer[] {
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}

/** Slower than the whole may take, faster than the standstill that is allowed. */
async function sent(socket: Socket, bytes: Buffer): Promise<void> {
  socket.write(bytes);
  await pause(150);
}
