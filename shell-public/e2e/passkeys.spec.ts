import { ADMIN_URL, people, type Visitor, violations, visit } from '@yard/testing';

/** A device beside the browser, whose owner it asks for. */
async function deviceBeside({ page }: Visitor) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its owner proves who they are, when they are asked. */
    unlock: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () =>
      (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

it('sign in to both sites, are confirmed by, and are removed', async () => {
  const ada = await visit('public', { width: 390, height: 844 });
  const { page } = ada;
  const device = await deviceBeside(ada);
  await ada.signIn(people.ada);
  await page.goto('/account/security');
  await ada.settled();
  const panel = page.locator('#passkeys');

  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Linux computer');
  await dialog.getByLabel('Name').fill('My laptop');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const password = page.getByRole('dialog', { name: 'Confirm your password' });
  await password.getByLabel('Password', { exact: true }).fill('password');
  await password.getByRole('button', { name: 'Continue' }).click();
  await panel.getByText('My laptop').waitFor();
  expect(await device.count()).toBe(1);
  expect(await violations(page)).toEqual([]);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/login');
  await ada.settled();
  await device.unlock(false);
  const button = page.getByRole('button', { name: 'Use a passkey' });
  await page.context().setOffline(true);
  await button.click();
  const alert = page.getByRole('alertdialog');
  await alert.getByText('We can’t reach the server').waitFor();
  await alert.getByRole('button', { name: 'Close' }).click();
  await page.context().setOffline(false);
  const asked = page.waitForResponse((response) => response.url().endsWith('/passkeys/login/options'));
  await button.click();
  await asked;
  await page.locator('button[aria-disabled=false]', { hasText: 'Use a passkey' }).waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await device.unlock(true);
  await button.click();
  await page.waitForURL((url) => url.pathname !== '/login');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Register' }).waitFor();
  await page.goto(`${ADMIN_URL}/#/welcome`);
  await button.click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();

  await page.goto('/account/security');
  await ada.settled();
  await panel.getByText(/last used/).waitFor();
  await panel.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await password.getByRole('button', { name: 'Use a passkey instead' }).click();
  await panel.getByText('My laptop').waitFor({ state: 'detached' });
  // Chromium prints the answers that ask for the password or come after the session, and what it could not fetch.
  const known = /401|423|ERR_INTERNET|ChunkLoadError|Loading chunk/;
  expect(ada.complaints.filter((complaint) => !known.test(complaint))).toEqual([]);
  await ada.leave();
});
