import { maskCards } from './mask-cards';

it('masks cards in texts, and no number beside them', () => {
  const json = Buffer.from(
    '{"a":"\\"4242 4242 4242 4242","n":4242424242424242,"4000000000000002":[0.4242424242424242,"No. 4242-4242-4242-4243"]}',
  );

  maskCards(json);

  expect(json.toString()).toBe(
    '{"a":"\\"*******************","n":4242424242424242,"****************":[0.4242424242424242,"No. 4242-4242-4242-4243"]}',
  );
});
