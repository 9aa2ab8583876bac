import { AnsweringServer, failureOf, json } from '../spec-support/answering-server';

jest.mock('./send-with-progress', () => {
  throw new Error('Loading chunk 7 failed.');
});
const server = AnsweringServer.forTests();

it('counts an upload whose code cannot be loaded as one that did not reach the server', async () => {
  server.answers['POST /api/notes'] = [json(201, { id: 1 })];

  const failure = await failureOf(server.wire().http.post('api/notes', {}, { progress: () => undefined }));

  expect(failure).toMatchObject({ kind: 'network', message: 'Network error' });
  expect(server.lines()).not.toContain('POST /api/notes');
});
