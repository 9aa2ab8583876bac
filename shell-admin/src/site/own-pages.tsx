import type { SideEntry } from '@yard/ui/admin-layout';
import { type ComponentType, lazy } from 'react';

const page = <N extends string>(name: N, load: () => Promise<Record<N, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

export const ownPages: readonly (readonly [path: string, title: string, Page: ComponentType])[] = [
  [
    '/rental_store_access_requests',
    'Rental store access requests',
    page('StoreAccessPage', () => import('../store-access/store-access-page')),
  ],
  ['/users', 'Users', page('UsersPage', () => import('../users/users-page'))],
  ['/users/:user_id', 'User', page('UserPage', () => import('../users/user-page'))],
  ['/machines', 'Machines', page('MachinesPage', () => import('../machines/machines-page'))],
  ['/machines/:machine_id', 'Machine', page('MachinePage', () => import('../machines/machine-page'))],
  ['/statistics', 'Statistics', page('StatisticsPage', () => import('../statistics/statistics-page'))],
  [
    '/saved_replies',
    'Saved replies',
    page('SavedRepliesPage', () => import('../plain-records/saved-replies-page')),
  ],
  [
    '/search_synonyms',
    'Search synonyms',
    page('SearchSynonymsPage', () => import('../plain-records/search-synonyms-page')),
  ],
  [
    '/announcements',
    'Announcements',
    page('AnnouncementsPage', () => import('../plain-records/announcements-page')),
  ],
  ['/mails', 'Emails', page('MailsPage', () => import('../mails/mails-page'))],
  ['/activity', 'Activity', page('ActivityPage', () => import('../activity/activity-page'))],
  ['/jobs', 'Background jobs', page('JobsPage', () => import('../jobs/jobs-page'))],
  ['/error_reports', 'Errors', page('ErrorsPage', () => import('../errors/errors-page'))],
  ['/remotes', 'Remotes', page('RemotesPage', () => import('../remotes/remotes-page'))],
  [
    '/recordings/:recording_id',
    'Recording',
    page('RecordingPage', () => import('../recordings/recording-page')),
  ],
];

export type OrderedEntry = SideEntry & { order: number };

export const ownNav: readonly OrderedEntry[] = [
  { to: '/rental_store_access_requests', label: 'Rental Store Access Requests', icon: 'store', order: 62 },
  { to: '/users', label: 'Users', icon: 'people', order: 60 },
  { to: '/machines', label: 'Machines', icon: 'machine', order: 40 },
  { to: '/statistics', label: 'Statistics', icon: 'chart', order: 28 },
  { to: '/saved_replies', label: 'Saved Replies', icon: 'message', order: 86 },
  { to: '/search_synonyms', label: 'Search Synonyms', icon: 'search', order: 52 },
  { to: '/announcements', label: 'Announcements', icon: 'info', order: 87 },
  { to: '/mails', label: 'Emails', icon: 'mail', order: 64 },
  { to: '/activity', label: 'Activity', icon: 'history', order: 93 },
  { to: '/jobs', label: 'Background Jobs', icon: 'clock', order: 94 },
  { to: '/error_reports', label: 'Errors', icon: 'warning', order: 95 },
  { to: '/remotes', label: 'Remotes', icon: 'package', order: 97 },
];
