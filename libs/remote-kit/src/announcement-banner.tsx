import { Button, stored } from '@yard/ui';
import { useEffect, useState } from 'react';
import { FixedNotice } from './fixed-notice';
import type { Announcement } from './read-listing';

const KEY = 'yard.announcement';

/** An announcement until its end, or until its reader closes it; what was changed since is there again. */
export default function AnnouncementBanner({ announcement }: { announcement: Announcement }) {
  const { id, content, ends_at } = announcement;
  const read = `${id} ${content}`;
  const [isOver, setOver] = useState(() => stored.local.getItem(KEY) === read);
  useEffect(() => {
    const left = Date.parse(ends_at) - Date.now();
    // A timer of more than 24 days begins at once.
    if (left > 2 ** 31 - 1) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [ends_at]);
  if (isOver) return null;
  const close = () => {
    stored.local.setItem(KEY, read);
    setOver(true);
  };
  return (
    <FixedNotice label="Announcement" text={content}>
      <Button onPress={close}>Close</Button>
    </FixedNotice>
  );
}
