import type { MachineRecord, QuoteRecord } from '@yard/contracts';
import { readIds, withOne } from './compared-ids';
import { comparedRows, differs } from './compared-rows';

describe('the machines that are compared', () => {
  it.each([
    ['3,8,3', [3, 8]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['x,-1,0,2.5,7', [7]],
    [null, []],
  ])('are of %p %p', (text, ids) => {
    expect(readIds(text)).toEqual(ids);
  });

  it('are joined by one more, and of four the first gives way', () => {
    expect(withOne([1, 2], 3)).toEqual([1, 2, 3]);
    expect(withOne([1, 2, 3], 2)).toEqual([1, 3, 2]);
    expect(withOne([1, 2, 3, 4], 5)).toEqual([2, 3, 4, 5]);
  });

  it('stand side by side, attributes of one name in one line', () => {
    const depth = { name: 'depth', label: 'Digging depth', kind: 'number', unit: 'm' } as const;
    const fuel = { name: 'fuel', label: 'Fuel', kind: 'choice' } as const;
    const of = (fields: Partial<MachineRecord>) => ({
      ...({
        daily_rate: 285,
        weekly_rate: null,
        monthly_rate: null,
        minimum_days: 2,
        turnaround_days: 0,
        city: 'Austin',
        state: 'TX',
      } as MachineRecord),
      ...fields,
    });
    const rows = comparedRows(
      [
        {
          machine: of({ attributes: { depth: 3, fuel: 'Diesel' } }),
          schema: [depth, { ...fuel }],
          quote: { available: true, rental_amount: 2240, deposit_amount: 448 } as QuoteRecord,
        },
        {
          machine: of({ daily_rate: 300, rating: 4.5, reviews: 2, attributes: { fuel: 'Diesel' } }),
          schema: [{ ...fuel }],
          quote: null,
        },
      ],
      { currency: 'usd', distance_unit: 'mi' },
    );

    expect(rows).toEqual([
      { label: 'Total for your dates', values: ['$2,240 + $448 deposit, returned', null] },
      { label: 'Rating', values: [null, '4.5 (2)'] },
      { label: 'A day', values: ['$285', '$300'] },
      { label: 'Located in', values: ['Austin, TX', 'Austin, TX'] },
      { label: 'Minimum rental', values: ['2 days or more', '2 days or more'] },
      { label: 'Digging depth', values: ['9.84 ft', null] },
      { label: 'Fuel', values: ['Diesel', 'Diesel'] },
    ]);
    expect(rows.filter(differs).map(({ label }) => label)).toEqual([
      'Total for your dates',
      'Rating',
      'A day',
      'Digging depth',
    ]);
  });
});
