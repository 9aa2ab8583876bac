import { ADMIN_URL, people, PUBLIC_URL, violations, visit } from '@yard/testing';

describe('the admin site', () => {
  it('sends a visitor to the welcome page, and a non-admin to the public site', async () => {
    const visitor = await visit('admin');

    await visitor.page.goto('/');
    await visitor.page.waitForURL(`${ADMIN_URL}/#/welcome`);
    await visitor.page.getByLabel('Email').fill(people.ray.email);
    await visitor.page.getByLabel('Password', { exact: true }).fill(people.ray.password);
    await visitor.page.getByRole('button', { name: 'Sign in' }).click();

    await visitor.page.waitForURL(`${PUBLIC_URL}/**`);
    await visitor.leave();
  });

  it.each([
    ['users', 'Users', 'renter@example.com'],
    ['machine_types', 'Machine types', 'Backhoe Loader'],
    ['rental_requests', 'Rental requests', 'Ray Renter'],
    ['rental_store_access_requests', 'Rental store access requests', 'Waiting'],
    ['support_tickets', 'Support tickets', 'T-100'],
    ['documents', 'Documents', 'Equipment Rental Agreement'],
    ['deposit_policy', 'Deposit policy', 'In force'],
    ['cancellation_policy', 'Cancellation policy', 'In force'],
  ])('shows %s to an admin, without a complaint', async (path, heading, content) => {
    const ada = await visit('admin');
    await ada.signIn(people.ada);

    await ada.page.goto(`/#/${path}`);
    await ada.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await ada.page.getByText(content).filter({ visible: true }).first().waitFor();

    await ada.page.getByRole('banner').getByText('Logged in as Ada Admin', { exact: true }).waitFor();
    expect(await violations(ada.page)).toEqual([]);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('leads back to the welcome page after signing out', async () => {
    const ada = await visit('admin');
    await ada.signIn(people.ada);

    await ada.page.getByRole('button', { name: /account|ada/i }).click();
    const loaded = ada.page.waitForEvent('load');
    await ada.page.getByRole('menuitem', { name: /log out|sign out/i }).click();
    await loaded;

    expect(ada.page.url()).toBe(`${ADMIN_URL}/#/welcome`);
    await ada.page.getByRole('button', { name: 'Sign in' }).waitFor();
    await ada.leave();
  });
});
