// A database of its own on the tests' server that stands for a replica of an application's, by way of a wire that can be
// cut. Nothing replicates: rows come by `copy`, so that a spec sees who answered.
/** Not the application's: they stay as they are. */
const KEPT = ['yard_migrations', 'replica_beats'];

exports.openReplica = async function openReplica(primaryUrl) {
  const { byWayOf, faultProxy, targetOf } = await import('./fault-proxy.mjs');
  const { freshMysql } = await import('../../tools/test/fresh-mysql.mjs');
  const { openDatabase } = require('../dist/apps/schema/open-database');
  const { Replicas } = require('@kit/server/store/replicas/replicas');
  const primary = new URL(primaryUrl).pathname.slice(1);
  const database = await freshMysql('replica');
  const dataSource = await openDatabase(database.url);
  await dataSource.runMigrations();
  await dataSource.query('DROP TABLE replica_beats');
  await dataSource.query(`CREATE VIEW replica_beats AS SELECT * FROM ${primary}.replica_beats`);
  const proxy = await faultProxy(targetOf(database.url));
  return {
    url: byWayOf(proxy, database.url),
    direct: database.url,
    dataSource,
    copy: () => copy(dataSource, primary),
    set: (mode) => proxy.set(mode),
    watched(source, settings) {
      const replicas = new Replicas(source, settings);
      replicas.start();
      return replicas;
    },
    async close() {
      await dataSource.destroy();
      await proxy.close();
      await database.drop();
    },
  };
};

/** All of the primary's rows, as they are. */
async function copy(dataSource, primary) {
  const columns = await dataSource.query(
    `SELECT table_name AS name, GROUP_CONCAT('\`', column_name, '\`') AS columns FROM information_schema.columns
      WHERE table_schema = DATABASE() AND is_generated = 'NEVER' GROUP BY table_name`,
  );
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET SESSION foreign_key_checks = 0, group_concat_max_len = 100000');
    for (const { name, columns: list } of columns) {
      if (KEPT.includes(name)) continue;
      await runner.query(`DELETE FROM ${name}`);
      await runner.query(`INSERT INTO ${name} (${list}) SELECT ${list} FROM ${primary}.${name}`);
    }
  } finally {
    await runner.query('SET SESSION foreign_key_checks = 1');
    await runner.release();
  }
}
