import { people, PUBLIC_URL } from '@yard/testing';
import { nextOffer } from './free-days';
import { signIn } from './sign-in';
import { button, field, heading, label, link, type Tab, words } from './tab';

/** Parts of a page that can be scrolled sideways, and what stands out of them; none. */
const TOO_NARROW = `[...document.querySelectorAll('main section, main aside')]
  .filter((part) => part.scrollWidth > part.clientWidth + 1)
  .map((part) => {
    const right = part.getBoundingClientRect().left + part.clientLeft + part.clientWidth;
    const out = [...part.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > right);
    return [part.ariaLabel, ...out.map((one) => one.outerHTML.slice(0, 120))].join(' ');
  })`;

/** Round pills that are narrower than their words; none. */
const PILLS = `[...document.querySelectorAll('main span')]
  .filter((pill) => getComputedStyle(pill).borderTopLeftRadius === '999px' && pill.scrollWidth > pill.clientWidth)
  .map((pill) => pill.textContent)`;

const RENTALS = '//header//a[normalize-space(.)="Rentals"]';

/** A rental from the search to the first message, told by two people in one kind of browser. */
export function tellRentalStory(name: string, openTab: () => Promise<Tab>): void {
  describe(`a rental in ${name}`, () => {
    let ray: Tab;
    let olive: Tab;

    beforeAll(async () => {
      [ray, olive] = [await openTab(), await openTab()];
    });
    afterAll(async () => {
      await Promise.all([ray.close(), olive.close()]);
    });

    it('is searched for, asked for, approved with a message, paid, and talked about', async () => {
      for (const [tab, person] of [
        [ray, people.ray],
        [olive, people.olive],
      ] as const) {
        await signIn(tab, person, `${PUBLIC_URL}/login`, RENTALS);
      }
      const offer = await nextOffer();

      await ray.open(`${PUBLIC_URL}/search?search=${encodeURIComponent(offer.subject)}`);
      await ray.see(`//main//a[starts-with(@href, "/machines/${offer.id}")]`);
      await ray.open(`${PUBLIC_URL}/machines/${offer.id}?from=${offer.from}&to=${offer.to}`);
      await ray.see(link('Request to rent'));
      expect(await ray.evaluate(TOO_NARROW)).toEqual([]);
      await ray.click(link('Request to rent'));
      await ray.click(label('Research Boulevard'));
      await ray.click(button('Continue'));
      await ray.see(heading('Agreements and card'));
      await ray.click(label('I agree to all'));
      await ray.click(button('Send request'));
      await ray.see(words('Waiting for an answer'));

      await olive.open(await ray.address());
      await olive.see(words('You’ll earn'));
      await olive.type(field('Message to Ray'), `The key is at the gate, says ${name}.`);
      await olive.click(button('Approve'));

      await ray.see(words(`The key is at the gate, says ${name}.`));
      await ray.see(words('Approved'));
      await ray.see(words('Paid'));
      await ray.type(field('Your message'), `Is there fuel in it? asks ${name}.`);
      await ray.click(button('Send'));
      await olive.see(words(`Is there fuel in it? asks ${name}.`));

      for (const tab of [ray, olive]) {
        expect(await tab.evaluate(PILLS)).toEqual([]);
        expect(await tab.complaints()).toEqual([]);
      }
    });
  });
}
