import { notificationType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import {
  Button,
  Card,
  Page,
  EmptyState,
  LinkButton,
  LoadFailed,
  PageHeader,
  pageOf,
  Pagination,
  SkeletonTable,
} from '@yard/ui';
import { useSearchParams } from 'react-router';
import { NoticeList } from './notice-list';
import { isUnread, useReadAll } from './use-notices';

export default function NotificationsPage() {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  const notices = useRecords(notificationType, { page, per_page: 25 });
  useLiveRecords(notificationType);
  const readAll = useReadAll();
  const markAll = (
    <Button icon="check" busy={readAll.isPending} onPress={() => readAll.mutate()}>
      Mark all read
    </Button>
  );

  return (
    <Page narrow>
      <PageHeader title="Notifications" actions={notices.data?.data.some(isUnread) && markAll} />
      {!notices.data && !notices.isError && <SkeletonTable columns={2} />}
      {!notices.data && notices.isError && (
        <LoadFailed title="We couldn’t load the notifications" answer={notices} />
      )}
      {notices.data?.data.length === 0 && <NothingYet />}
      {notices.data && notices.data.data.length > 0 && (
        <>
          <Card padded={false}>
            <NoticeList notices={notices.data.data} />
          </Card>
          <Pagination
            {...pageOf(notices.data)}
            noun="notifications"
            onPage={(next) => setQuery({ page: String(next) })}
          />
        </>
      )}
    </Page>
  );
}

function NothingYet() {
  return (
    <EmptyState icon="bell" title="Nothing yet" action={<LinkButton to="/search">Find a machine</LinkButton>}>
      When something happens to your rentals, machines or tickets, you read it here and get a mail.
    </EmptyState>
  );
}
