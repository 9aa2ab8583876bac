const { createRequire } = require('node:module');
const { join } = require('node:path');

/** The packages under test and what they stand on: the workspace's, or those installed in the folder `WIRE_CELL`. */
exports.fromCell = process.env.WIRE_CELL ? createRequire(join(process.env.WIRE_CELL, 'cell.cjs')) : require;
