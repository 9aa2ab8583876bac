import {
  lateAnswer,
  listOf,
  machineRecord,
  openPart,
  page,
  photoRecord,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import { ChosenPhotos } from '../new-machine-page';
import { PhotosPanel } from './photos-panel';
import { useChosenPhotos } from './use-chosen-photos';

const photos = [
  photoRecord(),
  photoRecord({ id: 12, url: '/media/22.jpg', caption: 'The cab', position: 1 }),
  photoRecord({ id: 13, url: '/media/23.jpg', position: 2 }),
];
const open = (machine = machineRecord({ photos })) =>
  openPart(<PhotosPanel machine={machine} />, { answers: { 'GET /api/machines': listOf([]) } });
const panel = () => read(page.getByRole('region'));

it('shows the photos in their order, each with its buttons', async () => {
  open();

  await page.findByAltText('The cab');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Photos) | Photos | [Add photos] | (Photos in their order) | {Photo 1} | [Move photo 1 forward, disabled] | [Move photo 1 back] | [Rotate photo 1] | [Describe photo 1] | [Remove photo 1] | {The cab} | [Move photo 2 forward] | [Move photo 2 back] | [Rotate photo 2] | [Describe photo 2] | [Remove photo 2] | {Photo 3} | [Move photo 3 forward] | [Move photo 3 back, disabled] | [Rotate photo 3] | [Describe photo 3] | [Remove photo 3] | Up to 20 pictures of 10 MB. The first one is shown in the search; drag a photo to another place, or use its arrows.',
    ),
  );
  expect(page.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    '/media/21.jpg',
    '/media/22.jpg',
    '/media/23.jpg',
  ]);
});

it('moves a photo, and sends the positions that are others then', async () => {
  const { person, press, sent, answer } = open();
  const first = lateAnswer();
  answer('PATCH /api/machines/1/photos/12', first.answer);
  answer('PATCH /api/machines/1/photos/11', photoRecord({ position: 1 }));

  await press('Move photo 2 forward');
  await waitFor(() => expect(panel()).toContain('[Move photo 1 back, disabled]'));
  await waitFor(() => expect(panel()).toContain('[Rotate photo 1, disabled]'));
  await person.click(page.getByRole('button', { name: 'Move photo 1 back' }));
  first.give(photos[1]);

  await waitFor(() => expect(panel()).toContain('[Move photo 1 back]'));
  expect(sent()).toEqual([
    { call: 'PATCH /api/machines/1/photos/12', body: { position: 0 } },
    { call: 'PATCH /api/machines/1/photos/11', body: { position: 1 } },
  ]);
});

it('moves a photo back', async () => {
  const { press, sent, answer } = open();
  for (const id of [12, 13]) answer(`PATCH /api/machines/1/photos/${id}`, photoRecord({ id }));

  await press('Move photo 2 back');

  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { call: 'PATCH /api/machines/1/photos/13', body: { position: 1 } },
    { call: 'PATCH /api/machines/1/photos/12', body: { position: 2 } },
  ]);
});

it('rotates a photo, and says why that was not possible', async () => {
  const { press, sent, answer } = open();
  answer('POST /api/machines/1/photos/12/rotate', refused({ file: ['It is no picture.'] }));

  await press('Rotate photo 2');

  await page.findByText('It is no picture.');
  expect(sent()).toEqual([{ call: 'POST /api/machines/1/photos/12/rotate', body: null }]);
});

it('describes a photo', async () => {
  const { person, press, sent, answer } = open();
  answer('PATCH /api/machines/1/photos/12', photos[1]);

  await press('Describe photo 2');
  expect(read(await page.findByRole('dialog'))).toBe(
    'What the photo shows | [Close] | (Photo) | DescriptionShown with the photo, and read aloud to people who can’t see it. ‹The cab› | [Save description]',
  );
  await person.type(page.getByLabelText('Description'), ' inside');
  await press('Save description');

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ call: 'PATCH /api/machines/1/photos/12', body: { caption: 'The cab inside' } }]);
});

it('removes a photo only when asked twice', async () => {
  const { press, pressInDialog, sent, answer } = open();
  answer('DELETE /api/machines/1/photos/11', { status: 204 });

  await press('Remove photo 2');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Remove this photo? | The cab | [Cancel] | [Remove photo]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await press('Remove photo 1');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Remove this photo? | It’s deleted from your files, too, unless you use it elsewhere. | [Cancel] | [Remove photo]',
  );
  await pressInDialog('Remove photo');
  await waitFor(() => expect(sent()).toEqual([{ call: 'DELETE /api/machines/1/photos/11', body: null }]));
});

it('takes no more photos than a machine may have', async () => {
  const many = Array.from({ length: 20 }, (_, index) => photoRecord({ id: index + 1, position: index }));
  open(machineRecord({ photos: many }));

  await waitFor(() => expect(panel()).toContain('(Photos) | Photos | [Add photos, disabled]'));
});

function Choosing() {
  const { photos: chosen, add, move, rotate, remove } = useChosenPhotos();
  return (
    <>
      <ChosenPhotos
        photos={chosen}
        onAdd={add}
        onMove={move}
        onRotate={(photo) => void rotate(photo)}
        onRemove={remove}
      />
      <p>{chosen.map(({ file }) => file.name).join(', ')}</p>
    </>
  );
}

it('chooses photos of a machine that is not saved: moved, removed, no more than it may have', async () => {
  let count = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(count += 1)}`);
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('No picture')) });
  const { person, press } = openPart(<Choosing />);
  const file = (name: string) => new File(['x'], name, { type: 'image/png' });
  const choose = async (...names: string[]) =>
    person.upload(await page.findByLabelText('Photos to add'), names.map(file));

  await choose('a.png', 'b.png', 'c.png');
  await page.findByText('a.png, b.png, c.png');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Photos) | Photos | [Add photos] | (Photos in their order) | {Photo 1} | [Move photo 1 forward, disabled] | [Move photo 1 back] | [Rotate photo 1] | [Remove photo 1] | {Photo 2} | [Move photo 2 forward] | [Move photo 2 back] | [Rotate photo 2] | [Remove photo 2] | {Photo 3} | [Move photo 3 forward] | [Move photo 3 back, disabled] | [Rotate photo 3] | [Remove photo 3] | Up to 20 pictures of 10 MB, uploaded when you save the draft. The first one is shown in the search; drag a photo to another place, or use its arrows.',
    ),
  );
  await press('Move photo 1 back');
  await page.findByText('b.png, a.png, c.png');
  await press('Remove photo 1');
  await page.findByText('a.png, c.png');
  await press('Rotate photo 2');
  await page.findByText('Your browser can’t read this picture. Save the draft first, then rotate it.');

  await press('Close');
  await choose(...Array.from({ length: 19 }, (_, index) => `${index}.png`));
  await page.findByText('A machine can have up to 20 photos.');
  await waitFor(() => expect(page.getAllByRole('img', { hidden: true })).toHaveLength(20));
});
