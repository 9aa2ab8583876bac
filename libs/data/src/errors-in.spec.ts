import { rules } from '@laravel-wire/core';
import { errorsIn } from './errors-in';

const named = rules({ name: 'required|string' });

it('waits for the code of the rules once, and answers at once from then on', async () => {
  const first = errorsIn(named, { name: '' });

  expect(first).toBeInstanceOf(Promise);
  expect(await first).toEqual({ name: ['The name field is required.'] });
  expect(errorsIn(named, { name: '' })).toEqual({ name: ['The name field is required.'] });
  expect(errorsIn(named, { name: 'Ray' })).toBeNull();
});

it('finds nothing where all is left to the server', () => expect(errorsIn(null, { name: '' })).toBeNull());
