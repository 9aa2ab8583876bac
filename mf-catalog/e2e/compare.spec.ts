import { host } from '@yard/testing';
import { join } from 'node:path';

it('says by itself that nothing is compared', async () => {
  const { page, leave } = await host(join(__dirname, '..'));

  await page.goto('/compare');

  await page.getByText('Nothing to compare').waitFor();
  await leave();
});
