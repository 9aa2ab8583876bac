// A process that takes the write lock of an SQLite file, says so, and lets go when it is told to (a line on its input).
const Database = require('libsql');

const database = new Database(process.argv[2]);
database.pragma('busy_timeout = 10000');
database.exec('BEGIN IMMEDIATE');
console.log('held');
process.stdin.once('data', () => {
  database.exec('ROLLBACK');
  database.close();
  process.exit();
});
