import { WireError } from '@laravel-wire/client';
import { endSession } from './end-session';

const answered = (status?: number) => async () => {
  throw new WireError(status === undefined ? 'network' : 'server', 'Refused', { status });
};

it.each([401, 419])('takes %i for done: the session had ended already', async (status) => {
  await expect(endSession(answered(status))).resolves.toBeUndefined();
});

it.each([undefined, 403, 500, 503])('fails with %j, and the session goes on', async (status) => {
  await expect(endSession(answered(status))).rejects.toMatchObject({ message: 'Refused' });
});
