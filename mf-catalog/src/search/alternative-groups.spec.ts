import type { MachineAlternative } from '@yard/contracts';
import { daysOf, freeWords, groupsOf } from './alternative-groups';

const machine = (fields: Partial<MachineAlternative>) =>
  ({ free_from: null, free_to: null, reason: 'kind', ...fields }) as MachineAlternative;
const later = machine({ reason: 'dates', free_from: '2027-03-14', free_to: '2027-03-18' });

describe('groupsOf', () => {
  it('tells why machines are shown, in the order of the answer', () => {
    const groups = groupsOf(
      [
        machine({ reason: 'distance', distance: 61.7 }),
        machine({ reason: 'distance', distance: 88 }),
        later,
        machine({ reason: 'filters' }),
        machine({ reason: 'kind' }),
      ],
      'mi',
    );

    expect(groups.map(({ title, machines }) => [title, machines.length])).toEqual([
      ['Farther away, from 62 mi', 2],
      ['Free on other dates', 1],
      ['Close matches', 1],
      ['Other machines', 1],
    ]);
  });

  it('names no distance where none is known', () => {
    expect(groupsOf([machine({ reason: 'distance' })], 'mi')).toMatchObject([{ title: 'Farther away' }]);
  });
});

it('proposes the days on which a machine is free, and else keeps those of the search', () => {
  const searched = { from: '2027-03-01', to: '2027-03-05' };

  expect(daysOf(later, searched)).toEqual({ from: '2027-03-14', to: '2027-03-18' });
  expect(daysOf(machine({}), searched)).toBe(searched);
  expect(freeWords(later)).toBe('Free Mar 14–18, 2027');
  expect(freeWords(machine({}))).toBeNull();
});
