import { page, people, waitFor } from '@yard/testing/screen';
import { main, open } from '../../test/owners-scene';

it('tells a guest what listing brings, and how it goes', async () => {
  open(null);

  await page.findByRole('heading', { level: 1, name: 'List your machine' });
  await page.findByText('Mini Excavator');
  page.getByRole('region', { name: 'How it works for owners' });
  await waitFor(() =>
    expect(main()).toBe(
      'List your machine | (What a machine earns) | What a machine earns | Machine type | [Mini Excavator] | Days rented in a month ‹10› | Choose a machine type to see what it could earn. | How it works for owners | You tell us your business and phone number. We check each owner once and answer by email. | You list your machines with rates, photos and location. Listing is free. | You approve or decline each request. When you approve one, we charge the deposit to the renter’s card; the rent follows before the rental begins. | After the rental the rent goes to your bank account, less our fee of 10%. You connect the account before the first payment. | Create an account → /register | Have one? | Sign in → /login',
    ),
  );
});

it('says what a machine earns, without the fee', async () => {
  const { person, press } = open(null);
  const choose = async (type: string) => {
    const field = page.getByRole('combobox', { name: /Machine type/ });
    await person.clear(field);
    await person.type(field, type);
    await person.click(await page.findByRole('option', { name: type }));
  };
  const days = async (count: string) => {
    await person.clear(page.getByLabelText('Days rented in a month'));
    if (count !== '') await person.type(page.getByLabelText('Days rented in a month'), count);
    await person.tab();
  };

  await press(/^(Machine type )?Mini Excavator/);
  await page.findByRole('combobox', { name: /Machine type/ });
  await choose('Crawler Excavator');
  await page.findByText('$2,925 a month');
  await page.findByText('10 days in a row at the usual rates: $3,250. Our fee of 10% is $325.');
  await days('1');
  await page.findByText('A day at the usual rates: $500. Our fee of 10% is $50.');
  for (const wrong of ['29', '0', '']) {
    await days(wrong);
    await page.findByText('Enter 1 to 28 days.');
  }
  await days('28');
  await page.findByText('$4,500 a month');
  await choose('Trencher');
  await page.findByText('Not enough machines of this type to say yet.');
});

it('leads an owner on', async () => {
  open(people.olive);

  await page.findByRole('heading', { level: 1, name: 'You can list machines' });
  await waitFor(() =>
    expect(main()).toBe(
      'You can list machines | You’re approved. Describe a machine, set its rates and publish it. | List a machine → /my-machines/new',
    ),
  );
});
