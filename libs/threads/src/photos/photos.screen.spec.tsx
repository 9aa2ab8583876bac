import type { AttachedPhoto } from '@yard/contracts';
import {
  act,
  lateAnswer,
  Controlled,
  controlledValue,
  mediaRecord,
  openPart,
  page,
  storeFiles,
  waitFor,
} from '@yard/testing/screen';
import { PhotoField } from './photo-field';
import { usePhotos } from './use-photos';

const old: AttachedPhoto = { media_id: 4, url: '/media/4.jpg', width: 4, height: 3 };
const added: AttachedPhoto = { media_id: 12, url: '/media/12/bucket.jpg', width: 1600, height: 1200 };
const picture = (name = 'bucket.jpg') => new File(['x'], name, { type: 'image/jpeg' });

type FieldProps = { value: readonly AttachedPhoto[]; set: (value: readonly AttachedPhoto[]) => void };
function Field({ value, set }: FieldProps) {
  const photos = usePhotos('rental_requests/5/message', value, set, { max: 3, saved: [old] });
  return (
    <>
      <PhotoField photos={photos} />
      <p>{`${photos.room} more, ${photos.isUploading ? 'uploading' : 'still'}`}</p>
      <button onClick={() => void photos.discard()}>Discard</button>
    </>
  );
}

const opened = async (first: readonly AttachedPhoto[], answers: object) => {
  const screen = openPart(
    <Controlled<readonly AttachedPhoto[]> first={first}>
      {(value, set) => <Field value={value} set={set} />}
    </Controlled>,
    { answers: { ...answers } },
  );
  await page.findByTestId('field');
  return screen;
};
const chooser = () => page.getByLabelText<HTMLInputElement>('Photos to add');
const press = (name: string) => page.findByRole('button', { name });

it('adds pictures as they arrive, and no more than there is room for', async () => {
  const late = lateAnswer();
  const { person, sent } = await opened([old], { 'POST /api/media': late.answer });
  expect([chooser().accept, chooser().multiple]).toEqual(['image/*', true]);
  expect(page.getByText('2 more, still')).toBeTruthy();
  await person.upload(chooser(), [picture()]);
  expect(await page.findByText('1 more, uploading')).toBeTruthy();
  expect(page.getByRole('progressbar', { name: 'Uploading bucket.jpg' })).toBeTruthy();
  late.give(mediaRecord());
  await waitFor(() => expect(controlledValue()).toEqual([old, added]));
  expect(page.getByText('1 more, still')).toBeTruthy();
  expect(sent()).toEqual([{ call: 'POST /api/media', body: { file: 'bucket.jpg' } }]);
});

it('sends a photo of a phone as a JPEG', async () => {
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 4, height: 3, close: () => undefined }),
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: () => undefined }),
    toBlob: (give: (blob: Blob) => void) => give(new Blob(['x'])),
  });
  const { person, sent } = await opened([], { 'POST /api/media': mediaRecord() });

  await person.upload(chooser(), new File(['x'], 'IMG_1.heic', { type: 'image/heic' }));

  await waitFor(() => expect(controlledValue()).toEqual([added]));
  expect(sent()).toEqual([{ call: 'POST /api/media', body: { file: 'IMG_1.jpg' } }]);
});

it('says how many there may be, and sends those alone', async () => {
  const { person, sent } = await opened([old, added], { 'POST /api/media': mediaRecord({ id: 13 }) });
  await person.upload(chooser(), [picture('a.jpg'), picture('b.jpg')]);
  expect((await page.findByRole('alertdialog')).textContent).toBe('You can add 3 photos at most.Close');
  await waitFor(() => expect(sent()).toEqual([{ call: 'POST /api/media', body: { file: 'a.jpg' } }]));
  await person.click(await press('Close'));
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Add photos' })).toHaveProperty('disabled', true),
  );
});

it('keeps a refusal on its list until it is put away', async () => {
  const { person } = await opened([], {
    'POST /api/media': {
      status: 422,
      body: { message: 'x', errors: { file: ['The file field is no picture.'] } },
    },
  });
  await person.upload(chooser(), picture());
  expect((await page.findByRole('alert')).textContent).toBe('“bucket.jpg” is no picture.');
  expect(page.getByText('2 more, still')).toBeTruthy();
  await person.click(await press('Dismiss bucket.jpg'));
  expect(page.queryByRole('alert')).toBeNull();
});

it('takes pictures out, and deletes those that were added here', async () => {
  const { person, sent, answer } = await opened([old, added], { 'DELETE /api/media/12': { status: 204 } });
  await person.click(await press('Remove Photo 1'));
  expect(controlledValue()).toEqual([added]);
  expect(sent()).toEqual([]);
  await person.click(await press('Remove Photo 1'));
  await waitFor(() => expect(sent()).toEqual([{ call: 'DELETE /api/media/12', body: null }]));
  expect(controlledValue()).toEqual([]);
  answer('DELETE /api/media/12', { status: 204 });
});

it('deletes what was added here and is left unsent, and tells no refusal', async () => {
  const { person, sent } = await opened([old, added], {
    'DELETE /api/media/12': { status: 403, body: { message: 'No.' } },
  });
  await person.click(await press('Discard'));
  await waitFor(() => expect(sent()).toEqual([{ call: 'DELETE /api/media/12', body: null }]));
  await person.click(await press('Remove Photo 2'));
  expect((await page.findByRole('alertdialog')).textContent).toBe('No.Close');
});

it('enlarges a picture by its number', async () => {
  const { person } = await opened([old, added], {});
  expect(page.getByRole('list', { name: 'Photos to send' })).toBeTruthy();
  await person.click(await press('Enlarge: Photo 2'));
  expect((await page.findByRole('dialog')).textContent).toBe('2 of 2: Photo 2');
});

it('keeps a picture that cannot be sent, and sends it once the server can be reached', async () => {
  const stored = storeFiles();
  const { person, answer, sent } = await opened([], {
    'POST /api/media': { status: 503, body: { message: 'Away.' } },
  });
  await person.upload(chooser(), picture());
  expect(await page.findByText('Waits for a connection')).toBeTruthy();
  expect(page.queryByRole('alert')).toBeNull();
  expect([...stored.values()]).toMatchObject([{ place: '2:rental_requests/5/message', tag: 'photo' }]);

  answer('POST /api/media', mediaRecord());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(controlledValue()).toEqual([added]));
  expect(sent()).toHaveLength(2);
  expect(stored.size).toBe(0);
});

it('sends what was left waiting when the field is opened again', async () => {
  const stored = storeFiles();
  stored.set(3, { id: 3, place: '2:rental_requests/5/message', tag: 'photo', file: picture() });
  await opened([], { 'POST /api/media': mediaRecord() });
  await waitFor(() => expect(controlledValue()).toEqual([added]));
});
