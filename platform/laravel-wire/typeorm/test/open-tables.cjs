const { randomBytes } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { fromCell } = require('../../nest/test/cell.cjs');

const { DataSource } = fromCell('typeorm');

const [, inReadmeText] = /```sql\n([^]*?)```/.exec(readFileSync(join(__dirname, '../README.md'), 'utf8'));
const inReadme = inReadmeText.trim().split(/;\n?/).filter(Boolean);

/** Laravel's own tables and Sanctum's, as their migrations make them. */
const TABLES = {
  sqlite: [
    `CREATE TABLE users (id INTEGER PRIMARY KEY AUTOINCREMENT, name varchar NOT NULL, email varchar NOT NULL UNIQUE,
      password varchar NOT NULL, remember_token varchar, created_at datetime, updated_at datetime, deleted_at datetime)`,
    `CREATE TABLE sessions (id varchar PRIMARY KEY, user_id integer, ip_address varchar, user_agent text,
      payload text NOT NULL, last_activity integer NOT NULL)`,
    'CREATE TABLE password_resets (email varchar NOT NULL, token varchar NOT NULL, created_at datetime)',
    ...inReadme,
  ],
  mysql: [
    `CREATE TABLE users (id bigint unsigned AUTO_INCREMENT PRIMARY KEY, name varchar(255) NOT NULL,
      email varchar(255) NOT NULL UNIQUE, password varchar(255) NOT NULL, remember_token varchar(100),
      created_at timestamp NULL, updated_at timestamp NULL, deleted_at timestamp NULL)`,
    `CREATE TABLE sessions (id varchar(255) PRIMARY KEY, user_id bigint unsigned, ip_address varchar(45),
      user_agent text, payload text NOT NULL, last_activity int NOT NULL)`,
    `CREATE TABLE personal_access_tokens (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tokenable_type varchar(255) NOT NULL, tokenable_id bigint unsigned NOT NULL, name text NOT NULL,
      token varchar(64) NOT NULL UNIQUE, abilities text, last_used_at timestamp NULL, expires_at timestamp NULL,
      created_at timestamp NULL, updated_at timestamp NULL, KEY tokenable (tokenable_type, tokenable_id),
      KEY expires (expires_at))`,
    `CREATE TABLE password_reset_tokens (email varchar(255) NOT NULL PRIMARY KEY, token varchar(255) NOT NULL,
      created_at timestamp NULL)`,
    `CREATE TABLE password_resets (email varchar(255) NOT NULL, token varchar(255) NOT NULL,
      created_at timestamp NULL, KEY password_resets_email_index (email))`,
    `CREATE TABLE jobs (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, queue varchar(255) NOT NULL,
      payload longtext NOT NULL, attempts smallint unsigned NOT NULL, reserved_at int unsigned,
      available_at int unsigned NOT NULL, created_at int unsigned NOT NULL, KEY jobs_queue_index (queue))`,
    `CREATE TABLE failed_jobs (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, uuid varchar(255) NOT NULL UNIQUE,
      connection varchar(255) NOT NULL, queue varchar(255) NOT NULL, payload longtext NOT NULL,
      exception longtext NOT NULL, failed_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP)`,
    `CREATE TABLE cache_locks (\`key\` varchar(255) NOT NULL PRIMARY KEY, owner varchar(255) NOT NULL,
      expiration bigint NOT NULL, KEY expiration (expiration))`,
  ],
  postgres: [
    `CREATE TABLE users (id bigserial PRIMARY KEY, name varchar(255) NOT NULL, email varchar(255) NOT NULL UNIQUE,
      password varchar(255) NOT NULL, remember_token varchar(100), created_at timestamp(0), updated_at timestamp(0),
      deleted_at timestamp(0))`,
    `CREATE TABLE sessions (id varchar(255) PRIMARY KEY, user_id bigint, ip_address varchar(45), user_agent text,
      payload text NOT NULL, last_activity integer NOT NULL)`,
    `CREATE TABLE personal_access_tokens (id bigserial PRIMARY KEY, tokenable_type varchar(255) NOT NULL,
      tokenable_id bigint NOT NULL, name text NOT NULL, token varchar(64) NOT NULL UNIQUE, abilities text,
      last_used_at timestamp(0), expires_at timestamp(0), created_at timestamp(0), updated_at timestamp(0))`,
    `CREATE TABLE password_reset_tokens (email varchar(255) PRIMARY KEY, token varchar(255) NOT NULL,
      created_at timestamp(0))`,
    'CREATE TABLE password_resets (email varchar(255) NOT NULL, token varchar(255) NOT NULL, created_at timestamp(0))',
    `CREATE TABLE jobs (id bigserial PRIMARY KEY, queue varchar(255) NOT NULL, payload text NOT NULL,
      attempts smallint NOT NULL, reserved_at integer, available_at integer NOT NULL, created_at integer NOT NULL)`,
    `CREATE TABLE failed_jobs (id bigserial PRIMARY KEY, uuid varchar(255) NOT NULL UNIQUE, connection text NOT NULL,
      queue text NOT NULL, payload text NOT NULL, exception text NOT NULL,
      failed_at timestamp(0) NOT NULL DEFAULT CURRENT_TIMESTAMP)`,
    'CREATE TABLE cache_locks (key varchar(255) PRIMARY KEY, owner varchar(255) NOT NULL, expiration integer NOT NULL)',
  ],
};

const OPENED = { sqlite, mysql, postgres };

/** A database of its own with Laravel's tables. @param {'sqlite' | 'mysql' | 'postgres'} dialect */
exports.openTables = async function openTables(dialect) {
  const { dataSource, drop } = await OPENED[dialect]();
  await dataSource.initialize();
  for (const statement of TABLES[dialect]) await dataSource.query(statement);
  const close = async () => {
    await drop?.(dataSource);
    await dataSource.destroy();
  };
  return { dataSource, close };
};

function sqlite() {
  const Libsql = fromCell('libsql');
  // TypeORM 0.3.20 calls it without `new`.
  const driver = function driver(...given) {
    return new Libsql(...given);
  };
  const options = { type: 'better-sqlite3', database: ':memory:', driver };
  return { dataSource: new DataSource(options) };
}

async function mysql() {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) throw new Error('TEST_DATABASE_URL: the MySQL server that `npm test` starts');
  const name = `laravel_wire_${randomBytes(5).toString('hex')}`;
  const server = await new DataSource({ type: 'mysql', url: address }).initialize();
  await server.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await server.destroy();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return {
    dataSource: new DataSource({ type: 'mysql', url: url.toString(), timezone: 'Z' }),
    drop: (dataSource) => dataSource.query(`DROP DATABASE ${name}`),
  };
}

async function postgres() {
  const server = await new DataSource({ type: 'postgres', url: process.env.TEST_POSTGRES_URL }).initialize();
  const name = `laravel_wire_${randomBytes(5).toString('hex')}`;
  await server.query(`CREATE DATABASE ${name}`);
  await server.destroy();
  const url = new URL(process.env.TEST_POSTGRES_URL);
  url.pathname = `/${name}`;
  const dataSource = new DataSource({ type: 'postgres', url: url.toString() });
  const query = dataSource.query.bind(dataSource);
  // The specs' own statements have the others' marks.
  dataSource.query = (sql, values = []) => {
    let number = 0;
    return query(
      sql.replace(/\?/g, () => `$${(number += 1)}`),
      values,
    );
  };
  return { dataSource };
}
