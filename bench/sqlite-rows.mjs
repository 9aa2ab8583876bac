// Many machines in an SQLite file, made by the database itself: rows of the batches' benchmark would take minutes.
import { createRequire } from 'node:module';

const Database = createRequire(import.meta.url)('libsql');
/** bcrypt of `password` at cost 4. */
const PASSWORD = '$2y$04$XrsRdeiRrcjA4sfEZtEqCePGHjxxDxSgu2bo3VPtN0PCz.1.pgS92';
const OWNERS = 400;
const STAMP = "'2026-01-01 00:00:00.000'";
const to = (count) => `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

const MACHINES = `SELECT i, 1 + i % ${OWNERS}, 1, 1 + i % 25, 'Crawler excavator ' || i, 100 + i * 7 % 900, 1, 0, 0, ${STAMP},
    'Town ' || (i % 500), 'TX', 26 + (i * 7919 % 10000) / 1000.0, -106 + (i * 104729 % 12000) / 1000.0,
    'America/Chicago', ${STAMP}, ${STAMP} FROM n`;

/** @param file  of a migrated, empty database */
export function fillMachines(file, count) {
  const database = new Database(file);
  database.exec(`BEGIN;
    INSERT INTO users (id, name, email, password, owner, admin, created_at, updated_at)
      ${to(OWNERS)} SELECT i, 'Person ' || i, 'person' || i || '@example.com', '${PASSWORD}', 1, 0, ${STAMP}, ${STAMP} FROM n;
    INSERT INTO addresses (id, user_id, line1, city, state, postal_code, confirmed, created_at, updated_at)
      VALUES (1, 1, '400 Depot Street', 'Austin', 'TX', '78702', 1, ${STAMP}, ${STAMP});
    INSERT INTO machine_types (id, name, category, created_at, updated_at)
      ${to(25)} SELECT i, 'Type ' || i, 'Earthmoving', ${STAMP}, ${STAMP} FROM n;
    INSERT INTO machines (id, user_id, address_id, machine_type_id, subject, daily_rate, minimum_days, turnaround_days,
        instant_book, published_at, city, state, lat, lng, time_zone, created_at, updated_at)
      ${to(count)} ${MACHINES};
    COMMIT;
    ANALYZE;`);
  database.close();
}
