import { api } from '../../../../../test/api';
import { freshDatabase } from '../../../../../test/fresh-database';
import { program } from '../../../../../test/program';

it('says why a migration failed, and goes on once that is mended', async () => {
  const { url, drop } = await freshDatabase(api, '');
  const name = new URL(url).pathname.slice(1);
  const migrate = () =>
    program(['backend/dist/apps/cli/cli.js', 'migrate'], {
      ...process.env,
      DATABASE_URL: url,
      DEMO: 'false',
    });
  await api.dataSource.query(`CREATE TABLE ${name}.users (other INT)`);

  const failed = await migrate();
  await api.dataSource.query(`DROP TABLE ${name}.users`);
  const mended = await migrate();

  expect(failed).toEqual({ code: 1, output: expect.stringContaining("Table 'users' already exists") });
  expect(mended.code).toBe(0);
  await drop();
});
