import { as, rows } from '../../test/api';
import { make } from '../../test/make';

const POLICY = '/api/deposit_policy';
const terms = { name: 'Half', kind: 'percent', percent: 50 };

describe('a number that cannot be read', () => {
  it.each(['abc', '1,250.50', '1.250,50', '12 px', '1e', true, [], {}])(
    'is an error of its field and never none: %j',
    async (minimum_amount) => {
      const ada = await make.admin();
      const before = await rows('deposit_policies');

      const answer = await as(ada).put(POLICY, { ...terms, minimum_amount });

      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['minimum_amount']);
      expect(await rows('deposit_policies')).toEqual(before);
    },
  );

  it.each([null, '', '  '])('%j is none', async (minimum_amount) => {
    const answer = await as(await make.admin()).put(POLICY, { ...terms, minimum_amount });

    expect(answer.body.minimum_amount).toBeNull();
  });
});
