import { sendRequest, call, newcomer, newOwner, people, type Visitor, visit } from '@yard/testing';

let ada: Visitor;
let rental: number;

beforeAll(async () => {
  const [owner, renter] = [await visit(), await visit()];
  ada = await visit('admin', { width: 1280, height: 800, zone: 'Pacific/Auckland' });
  const machine = await newOwner(owner, 'Zoe Owner');
  await newcomer(renter, 'Zac Renter');
  rental = await sendRequest(renter.page, machine, '2027-10-04', '2027-10-06', 'pm_card_createDispute');
  await call(owner.page, 'POST', `/api/rental_requests/${rental}/approve`, { message: 'It is yours.' });
  await Promise.all([owner.leave(), renter.leave()]);
  await ada.signIn(people.ada);
});
afterAll(() => ada.leave());

const timesIn = (text: string) => text.match(/\d{1,2}:\d\d [AP]M( \([A-Z][A-Za-z ]* time\))?/g) ?? [];
const isOfPlace = (time: string) => time.endsWith(' time)');

it('all times of a payment are by the reader’s clock', async () => {
  const { page } = ada;
  await page.goto(`/#/payments?search=${rental}`);
  await page.getByRole('row', { name: /Zac Renter/ }).click();
  const panel = page.getByRole('dialog', { name: /^Payment \d+$/ });
  await panel.getByText(/^Answer until \w/).waitFor();

  const times = timesIn(await panel.innerText());

  expect(times.length).toBeGreaterThan(2);
  expect(times.filter(isOfPlace)).toEqual([]);
});

it('all times of a rental are by the clock of its place', async () => {
  const { page } = ada;
  await page.goto(`/#/rental_requests/${rental}`);
  await page.getByRole('region', { name: 'Messages' }).getByText('It is yours.').waitFor();
  await page.getByText(/^Answer until \w/).waitFor();

  const times = timesIn(await page.getByRole('main').innerText());

  expect(times.length).toBeGreaterThan(3);
  expect(times.filter((time) => !isOfPlace(time))).toEqual([]);
});
