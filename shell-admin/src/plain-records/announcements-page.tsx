import { announcements, TITLE_MAX } from '@yard/contracts';
import { announcementList, announcementWords } from '@yard/contracts/back-office';
import { StatusBadge } from '@yard/ui';
import type { PlainKind, RecordOfResource } from './plain-kind';
import { PlainRecordsPage } from './plain-records-page';

type AnnouncementRecord = RecordOfResource<typeof announcements>;

const kind: PlainKind<AnnouncementRecord> = {
  ...announcements,
  auditType: 'announcement',
  right: 'site',
  title: 'Announcements',
  lead: 'A banner on every page of both sites, guests included.',
  noun: 'announcement',
  plural: 'announcements',
  icon: 'info',
  none: 'Announce planned downtime.',
  columns: announcementList,
  sort: { key: 'starts_at', direction: 'desc' },
  fields: [
    {
      name: 'content',
      label: 'Text',
      hint: 'A sentence or two. Open pages show it once they’re reloaded.',
      max: TITLE_MAX,
      rows: 3,
    },
    { name: 'starts_at', label: 'From', hint: 'In your own time zone.' },
    { name: 'ends_at', label: 'Until' },
  ],
  status: (announcement) => <AnnouncementStatus announcement={announcement} />,
};

const TONES = { Over: 'neutral', Coming: 'info', 'Shown now': 'good' } as const;

function AnnouncementStatus({ announcement }: { announcement: AnnouncementRecord }) {
  const words = announcementWords(announcement, new Date());
  return <StatusBadge tone={TONES[words]}>{words}</StatusBadge>;
}

export const AnnouncementsPage = () => <PlainRecordsPage kind={kind} />;
