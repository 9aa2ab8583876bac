import { as, rows } from '../../test/api';
import { make } from '../../test/make';

const PATH = '/api/user/mail_choices';

it('are both "soon" until somebody chooses, each by itself', async () => {
  const [ray, olive] = [as(await make.user()), as(await make.owner())];
  expect((await ray.get(PATH)).body).toEqual({ message_mails: 'soon', reminder_mails: 'soon' });

  const { status, body } = await ray.patch(PATH, { message_mails: 'daily' });

  expect([status, body]).toEqual([200, { message_mails: 'daily', reminder_mails: 'soon' }]);
  await ray.patch(PATH, { reminder_mails: 'never' });
  expect((await ray.get(PATH)).body).toEqual({ message_mails: 'daily', reminder_mails: 'never' });
  expect((await olive.get(PATH)).body).toEqual({ message_mails: 'soon', reminder_mails: 'soon' });
});

it('refuse what is no choice, and change nothing then', async () => {
  const ray = as(await make.user());

  const { status, body } = await ray.patch(PATH, { message_mails: 'daily', reminder_mails: 'daily' });

  expect(status).toBe(422);
  expect(body.errors).toEqual({ reminder_mails: ['The selected reminder mails is invalid.'] });
  expect((await ray.get(PATH)).body).toEqual({ message_mails: 'soon', reminder_mails: 'soon' });
  expect(await rows('users', 'message_mails IS NOT NULL')).toEqual([]);
});
