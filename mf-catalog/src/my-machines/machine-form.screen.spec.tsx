import { addressRecord, lateAnswer, listOf, machineRecord, page, read, waitFor } from '@yard/testing/screen';
import { open, form, field, change } from '../../test/machine-form-scene';

/** Its list is fetched with the first press. */
const choose = async ({ person, press }: ReturnType<typeof open>, type: string) => {
  await press(/^(Machine type )?Mini Excavator/);
  await person.type(await page.findByRole('combobox', { name: /Machine type/ }), type);
  await person.click(await page.findByRole('option', { name: type }));
};

it('begins a machine with what is usual', async () => {
  open('/my-machines/new');

  await page.findByRole('form', { name: 'Machine' });
  await page.findByLabelText('Description');
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toContain(
      '← My machines → /my-machines | List a machine | We save a draft only you can see. Add delivery next, then publish it. | (Photos) | Photos | [Add photos] | Up to 20 pictures of 10 MB, uploaded when you save the draft. The first one is shown in the search; drag a photo to another place, or use its arrows. | (Machine) | The machine | Machine type | [Mini Excavator] | TitleWhat',
    ),
  );
  expect(form()).toContain('Year (optional) ‹› | Hours run (optional) ‹› | Rates');
  expect(form()).toContain('Minimum rentalRenters can’t request fewer days. ‹1› days');
  expect(form()).toContain(
    'Between rentalsBlocked after each rental, to check the machine. ‹0› days | [ ] Instant',
  );
  expect(form()).toContain('[ ] Renters may end early');
  expect(form()).toMatch(/‹\*Not chosen yet, 1011 [^›]*› \| \[Add an address\] \| \[Save draft\]$/);
});

it('shows a machine as it is', async () => {
  open('/my-machines/1');

  await page.findByText(/Usual for/);
  await page.findByLabelText('Description');
  expect(form()).toBe(
    '(Machine) | The machine | Machine type | [Crawler Excavator] | TitleWhat people see first, such as “Kubota U35 with ramps and two buckets”. ‹Caterpillar 320 GC crawler excavator› | Description (optional) | (Formatting) | (History) | [Undo, disabled] | [Redo, disabled] | (Headings) | [Heading 2] | [Heading 3] | (Letters) | [Bold] | [Italic] | [Underline] | [Strike through] | (Blocks) | [Bulleted list] | [Numbered list] | [Quotation] | (Put in) | [Link] | [Picture] | [Table] | (Description) | Our busiest machine, and it shows only in the paint. Serviced every 250 hours by the same mechanic. Hydraulic coupler on it, so changing buckets takes a minute. | Operating weight 46,300 lb | 42 in digging bucket | Air-conditioned cab | Rear camera | Alt and F10 lead to the formatting tools. | Manufacturer (optional) ‹Caterpillar› | Model (optional) ‹320 GC› | Year (optional) ‹2019› | Hours run (optional) ‹3412› | Specifications | Operating weight (optional) ‹46300› lb | Power source (optional) | ‹Not stated, *Diesel, Electric› | Quick coupler (optional) | ‹*Not stated, Yes, No› | Rates | Renters pay the cheapest mix of day, week and 4-week rates that covers their dates. Without a week or 4-week rate, only the others count. | A day$ ‹530› | A week (7 days)$ ‹1845› | 4 weeks (28 days)$ ‹5280› | Usual for the 12 machines of this type: $500 a day, $1,750 a week, $5,000 for 4 weeks. | [Use these rates] | After the return | You can bill these for missing fuel or a dirty machine. Renters see them before they book. | Full tank$ ‹180› | Cleaning$ ‹120› | Rental terms | Minimum rentalRenters can’t request fewer days. ‹1› days | Between rentalsBlocked after each rental, to check the machine. ‹1› days | [ ] Instant bookingRequests with a valid card are booked automatically. | [x] Renters may end earlyA renter who is done early can end the rental. You pick the machine up, and billing stops that day. | Location | AddressRenters see only the city until they book. | ‹Not chosen yet, *1011 Honor Heights Drive, Muskogee, OK 74401, 9 Oak Street, Muskogee, OK 74401› | [Add an address] | [Save changes]',
  );
});

