import { lateAnswer, machineRecord, page, read, refused, waitFor } from '@yard/testing/screen';
import { machine, open, region, title } from '../../test/edit-machine-scene';

it('publishes a draft that has all it needs', async () => {
  const draft = machineRecord({ published_at: null });
  const { press, sent, answer } = open({ 'GET /api/machines/1': draft });
  const publishing = lateAnswer();
  answer('POST /api/machines/1/publish', publishing.answer);
  await title();
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toContain(
      'Draft | See its page → /machines/1 | [Copy] | Label to print (opens in a new tab) → http://localhost/machines/1/label | Ready to publish | Without photos the drawing of its type is shown. | [Publish]',
    ),
  );

  await press('Publish');
  await press(/Publish/);
  publishing.give(machine);

  await page.findByText('Published. Everybody can find it now.');
  await page.findByText('Everybody can find this machine');
  expect(sent()).toEqual([{ call: 'POST /api/machines/1/publish', body: {} }]);
});

it('takes a machine off the site only when asked twice', async () => {
  const { press, pressInDialog, sent, answer } = open();
  answer('POST /api/machines/1/unpublish', machineRecord({ published_at: null }));

  await press('Unpublish');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Take this machine off the site? | It becomes a draft that only you see. Rentals that are agreed go on. | [Cancel] | [Take it off the site]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await press('Unpublish');
  await pressInDialog('Take it off the site');
  await page.findByText('It is a draft now.');
  await page.findByText('Ready to publish');
  expect(sent()).toEqual([{ call: 'POST /api/machines/1/unpublish', body: {} }]);
});

it('says why Yard took a machine off, and that it is changed before it is published again', async () => {
  open({
    'GET /api/machines/1': machineRecord({
      published_at: null,
      taken_off_reason: 'Show the machine itself.',
    }),
  });
  await title();
  await page.findByText('Yard took this machine off the site');
  expect(page.getByText('Show the machine itself.').parentElement?.textContent).toBe(
    'Show the machine itself.Change it. Then you can publish it again.',
  );
  expect(page.queryByRole('button', { name: 'Publish' })).toBeNull();
});

it('says why a machine cannot be taken off, and leaves it', async () => {
  const { press, pressInDialog, answer } = open();
  answer('POST /api/machines/1/unpublish', { status: 409, body: { message: 'A rental is going on.' } });

  await press('Unpublish');
  await pressInDialog('Take it off the site');

  await page.findByText('A rental is going on.');
  expect(page.queryByText('It is a draft now.')).toBeNull();
});

it('deletes a machine only when asked twice, and goes to the others', async () => {
  const { press, pressInDialog, sent, answer, address } = open();
  answer('DELETE /api/machines/1', refused({ machine: ['Two rentals of it are open.'] }));

  await press('Delete machine');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Delete “Caterpillar 320 GC crawler excavator”? | Its page, photos and calendar go. Past rentals keep their records. | [Cancel] | [Delete machine]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await press('Delete machine');
  await pressInDialog('Delete machine');
  await page.findByText('Two rentals of it are open.');
  await waitFor(() =>
    expect(read(region('Delete'))).toBe(
      '(Delete) | Delete | It was not deleted | Two rentals of it are open. | To hide it for a while, unpublish it instead. | [Delete machine]',
    ),
  );

  answer('DELETE /api/machines/1', { status: 204 });
  await press('Delete machine');
  await pressInDialog('Delete machine');
  await page.findByText('Machine deleted.');
  expect(address()).toBe('/my-machines');
  expect(sent()).toEqual([
    { call: 'DELETE /api/machines/1', body: null },
    { call: 'DELETE /api/machines/1', body: null },
  ]);
});
