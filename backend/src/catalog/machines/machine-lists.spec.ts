import { guest } from '../../../test/api';
import { queriesOf } from '../../../test/count-queries';
import { make } from '../../../test/make';

describe('lists of machines', () => {
  it('costs a fixed number of queries a page', async () => {
    const owner = await make.owner();
    const counts = [];
    for (const machines of [1, 5]) {
      for (let n = 0; n < machines; n += 1) await make.deliveryOption(await make.machine(owner));
      const sent = await queriesOf(() => guest().get('/api/machines'));
      counts.push(
        sent.filter((sql) => /machine|photos|users|search_owners/.test(sql) && !/sessions/.test(sql)).length,
      );
    }

    expect(counts).toEqual([9, 9]);
  });
});
