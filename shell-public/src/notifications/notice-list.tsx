import { type NotificationRecord, notificationType } from '@yard/contracts';
import { noticePath } from '@yard/contracts/notice-path';
import { useAction } from '@yard/data';
import { DateText, Indicator, Stack, Text } from '@yard/ui';
import { Link } from 'react-router';
import styles from './notifications.module.css';
import { isUnread } from './use-notices';

type NoticeListProps = { notices: readonly NotificationRecord[]; onFollow?: () => void };

/** Notices, newest first as they come; each leads to its record and counts as read by that. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Notice notice={notice} onFollow={onFollow} />
        </li>
      ))}
    </ul>
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
    <Link to={noticePath(notice)} className={styles.notice} onClick={follow}>
      <span className={styles.dot}>{isUnread(notice) && <Indicator label="Unread" />}</span>
      <Stack as="span" gap={1} shrinks>
        <span className={isUnread(notice) ? styles.unread : undefined}>{notice.title}</span>
        <span className={styles.body}>{notice.body}</span>
        <Text as="span" size={13} soft>
          <DateText value={notice.created_at} />
        </Text>
      </Stack>
    </Link>
  );
}
