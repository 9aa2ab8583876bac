import { type DocumentRecord } from '@yard/contracts';
import { withBlanks } from '@yard/contracts/blanks';
import { Banner, DateText, PageHeader } from '@yard/ui';
import { Article } from './article';

export function ReadableDocument({ document }: { document: DocumentRecord }) {
  const { html, hasBlanks } = withBlanks(document.content);
  return (
    <>
      <PageHeader
        back={{ to: '/documents', label: 'Documents and policies' }}
        title={document.name}
        lead={
          <>
            Version {document.version}, in force since <DateText dayOnly value={document.published_at} />
          </>
        }
      />
      {hasBlanks && (
        <Banner>What stands in [brackets] is filled in with your rental before you agree to it.</Banner>
      )}
      <Article html={html} />
    </>
  );
}
