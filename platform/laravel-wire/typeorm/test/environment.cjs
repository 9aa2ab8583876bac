// Opens databases and loads the package outside jest's sandbox, which cannot load ESM packages by require.
const SpecEnvironment = require('../../../../tools/test/spec-environment.cjs');
const { fromCell } = require('../../nest/test/cell.cjs');
const { openTables } = require('./open-tables.cjs');

module.exports = class extends SpecEnvironment {
  async setup() {
    await super.setup();
    this.global.__openTables = openTables;
    this.global.__from = fromCell;
    this.global.__package = () => ({
      ...fromCell('@laravel-wire/nest'),
      ...fromCell('@laravel-wire/typeorm'),
      ...fromCell('@laravel-wire/nest/tokens'),
      ...fromCell('@laravel-wire/nest/auth'),
      ...fromCell('@laravel-wire/nest/fortify'),
      ...fromCell('@laravel-wire/nest/locks'),
      ...fromCell('@laravel-wire/nest/queue'),
      Logger: fromCell('@nestjs/common').Logger,
    });
  }
};
