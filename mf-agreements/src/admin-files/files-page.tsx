import { FileBrowser } from '@yard/files';
import { PageHeader } from '@yard/ui';

/** Every picture that was uploaded, for texts and machines. */
export default function FilesPage() {
  return (
    <>
      <PageHeader
        title="Files"
        lead="Pictures for documents, policies and machines. What a text shows cannot be deleted; a new name changes no text."
      />
      <FileBrowser />
    </>
  );
}
