// People and machines for an empty database: owner, renter, admin (password `password`), and machines.

/** bcrypt of `password` at cost 4. */
const PASSWORD = '$2y$04$XrsRdeiRrcjA4sfEZtEqCePGHjxxDxSgu2bo3VPtN0PCz.1.pgS92';
export const AGREED = Object.fromEntries(
  ['terms_and_conditions', 'privacy_policy', 'insurance_disclaimer', 'rental_agreement'].map((kind) => [
    `agree_to_${kind}`,
    true,
  ]),
);
export const person = (name) => ({ email: `${name}@example.com` });

/** @param at  since when they are there, ISO @returns ids: `machines`, and the renter's `address` */
export async function populated({ ask }, { at, machines: count = 8 }) {
  const stamp = at.replace('T', ' ').replace('Z', '');
  const insert = async (table, row) => {
    const whole = { created_at: stamp, updated_at: stamp, ...row };
    const names = Object.keys(whole).join(', ');
    const places = Object.keys(whole).map(() => '?');
    const answer = await ask(
      'query',
      `INSERT INTO ${table} (${names}) VALUES (${places})`,
      Object.values(whole),
    );
    return Number(typeof answer === 'object' ? answer.insertId : answer);
  };
  const user = (name, rights) =>
    insert('users', { name, email: person(name).email, password: PASSWORD, owner: 0, admin: 0, ...rights });
  const ownerId = await user('owner', { owner: 1 });
  const renterId = await user('renter', {});
  await user('admin', { admin: 1 });
  const place = {
    line1: '400 Depot Street',
    city: 'Austin',
    state: 'TX',
    postal_code: '78702',
    confirmed: 1,
  };
  const geotag = JSON.stringify({ lat: 30.27, lng: -97.72 });
  const yard = await insert('addresses', { user_id: ownerId, ...place, geotag });
  const address = await insert('addresses', { user_id: renterId, ...place, geotag });
  const type = await insert('machine_types', { name: 'Excavators', category: 'Earthmoving' });
  for (const kind of Object.keys(AGREED).map((name) => name.slice('agree_to_'.length))) {
    await insert('documents', {
      kind,
      name: kind,
      content: `<p>${kind}</p>`,
      version: 1,
      published_at: stamp,
    });
  }
  const machines = [];
  for (let index = 0; index < count; index += 1) {
    machines.push(
      await insert('machines', {
        user_id: ownerId,
        address_id: yard,
        machine_type_id: type,
        subject: `Excavator ${index}`,
        daily_rate: 400,
        weekly_rate: 1400,
        minimum_days: 1,
        turnaround_days: 1,
        instant_book: 0,
        published_at: stamp,
        city: 'Austin',
        state: 'TX',
        lat: 30.27,
        lng: -97.72,
        time_zone: 'America/Chicago',
      }),
    );
  }
  return { machines, address };
}
