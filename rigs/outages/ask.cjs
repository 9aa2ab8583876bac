// Asks an SQLite file and prints the rows as JSON. A process of its own: the library lets go of a file when it ends.
const Database = require('libsql');

const [file, sql, ...parameters] = process.argv.slice(2);
const statement = new Database(file).prepare(sql);
console.log(JSON.stringify(statement.reader ? statement.all(parameters) : statement.run(parameters)));
