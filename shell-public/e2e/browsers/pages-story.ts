import { rmSync } from 'node:fs';
import { ADMIN_URL, changedRemote, people, PUBLIC_URL, yard } from '@yard/testing';
import { nextOffer } from './free-days';
import { signIn } from './sign-in';
import { button, heading, link, type Tab } from './tab';

const FIRST_HEADING = '//main//h1';
const TICKETS = 'Tickets that one tries';

/** Pages of every kind in one kind of browser: none has anything to complain of, refused scripts and styles included. */
export function tellPagesStory(name: string, openTab: () => Promise<Tab>): void {
  describe(`pages in ${name}`, () => {
    let tab: Tab;

    beforeEach(async () => {
      tab = await openTab();
    });
    afterEach(() => tab.close());

    it('are drawn for a guest, and for a renter with a rental', async () => {
      const { id } = await nextOffer();
      for (const path of ['/', '/search', `/machines/${id}`, '/documents/terms_and_conditions']) {
        await tab.open(`${PUBLIC_URL}${path}`);
        await tab.see(FIRST_HEADING);
      }
      await signIn(tab, people.ray, `${PUBLIC_URL}/login`, '//header//a[normalize-space(.)="Rentals"]');

      const rental = await tab.evaluate<number>(
        "fetch('/api/rental_requests').then((answer) => answer.json()).then(({ data }) => data[0].id)",
      );
      await tab.open(`${PUBLIC_URL}/rentals/${rental}`);
      await tab.see('//main//a[starts-with(@href, "/machines/")]');

      expect(await tab.complaints()).toEqual([]);
    });

    it('are drawn for an admin on both sites, with a version of a remote that they try alone', async () => {
      const folder = changedRemote(TICKETS);
      const output = await yard('remote:publish', 'mf-support', '--dir', folder, '--try');
      rmSync(folder, { recursive: true });
      const [, version = ''] = /^mf-support ([0-9a-f]{12})/m.exec(output) ?? [];
      await signIn(tab, people.ada, `${ADMIN_URL}/#/welcome`, link('Remotes'));
      await tab.click(menu('Support Tickets'));
      await tab.see(heading('Support tickets'));

      await tab.click(link('Remotes'));
      await tab.click(`//tr[contains(., "${version}")]//button`);
      await tab.click('//*[@role="menuitem"][contains(., "Try it yourself")]');
      await tab.see(banner(version));
      await tab.click(menu('Support Tickets'));
      await tab.see(heading(TICKETS));
      expect(await tab.complaints()).toEqual([]);

      await tab.click(button('Try it on the public site'));
      await tab.see(heading('What do you need, where and when?'));
      await tab.see(banner(version));
      expect(await tab.complaints()).toEqual([]);
    });
  });
}

/** It may end in how many need attention. */
const menu = (label: string) => `//nav//a[starts-with(normalize-space(.), "${label}")]`;
const banner = (version: string) => `//*[@role="status"][contains(., "You alone try mf-support ${version}")]`;
