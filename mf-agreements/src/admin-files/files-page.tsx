import { FileBrowser } from '@yard/files';
import { PageHeader } from '@yard/ui';

export default function FilesPage() {
  return (
    <>
      <PageHeader
        title="Files"
        lead="Images for documents, policies and machines. Images in use can’t be deleted. Renaming doesn’t affect documents."
      />
      <FileBrowser />
    </>
  );
}
