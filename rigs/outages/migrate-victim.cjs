// Migrates DATABASE_URL and dies at the n-th statement, before it is sent or when it is done: forked by the specs.
//
//   node migrate-victim.cjs 40 before
require('reflect-metadata');
const { migrate } = require('@kit/server/store/migrate');
const { openDatabase } = require('../../backend/dist/apps/schema/open-database');
const { COMMAND_LIMITS } = require('@kit/server/store/time-limits');

const [dieAt, moment] = [Number(process.argv[2] ?? Infinity), process.argv[3]];
let count = 0;

async function main() {
  const dataSource = await openDatabase(process.env.DATABASE_URL, { limits: COMMAND_LIMITS });
  const { driver } = dataSource;
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    runner.query = async (...parameters) => {
      count += 1;
      if (count === dieAt && moment === 'before') process.kill(process.pid, 'SIGKILL');
      const answer = await query(...parameters);
      if (count >= dieAt) process.kill(process.pid, 'SIGKILL');
      return answer;
    };
    return runner;
  };
  console.log(JSON.stringify(await migrate(dataSource)));
  await dataSource.destroy();
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
