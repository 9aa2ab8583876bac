import { host } from '@yard/testing';
import { join } from 'node:path';

it('says by itself that the documents cannot be had', async () => {
  const { page, leave } = await host(join(__dirname, '..'));

  await page.goto('/admin/#/documents');

  await page.getByText('We couldn’t load the versions').waitFor();
  await leave();
});
