import { type NotificationRecord, notificationType } from '@yard/contracts';
import { noticePath } from '@yard/contracts/notice-path';
import { useAction } from '@yard/data';
import { Box, DateText, Hint, Indicator, Row, Stack, Text } from '@yard/ui';
import { Link } from 'react-router';
import styles from './notifications.module.css';
import { isUnread } from './use-notices';

type NoticeListProps = { notices: readonly NotificationRecord[]; onFollow?: () => void };

/** Notices, newest first as they come; each leads to its record and counts as read by that. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  return (
    <Box as="ul" bare divided>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Notice notice={notice} onFollow={onFollow} />
        </li>
      ))}
    </Box>
  );
}

function Notice({ notice, onFollow }: { notice: NotificationRecord; onFollow?: () => void }) {
  const read = useAction<NotificationRecord, object>(notificationType, notice.id, 'read');
  const follow = () => {
    // A notice that stays unread is no harm: the list shows it as it is.
    if (isUnread(notice)) read.mutate({});
    onFollow?.();
  };
  return (
    <Row as={Link} to={noticePath(notice)} leads gap={2} pad={3} className={styles.notice} onClick={follow}>
      <span className={styles.dot}>{isUnread(notice) && <Indicator label="Unread" />}</span>
      <Stack as="span" gap={1} shrinks>
        <Text as="span" weight={isUnread(notice) ? 650 : 400}>
          {notice.title}
        </Text>
        <Hint as="span" breaks className={styles.body}>
          {notice.body}
        </Hint>
        <Text as="span" size={13} soft>
          <DateText value={notice.created_at} />
        </Text>
      </Stack>
    </Row>
  );
}
