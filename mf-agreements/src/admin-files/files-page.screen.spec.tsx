import { listOf, mediaRecord, openScreen, page, people, read, waitFor } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';

it('lists every uploaded picture, and says what may become of it', async () => {
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, '/files', {
    user: people.ada,
    answers: {
      'GET /api/media': listOf([mediaRecord()]),
      'GET /api/media/folders': { folders: [{ folder: '', files: 1 }] },
    },
  });
  await page.findByText('bucket.jpg');

  await waitFor(() =>
    expect(read(page.getByRole('main'))).toBe(
      'Files | Images for documents, policies and machines. Images in use can’t be deleted. Renaming doesn’t affect documents. | Search files ‹Search by name› | (Whose files) | [x] My files | [ ] Everybody’s | [Upload] | (Folders) | [All files1] | (Files) | [bucket.jpg1.4 MB]',
    ),
  );
});
