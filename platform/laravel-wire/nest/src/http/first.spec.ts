import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type First, firstOf } from './first';

let server: Server | undefined;
const error = jest.fn();

afterEach(() => {
  error.mockClear();
  server?.close();
});

async function ask(first: First, path = '/'): Promise<[status: number, text: string]> {
  server = createServer(
    firstOf(first, (request, response) => response.end(`wire ${request.url}`), { error }),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  return [response.status, await response.text()];
}

const fault = new Error('secret');
const unreadable = Object.assign(new Error('secret'), { status: 400 });

it.each<[string, First, number]>([
  ['hands over', (_request, _response, next) => next(fault), 500],
  [
    'throws',
    () => {
      throw fault;
    },
    500,
  ],
  ['rejects with', () => Promise.reject(fault), 500],
])('is a 500 that is logged, what it %s', async (_how, first, status) => {
  expect(await ask(first)).toEqual([status, '']);
  expect(error).toHaveBeenCalledWith('before the wire: GET /', fault.stack);
});

it('answers the status of a client’s own fault, and logs nothing', async () => {
  expect(await ask((_request, _response, next) => next(unreadable))).toEqual([400, '']);
  expect(error).not.toHaveBeenCalled();
});

it('ends the connection where the answer has begun', async () => {
  const first: First = (_request, response, next) => {
    response.writeHead(200);
    response.write('half');
    next(fault);
  };

  await expect(ask(first)).rejects.toThrow();
  expect(error).toHaveBeenCalledTimes(1);
});

it('leaves to the wire what was handed to it', async () => {
  const first: First = async (_request, _response, next) => {
    next();
    await Promise.reject(fault);
  };

  expect(await ask(first)).toEqual([200, 'wire /']);
  expect(error).toHaveBeenCalledTimes(1);
});

it('has the URL that the wire matches, and the wire the one that was sent', async () => {
  const seen: unknown[] = [];
  const first: First = (request, _response, next) => {
    seen.push(request.url);
    next();
  };

  expect(await ask(first, '/api%2Fadmin/?a=%2F')).toEqual([200, 'wire /api%2Fadmin/?a=%2F']);
  expect(seen).toEqual(['/api/admin?a=%2F']);
});

it('may send the wire another way', async () => {
  const first: First = (request, _response, next) => {
    request.url = '/v2';
    next();
  };

  expect(await ask(first, '/v1')).toEqual([200, 'wire /v2']);
});
