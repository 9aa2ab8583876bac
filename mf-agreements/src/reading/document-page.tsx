import type { DocumentKind, DocumentRecord } from '@yard/contracts';
import { DOCUMENT_KIND_NAMES, documentKindFrom } from '@yard/contracts';
import { usePageTitle } from '@yard/remote-kit';
import { AwaitedRecord, EmptyState, LinkButton, Page, Stack, Banner, DateText, PageHeader } from '@yard/ui';
import { useParams } from 'react-router';
import { HelpTexts } from './help-texts';
import { ReadableDocuments } from './readable-documents';
import { usePublishedDocuments } from './use-published-documents';
import { withBlanks } from '@yard/contracts/blanks';
import { Article } from './article';

export default function DocumentPage() {
  const kind = documentKindFrom(useParams().kind);
  return (
    <Page narrow>
      <Stack gap={6}>{kind === null ? <NoDocument /> : <Published kind={kind} />}</Stack>
    </Page>
  );
}

function Published({ kind }: { kind: DocumentKind }) {
  const { documents, isPlaceholderData, ...answer } = usePublishedDocuments(kind);
  usePageTitle(DOCUMENT_KIND_NAMES[kind]);
  const shown = isPlaceholderData ? undefined : documents;
  if (shown === undefined) {
    return <AwaitedRecord title="We couldn’t load the document" level={1} answer={answer} />;
  }
  return <Texts kind={kind} documents={shown} />;
}

function Texts({ kind, documents }: { kind: DocumentKind; documents: DocumentRecord[] }) {
  const [first] = documents;
  if (first === undefined) return <NoDocument />;
  if (kind === 'help') return <HelpTexts texts={documents} />;
  if (kind === 'other') return <ReadableDocuments documents={documents} />;
  return <ReadableDocument document={first} />;
}

function NoDocument() {
  return (
    <EmptyState
      icon="document"
      level={1}
      title="No document here"
      action={<LinkButton to="/documents">All documents</LinkButton>}
    />
  );
}

function ReadableDocument({ document }: { document: DocumentRecord }) {
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
      {hasBlanks && <Banner>We fill in the [brackets] with your rental before you agree.</Banner>}
      <Article html={html} />
    </>
  );
}
