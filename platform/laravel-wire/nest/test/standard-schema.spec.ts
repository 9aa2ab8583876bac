import type * as Nest from '@nestjs/common';
import { rules, standardSchema } from '@laravel-wire/core';

// Nest cannot be loaded inside jest's sandbox.
const { StandardSchemaValidationPipe } = (Reflect.get(globalThis, '__package') as () => typeof Nest)();

const schema = standardSchema(rules({ name: 'required|string', 'items.*.count': 'required|integer' }));
const ofBody: Nest.ArgumentMetadata = { type: 'body', schema };

it('is what Nest’s own StandardSchemaValidationPipe takes', async () => {
  const pipe = new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => Object.assign(new Error(), { issues }),
  });

  expect(await pipe.transform({ name: ' Ada ', items: [{ count: '3' }], more: 1 }, ofBody)).toEqual({
    name: 'Ada',
    items: [{ count: 3 }],
  });
  await expect(pipe.transform({ items: [{}] }, ofBody)).rejects.toMatchObject({
    issues: [
      { path: ['name'], message: 'The name field is required.' },
      { path: ['items', 0, 'count'], message: 'The items.0.count field is required.' },
    ],
  });
});
