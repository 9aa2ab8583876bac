import { type NotificationRecord, notificationType } from '@yard/contracts';
import { noticePath } from '@yard/contracts/notice-path';
import { useAction } from '@yard/data';
import { dayOf, formatDate, timeOf } from '@yard/dates';
import { Box, Hint, Indicator, Row, Stack, Text } from '@yard/ui';
import { Link } from 'react-router';
import styles from './notifications.module.css';
import { isUnread } from './use-notices';

type NoticeListProps = { notices: readonly NotificationRecord[]; onFollow?: () => void };

/** Notices by day, newest first as they come; each leads to its record and counts as read by that. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  return (
    <Box as="ul" bare divided>
      {notices.map((notice, index) => (
        <li key={notice.id}>
          {dayWords(notice) !== dayWords(notices[index - 1]) && (
            <Text size={13} weight={600} soft className={styles.day}>
              {dayWords(notice)}
            </Text>
          )}
          <Notice notice={notice} onFollow={onFollow} />
        </li>
      ))}
    </Box>
  );
}

function dayWords(notice: NotificationRecord | undefined): string {
  if (!notice) return '';
  const [day, today] = [dayOf(notice.created_at), dayOf(new Date().toISOString())];
  return day === today
    ? 'Today'
    : formatDate(day, day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'full');
}

function Notice({ notice, onFollow }: { notice: NotificationRecord; onFollow?: () => void }) {
  const read = useAction<NotificationRecord, object>(notificationType, notice.id, 'read');
  const follow = () => {
    // A notice that stays unread is no harm: the list shows it as it is.
    if (isUnread(notice)) read.mutate({});
    onFollow?.();
  };
  return (
    <Stack as={Link} to={noticePath(notice)} leads gap={1} pad={3} className={styles.notice} onClick={follow}>
      <Row as="span" gap={2} align="baseline" justify="between">
        <Text as="span" weight={isUnread(notice) ? 650 : 400} breaks>
          {isUnread(notice) && <Indicator label="Unread" />} {notice.title}
        </Text>
        <Text as="span" size={13} soft nowrap>
          {timeOf(notice.created_at)}
        </Text>
      </Row>
      <Hint as="span" breaks className={styles.body}>
        {notice.body}
      </Hint>
    </Stack>
  );
}
