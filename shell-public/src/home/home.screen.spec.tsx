/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import { openScreen, page } from '@yard/testing/screen';
import { HomePage } from './home-page';

const Own = ({ onKnown }: { onKnown: () => void }) => <button onClick={onKnown}>Own rentals</button>;
const filler = (name: string) => () => Promise.resolve({ default: () => <p>{name}</p> });
const entry = {
  pages: { Home: () => Promise.resolve({ default: HomePage }) },
  slots: {
    Own: () => Promise.resolve({ default: Own }),
    Categories: filler('Categories'),
    Machines: filler('Machines'),
  },
};
const slot = (name: string, filled: string) => ({ slot: name, filler: filled, order: 1 });
const others = [slot('home.categories', 'Categories'), slot('home.machines', 'Machines')];
const open = (path = '/', { answers = {}, slots = others, user = null as object | null } = {}) =>
  openScreen(
    { manifest: { routes: [{ path: '/', page: 'Home', access: 'any', title: '' }], nav: [], slots }, entry },
    path,
    // In Tokyo it is the 21st.
    { user, answers, now: '2026-11-20T16:00:00Z' },
  );
const press = (name: string) => page.findByRole('button', { name });
const HOW =
  'How it works1Ask for your datesChoose a machine and the days. You see rental, delivery and deposit as lines that add up, then send the request.2The owner answersBoth of you talk in one thread. When the owner approves, the agreement is filled in with your names, dates and amounts.3Work, return, donePick it up or have it delivered. After the return the rental is closed and the deposit goes back to your card.';
const PROTECTION =
  'What protects both sidesA deposit that comes backHeld for the rental, shown apart from the price, returned when the machine is.A written agreementEvery rental has one, with names, dates and amounts filled in. Both sides can read it at any time.Payment by card, through usNo cash and no transfers. You are told what is charged and on which day.Cancelling has fixed rulesYou see what you get back, and until when, before you send a request.';

it('asks one question, and shows what there is, how it works and what protects both sides', async () => {
  open();
  await page.findByText('Machines');
  const [top, ...sections] = [...document.querySelectorAll('section')].map(({ textContent }) => textContent);
  expect(top).toBe(
    'What do you need, where and when?Heavy machines from the people who own them. You see the whole price before you ask.WhatWhereExact datesFlexibleWhenmm/dd/yyyy–mm/dd/yyyySearch',
  );
  expect(sections).toEqual([HOW, PROTECTION]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('What do you need, where and when?');
  expect(page.getByText('Categories').nextElementSibling?.textContent).toBe('Machines');
  expect(page.getByRole('region', { name: 'How it works' })).toBeTruthy();
  expect(page.getByRole('region', { name: 'What protects both sides' })).toBeTruthy();
});

it('draws what stands below the own rentals once it is known how much room these take', async () => {
  const { person } = open('/', { slots: [slot('home.attention', 'Own'), ...others] });
  await press('Own rentals');
  expect(page.queryByText('Machines')).toBeNull();
  await person.click(await press('Own rentals'));
  expect(await page.findByText('Machines')).toBeTruthy();
  expect(page.getByText('What protects both sides')).toBeTruthy();
});
