import { Button } from '@yard/ui';
import { useEffect, useState } from 'react';
import { FixedNotice } from './fixed-notice';
import type { Announcement } from './read-listing';

const KEY = 'yard.announcement';

/** An announcement until its end, or until its reader closes it; what was changed since is there again. */
export default function AnnouncementBanner({ announcement }: { announcement: Announcement }) {
  const { id, content, ends_at } = announcement;
  const read = `${id} ${content}`;
  const [isOver, setOver] = useState(() => remembered() === read);
  useEffect(() => {
    const left = Date.parse(ends_at) - Date.now();
    // A timer of more than 24 days begins at once.
    if (left > 2 ** 31 - 1) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [ends_at]);
  if (isOver) return null;
  const close = () => {
    remember(read);
    setOver(true);
  };
  return (
    <FixedNotice label="Announcement" text={content}>
      <Button onPress={close}>Close</Button>
    </FixedNotice>
  );
}

/** Where storage is refused, the next page says it again. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(read: string): void {
  try {
    localStorage.setItem(KEY, read);
  } catch (error) {
    console.warn('The closed announcement is not remembered.', error);
  }
}
