// The least that finding machines can cost: bare statements on the same tables, sent by the driver alone.
const TYPES = 'machine_type_id IN (1, 2, 3, 4, 5, 6)';
const COUNTED = 10_001;

const KINDS = {
  'a page': (hint) =>
    `SELECT id FROM search_machines${hint('created_at_id_user_id_published_at')}
      WHERE published_at IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 15`,
  'ten thousand counted': (hint) =>
    `SELECT COUNT(*) FROM (SELECT 1 FROM search_machines${hint('wide_machine_type_id')}
      WHERE ${TYPES} AND published_at IS NOT NULL LIMIT ${COUNTED}) counted`,
  'ten thousand tallied': (hint) =>
    `SELECT machine_type_id, manufacturer, COUNT(*) FROM
      (SELECT machine_type_id, manufacturer FROM search_machines${hint('wide_machine_type_id')}
        WHERE ${TYPES} AND published_at IS NOT NULL LIMIT ${COUNTED}) counted
      GROUP BY machine_type_id, manufacturer`,
};

/** Milliseconds of each; a page is read with its machines. */
export async function floorOf(dataSource, count) {
  const isMysql = dataSource.options.type === 'mysql';
  const hint = (index) => {
    const name = `idx_search_machines_${index}`;
    return isMysql ? ` FORCE INDEX (${name})` : ` INDEXED BY ${name}`;
  };
  const measured = {};
  for (const [kind, statementOf] of Object.entries(KINDS)) {
    const times = [];
    for (let at = 0; at < count; at += 1) {
      const began = performance.now();
      await withMachines(dataSource, await dataSource.query(statementOf(hint)));
      times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    const ms = (share) => Number(times[Math.floor((count - 1) * share)].toFixed(1));
    measured[kind] = { p50: ms(0.5), p95: ms(0.95) };
  }
  return measured;
}

async function withMachines(dataSource, rows) {
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (ids.length > 0) await dataSource.query(`SELECT * FROM machines WHERE id IN (${ids.join(', ')})`);
}
