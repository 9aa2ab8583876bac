import { machineRules } from '@yard/contracts';
import { machineShape } from '@yard/contracts/records';
import { getMetadataArgsStorage } from 'typeorm';
import { Machine } from './machine.entity';
import { NAMES } from '../search/words/machine-words';

/** Places are shown as a geotag. */
const UNSHOWN = ['lat', 'lng', 'source_id', 'withdrawn_at'];
/** Texts that say nothing that a machine is looked for by, or are searched otherwise: places by their distance. */
const NOT_SEARCHED = ['description', 'state', 'taken_off_reason', 'time_zone', 'source_id'];

const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === Machine);
const names = columns.map(({ propertyName }) => propertyName);

it('shows every column of a machine', () => {
  const shown = Object.keys(machineShape.fields);

  expect(names.filter((name) => !shown.includes(name)).sort()).toEqual(UNSHOWN);
});

it('keeps and shows whatever is sent of a machine', () => {
  const sent = Object.keys(machineRules.lines);

  expect(sent.filter((name) => !names.includes(name) || !(name in machineShape.fields))).toEqual([]);
});

it('finds a machine by each of its texts', () => {
  const texts = columns.filter(({ options }) =>
    [undefined, 'varchar', 'text'].includes(options.type as string),
  );
  const searched = ['subject', ...NAMES] as string[];

  const others = texts.map(({ propertyName }) => propertyName).filter((name) => !searched.includes(name));
  expect(others.sort()).toEqual([...NOT_SEARCHED].sort());
});
