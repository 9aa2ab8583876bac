import { type DocumentRecord, NAMED_KINDS } from '@yard/contracts';
import {
  Card,
  DateText,
  Grid,
  Hint,
  LoadFailed,
  Page,
  PageHeader,
  SkeletonBlock,
  Stack,
  Text,
} from '@yard/ui';
import type { ReactNode } from 'react';
import { usePublishedDocuments } from './use-published-documents';

export default function DocumentsPage() {
  const { documents, isError, isFetching, refetch } = usePublishedDocuments(null);
  return (
    <Page>
      <Stack gap={6}>
        <PageHeader
          title="Documents and policies"
          lead="What renters and owners agree to. Each rental uses the versions from its request."
        />
        <Grid as="ul" fit={340} gap={3} bare>
          <Entry to="/documents/deposit_policy" name="Deposits" detail="How much, and when it comes back" />
          <Entry
            to="/documents/cancellation_policy"
            name="Canceling a rental"
            detail="What you get back, and until when"
          />
          {documents?.map((document) => (
            <DocumentEntry key={document.id} document={document} />
          ))}
        </Grid>
        {documents === undefined && isError && (
          <LoadFailed title="We couldn’t load the documents" answer={{ isFetching, refetch }} />
        )}
        {documents === undefined && !isError && <SkeletonBlock height={94} />}
      </Stack>
    </Page>
  );
}

function DocumentEntry({ document }: { document: DocumentRecord }) {
  return (
    <Entry
      to={`/documents/${document.kind}${NAMED_KINDS.includes(document.kind) ? `#document-${document.id}` : ''}`}
      name={document.name}
      detail={
        <>
          Version {document.version} · <DateText dayOnly value={document.published_at} />
        </>
      }
    />
  );
}

function Entry({ to, name, detail }: { to: string; name: string; detail: ReactNode }) {
  return (
    <li>
      <Card to={to}>
        <Text as="span" block weight={650}>
          {name}
        </Text>
        <Hint as="span" block>
          {detail}
        </Hint>
      </Card>
    </li>
  );
}