it('saves a draft once, with what was typed and taken over, and opens it', async () => {
  const screen = open('/my-machines/new');
  const { person, press, sent, answer, address } = screen;
  const saving = lateAnswer();
  answer('POST /api/machines', saving.answer);

  await choose(screen, 'Trencher');
  await page.findByText('Suggested for this type: $500 a day.');
  await press('Use these rates');
  await person.type(field(/Title/), 'Ditch Witch');
  await person.click(page.getByRole('checkbox', { name: /Instant booking/ }));
  await person.selectOptions(page.getByRole('combobox', { name: /Address/ }), '5');
  await press('Save draft');
  await press(/Save draft/);
  saving.give(machineRecord({ subject: 'Ditch Witch' }));

  await page.findByText('Draft saved.');
  await waitFor(() => expect(address()).toBe('/my-machines/1'));
  expect(sent()).toEqual([
    {
      call: 'POST /api/machines',
      body: {
        address_id: 5,
        attributes: {},
        call_off: false,
        cleaning_amount: null,
        daily_rate: 500,
        description: null,
        hours: null,
        instant_book: true,
        machine_type_id: 4,
        manufacturer: '',
        minimum_days: 1,
        model: '',
        monthly_rate: null,
        subject: 'Ditch Witch',
        tank_amount: null,
        turnaround_days: 0,
        weekly_rate: null,
        year: null,
      },
    },
  ]);
});

it('sends what is changed, and no description that nobody touched', async () => {
  const screen = open('/my-machines/1');
  const { person, press, sent, answer } = screen;
  answer('PATCH /api/machines/1', machineRecord({ subject: 'Renamed' }));
  await page.findByText(/Usual for/);

  await change(screen, /Title/, 'Renamed');
  await change(screen, /Operating weight/, '40000');
  await person.selectOptions(field(/Quick coupler/), 'No');
  await person.selectOptions(field(/Power source/), '');
  await change(screen, /Full tank/, '99');
  await change(screen, /Minimum rental/, '3');
  await person.click(page.getByRole('checkbox', { name: /Renters may end early/ }));
  await press('Save changes');

  await page.findByText('Changes saved');
  expect(sent()).toEqual([
    {
      call: 'PATCH /api/machines/1',
      body: {
        attributes: { coupler: false, fuel: null, operating_weight: 18143.6948 },
        call_off: false,
        minimum_days: 3,
        subject: 'Renamed',
        tank_amount: 99,
      },
    },
  ]);
});

it('leaves rates that are changed elsewhere while it is open', async () => {
  const screen = open('/my-machines/1');
  const { press, sent, answer, tell } = screen;
  await page.findByText(/Usual for/);
  const dearer = machineRecord({ daily_rate: 600, description: '<p>Mended.</p>' });
  answer('GET /api/machines/1', dearer);
  tell('machines', 'saved', { model: dearer });

  answer('PATCH /api/machines/1', dearer);
  await change(screen, /^Year/, '2020');
  await press('Save changes');
  await page.findByText('Changes saved');
  await change(screen, /^Year/, '2019');
  await press('Save changes');

  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      { attributes: {}, year: 2020 },
      { attributes: {}, year: 2019 },
    ]),
  );
});

it('has a draft back with the rates that the machine has by then', async () => {
  sessionStorage.setItem('draft:2:machines/1', '{"year":2020}');
  const screen = open('/my-machines/1', { 'GET /api/machines/1': machineRecord({ daily_rate: 600 }) });
  const { press, sent, answer } = screen;
  answer('PATCH /api/machines/1', machineRecord());
  await page.findByText(/Usual for/);

  expect(form()).toContain('A day$ ‹600›');
  await change(screen, /^Hours run/, '3500');
  expect(JSON.parse(sessionStorage.getItem('draft:2:machines/1') ?? '')).toEqual({ year: 2020, hours: 3500 });
  await press('Save changes');

  await page.findByText('Changes saved');
  expect(sent()).toEqual([
    { call: 'PATCH /api/machines/1', body: { attributes: {}, hours: 3500, year: 2020 } },
  ]);
});

it('takes a new address at once', async () => {
  const screen = open('/my-machines/1');
  const { person, press, sent, answer } = screen;
  const added = addressRecord({ id: 9, line1: '812 Story Lane' });
  answer('POST /api/addresses', () => {
    answer('GET /api/addresses', listOf([added]));
    return added;
  });

  await press('Add an address');
  expect(read(await page.findByRole('dialog'))).toMatch(
    /^New address \| \[Close\] \| \(Address\) \| Street and number ‹› .* ZIP code ‹› \| \[Add address\]$/,
  );
  await person.type(field(/Street/), '812 Story Lane');
  await person.type(field(/City/), 'Austin');
  await person.selectOptions(field(/State/), 'TX');
  await person.type(field(/ZIP/), '78701');
  await press('Add address');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

  expect(page.getByRole('combobox', { name: /Address/ })).toHaveProperty('value', '9');
  expect(sent()).toEqual([
    {
      call: 'POST /api/addresses',
      body: { city: 'Austin', line1: '812 Story Lane', line2: '', postal_code: '78701', state: 'TX' },
    },
  ]);
});
