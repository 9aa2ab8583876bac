import { searchTextOf } from '../src/users/search-text';
import { api } from './api';

type Row = Record<string, unknown>;

/** bcrypt of `password` at cost 4: quick, and with Laravel's prefix. */
const PASSWORD = '$2y$04$XrsRdeiRrcjA4sfEZtEqCePGHjxxDxSgu2bo3VPtN0PCz.1.pgS92';

let counter = 0;
const next = () => (counter += 1);

/** UTC text that both databases take for an instant. */
export function instant(iso: string | Date): string {
  return new Date(iso).toISOString().replace('T', ' ').replace('Z', '');
}

export async function insert<T extends Row>(
  table: string,
  row: T,
  stamped = true,
): Promise<T & { id: number }> {
  const now = instant(api.clock.now());
  const whole: Row = stamped ? { created_at: now, updated_at: now, ...row } : row;
  const columns = Object.keys(whole);
  const quote = api.dialect === 'mysql' ? '`' : '"';
  const names = columns.map((column) => `${quote}${column}${quote}`).join(', ');
  const values = columns.map((column) => value(whole[column]));
  const sql = `INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`;
  const result = await api.dataSource.query<{ insertId?: number } | number>(sql, values);
  const id = typeof result === 'object' ? result.insertId : result;
  return { ...row, id: Number(id) };
}

function value(given: unknown): unknown {
  if (given instanceof Date) return instant(given);
  if (typeof given === 'boolean') return Number(given);
  return given !== null && typeof given === 'object' ? JSON.stringify(given) : given;
}

/** Makes machines findable whose rows were written past the application. */
export async function indexed(...ids: number[]): Promise<void> {
  await api.updateIndex(ids);
}

/** Valid records by default; a test states only what matters to it. */
export const make = {
  user: (fields: Row = {}) => {
    const n = next();
    const person = { name: `User ${n}`, email: `user${n}@example.com`, phone: '(555) 010-0100', ...fields };
    return insert('users', {
      search_text: searchTextOf(person),
      ...person,
      password: PASSWORD,
      owner: false,
      admin: false,
      ...fields,
    }) as Promise<{ id: number; name: string; email: string }>;
  },
  owner: (fields: Row = {}) => make.user({ owner: true, ...fields }),
  admin: (fields: Row = {}) => make.user({ admin: true, ...fields }),

  address: (user: { id: number }, fields: Row = {}) =>
    insert('addresses', {
      user_id: user.id,
      line1: '400 Depot Street',
      line2: null,
      city: 'Austin',
      state: 'TX',
      postal_code: '78702',
      geotag: { lat: 30.27, lng: -97.72 },
      confirmed: true,
      ...fields,
    }),

  postalCode: (fields: Row = {}) =>
    insert(
      'postal_codes',
      { postal_code: '78701', city: 'Austin', state: 'TX', lat: 30.2713, lng: -97.7426, ...fields },
      false,
    ),

  machineType: (fields: Row = {}) =>
    insert('machine_types', { name: `Type ${next()}`, slug: null, category: 'Earthmoving', ...fields }),

  /** A published machine in Austin with an address and rates of 400, 1,400 and 4,000. */
  machine: async (owner: { id: number }, fields: Row = {}) => {
    const address_id = fields.address_id ?? (await make.address(owner)).id;
    const machine_type_id = fields.machine_type_id ?? (await make.machineType()).id;
    const machine = await insert('machines', {
      user_id: owner.id,
      subject: `Excavator ${next()}`,
      daily_rate: 400,
      weekly_rate: 1400,
      monthly_rate: 4000,
      minimum_days: 1,
      turnaround_days: 0,
      instant_book: false,
      published_at: instant(api.clock.now()),
      city: 'Austin',
      state: 'TX',
      lat: 30.27,
      lng: -97.72,
      time_zone: 'America/Chicago',
      ...fields,
      address_id,
      machine_type_id,
    });
    await indexed(machine.id);
    return machine;
  },

  deliveryOption: async (machine: { id: number }, fields: Row = {}) => {
    const option = await insert('machine_delivery_options', {
      machine_id: machine.id,
      name: 'Lowboy',
      radius: 50,
      base_amount: 150,
      amount_per_distance: 4,
      ...fields,
    });
    await indexed(machine.id);
    return option;
  },

  /** The four texts that a request agrees to. */
  documents: async () => {
    const kinds = ['terms_and_conditions', 'privacy_policy', 'insurance_disclaimer', 'rental_agreement'];
    for (const kind of kinds) {
      await insert('documents', {
        kind,
        name: kind.replaceAll('_', ' '),
        content:
          kind === 'rental_agreement'
            ? '<p>{{renter_name}} rents {{equipment_name}} of {{owner_name}}.</p>'
            : `<p>${kind}</p>`,
        version: 1,
        published_at: instant(api.clock.now()),
      });
    }
  },
};
