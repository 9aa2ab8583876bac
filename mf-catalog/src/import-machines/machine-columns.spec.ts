import { machineRules } from '@yard/contracts';
import { MACHINE_COLUMNS } from './machine-columns';

it('has a column for whatever may be sent of a machine', () => {
  const columns = MACHINE_COLUMNS.map(({ field }) => field);
  // Columns of the types, and the ZIP code of an address.
  const others = ['attributes', 'address_id'];

  const named = Object.keys(machineRules.lines).filter((name) => !others.includes(name));
  expect(named.filter((name) => !columns.includes(name))).toEqual([]);
});
