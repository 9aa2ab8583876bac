import { guest } from '../../../../test/api';
import { type Statement, statementsOf } from '../../../../test/count-queries';
import { insertMany } from '../../../../test/insert-many';
import { make } from '../../../../test/make';
import { cellOf } from '../index/cells';
import { signatureOf } from '../words/signature';

const AUSTIN = { lat: 30.27, lng: -97.74 };
/** Some forty miles north. */
const GEORGETOWN = { lat: 30.85, lng: -97.74 };
/** More than are ranked of those around a place. */
const MANY = 320;

interface Others {
  machine_type_id: number;
  user_id: number;
  called: string;
  reach: number;
}

async function others({ called, reach, ...same }: Others) {
  const then = '2020-01-01 00:00:00';
  const rows = Array.from({ length: MANY }, (_, index) => {
    const lat = AUSTIN.lat + (index * reach) / MANY;
    const place = { lat, lng: AUSTIN.lng, cell: cellOf(lat, AUSTIN.lng) };
    return { id: 1_000_000_000 + index, ...place, words: ` ${called} / `, signature: signatureOf([called]) };
  });
  const instants = { created_at: then, published_at: then };
  await insertMany(
    'search_machines',
    rows.map((row) => ({ ...row, ...same, ...instants, turnaround_days: 0 })),
  );
}

async function asked(search: string) {
  const ids: number[] = [];
  const statements = await statementsOf(async () => {
    const { body } = await guest().get('/api/machines', { search, ...AUSTIN, sort: 'relevance' });
    ids.push(...body.data.map(({ id }: { id: number }) => id));
  });
  return { ids, statements };
}

/** A statement that ranks all machines that fit, however far away. */
const isOfAll = ({ sql }: Statement) => /\) found .*ORDER BY/s.test(sql);

describe('the best match near a place', () => {
  it('may be further away than all the others around it', async () => {
    const owner = await make.owner();
    const { id: machine_type_id } = await make.machineType({ name: 'Wacker' });
    await others({ machine_type_id, user_id: owner.id, called: 'old', reach: 0.2 });
    const best = await make.machine(owner, { subject: 'Wacker 7', machine_type_id, ...GEORGETOWN });

    expect((await asked('wacker')).ids).toEqual([best.id]);
  });

  it('is ranked among the nearest alone, where nobody further away may be better', async () => {
    const owner = await make.owner();
    const { id: machine_type_id } = await make.machineType({ name: 'Trowel' });
    await others({ machine_type_id, user_id: owner.id, called: 'trowel', reach: 2 });
    const best = await make.machine(owner, { subject: 'Trowel 7', machine_type_id, ...AUSTIN });

    const { ids, statements } = await asked('trowel');

    expect(ids).toEqual([best.id]);
    expect(statements.filter(isOfAll)).toEqual([]);
  });
});
