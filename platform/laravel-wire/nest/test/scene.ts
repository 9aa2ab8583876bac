import { boot, Browser, type ReferenceApp } from './browser';

/** The application that a spec file runs against, and its people's browsers; each file has its own. */
export let app: ReferenceApp;
export let rennie: Browser;
export let ada: Browser;

/** The application with these options, for all tests of a file. */
export const boots = (options?: object): void =>
  beforeAll(async () => {
    app = await boot(options);
  });

async function signIn(): Promise<void> {
  app.users.reset();
  rennie = new Browser(app.url);
  await rennie.login('renter');
}

/** For tests that leave a session as it is: Rennie is signed in once. */
export const rennieIsThere = (): void => beforeAll(signIn);

/** Before each test Rennie is signed in anew. */
export const rennieComes = (): void => beforeEach(signIn);

/** The same with Ada, the admin, at one of the two listeners. */
export const bothCome = (adaAt: 'url' | 'secondUrl' = 'url'): void =>
  beforeEach(async () => {
    await signIn();
    ada = new Browser(app[adaAt]);
    await ada.login('admin');
  });

let address = 0;

/** Before each test nobody is signed in, and its browsers come from another address. */
export const nobodyIsThere = (): void =>
  beforeEach(() => {
    app.users.reset();
    app.sessions.rows.clear();
    app.clock.offsetMs = 0;
    address += 1;
  });

/** A browser at an address of this test: the throttles count by address. */
export const newBrowser = (): Browser =>
  new Browser(app.url, { Origin: 'http://localhost:3000', 'X-Forwarded-For': `10.0.0.${address}` });
