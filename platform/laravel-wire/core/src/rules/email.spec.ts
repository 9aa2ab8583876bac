import { check, rules } from '../index';

it.each(['"a\\\nb"@example.com', '"a\\\rb"@example.com', 'a@example.com\n', 'a\nb@example.com'])(
  'takes no line end into an e-mail address: %j',
  (email) => {
    expect(check(rules({ email: 'email' }), { email })).toEqual({
      ok: false,
      errors: { email: ['The email field must be a valid email address.'] },
    });
  },
);
