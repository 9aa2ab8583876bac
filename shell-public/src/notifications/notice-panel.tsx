import { Box, Button, EmptyState, ErrorState, Row, SkeletonText, Stack, Text } from '@yard/ui';
import { useBackCloses } from '@yard/ui/back-closes';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { NoticeList } from './notice-list';
import styles from './notifications.module.css';
import { useNewestNotices, useReadAll } from './use-notices';

/** Number that fits without scrolling far; the rest is on the page. */
const SHOWN = 8;

export function NoticePanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const notices = useNewestNotices();
  const readAll = useReadAll();
  useEffect(() => panel.current?.focus(), []);
  useBackCloses(onClose);
  // The button goes with the last unread one: the focus stays in the panel, which Escape closes from.
  const markAll = () => readAll.mutate(undefined, { onSuccess: () => panel.current?.focus() });

  return (
    <Stack
      ref={panel}
      framed
      divided
      className={styles.panel}
      role="dialog"
      aria-label="Notifications"
      tabIndex={-1}
    >
      <Row gap={3} align="center" justify="between" className={styles.head}>
        <Text as="h2" size={18}>
          Notifications
        </Text>
        {notices.unread > 0 && (
          <Button small kind="quiet" busy={readAll.isPending} onPress={markAll}>
            Mark all read
          </Button>
        )}
      </Row>
      <Box grows className={styles.scroll}>
        <Newest notices={notices} onFollow={onClose} />
      </Box>
      <Box pad={4} padY={3} size={14} weight={600}>
        <Link to="/notifications" onClick={onClose}>
          All notifications
        </Link>
      </Box>
    </Stack>
  );
}

type NewestProps = { notices: ReturnType<typeof useNewestNotices>; onFollow: () => void };

function Newest({ notices, onFollow }: NewestProps) {
  if (notices.data === undefined) {
    if (notices.isError) {
      return <ErrorState title="We couldn’t load the notifications" onRetry={() => void notices.refetch()} />;
    }
    return (
      <Box pad={4}>
        <SkeletonText lines={6} />
      </Box>
    );
  }
  if (notices.data.data.length === 0) {
    return (
      <EmptyState icon="bell" title="Nothing new">
        Updates on your rentals show up here.
      </EmptyState>
    );
  }
  return <NoticeList notices={notices.data.data.slice(0, SHOWN)} onFollow={onFollow} />;
}
