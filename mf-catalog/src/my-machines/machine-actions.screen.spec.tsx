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
      'Draft | View listing → /machines/1 | [Duplicate] | Print label (opens in a new tab) → http://localhost/machines/1/label | Ready to publish | It has no photos yet, so renters see a drawing of its type. | [Publish]',
    ),
  );

  await press('Publish');
  await press(/Publish/);
  publishing.give(machine);

  await page.findByText('Machine published');
  await page.findByText('Published');
  expect(sent()).toEqual([{ call: 'POST /api/machines/1/publish', body: {} }]);
});

it('takes a machine off the site only when asked twice', async () => {
  const { press, pressInDialog, sent, answer } = open();
  answer('POST /api/machines/1/unpublish', machineRecord({ published_at: null }));

  await press('Unpublish');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Unpublish this machine? | It becomes a draft only you can see. Booked rentals continue. | [Cancel] | [Unpublish machine]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await press('Unpublish');
  await pressInDialog('Unpublish machine');
  await page.findByText('Machine unpublished');
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
  await page.findByText('Yard took this machine down');
  expect(page.getByText('Show the machine itself.').parentElement?.textContent).toBe(
    'Show the machine itself.Edit it, then publish it again.',
  );
  expect(page.queryByRole('button', { name: 'Publish' })).toBeNull();
});

it('says why a machine cannot be taken off, and leaves it', async () => {
  const { press, pressInDialog, answer } = open();
  answer('POST /api/machines/1/unpublish', { status: 409, body: { message: 'A rental is going on.' } });

  await press('Unpublish');
  await pressInDialog('Unpublish machine');

  await page.findByText('A rental is going on.');
  expect(page.queryByText('Machine unpublished')).toBeNull();
});

it('deletes a machine only when asked twice, and goes to the others', async () => {
  const { press, pressInDialog, sent, answer, address } = open();
  answer('DELETE /api/machines/1', refused({ machine: ['Two rentals of it are open.'] }));

  await press('Delete machine');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Delete “Caterpillar 320 GC crawler excavator”? | This deletes its page, photos and calendar. Past rentals keep their records. | [Cancel] | [Delete machine]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await press('Delete machine');
  await pressInDialog('Delete machine');
  await page.findByText('Two rentals of it are open.');
  await waitFor(() =>
    expect(read(region('Delete'))).toBe(
      '(Delete) | Delete | This can’t be deleted | Two rentals of it are open. | To hide it for a while, unpublish it instead. | [Delete machine]',
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
