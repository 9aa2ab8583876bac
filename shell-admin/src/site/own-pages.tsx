import type { IconName } from '@yard/ui';
import { type ComponentType, lazy } from 'react';

type OwnPage = {
  path: string;
  title: string;
  /** Absent for a page that others lead to. */
  nav?: { label: string; icon: IconName; order: number };
  Page: ComponentType;
};

const page = <N extends string>(name: N, load: () => Promise<Record<N, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

/** The pages the back office has itself, loaded when first shown; everything else comes from the remotes. */
export const ownPages: readonly OwnPage[] = [
  {
    path: '/rental_store_access_requests',
    title: 'Rental store access requests',
    nav: { label: 'Rental Store Access Requests', icon: 'store', order: 62 },
    Page: page('StoreAccessPage', () => import('../store-access/store-access-page')),
  },
  {
    path: '/users',
    title: 'Users',
    nav: { label: 'Users', icon: 'people', order: 60 },
    Page: page('UsersPage', () => import('../users/users-page')),
  },
  {
    path: '/users/:user_id',
    title: 'User',
    Page: page('UserPage', () => import('../users/user-page')),
  },
  {
    path: '/machines',
    title: 'Machines',
    nav: { label: 'Machines', icon: 'machine', order: 40 },
    Page: page('MachinesPage', () => import('../machines/machines-page')),
  },
  {
    path: '/machines/:machine_id',
    title: 'Machine',
    Page: page('MachinePage', () => import('../machines/machine-page')),
  },
  {
    path: '/statistics',
    title: 'Statistics',
    nav: { label: 'Statistics', icon: 'chart', order: 28 },
    Page: page('StatisticsPage', () => import('../statistics/statistics-page')),
  },
  {
    path: '/saved_replies',
    title: 'Saved replies',
    nav: { label: 'Saved Replies', icon: 'message', order: 86 },
    Page: page('SavedRepliesPage', () => import('../plain-records/saved-replies-page')),
  },
  {
    path: '/search_synonyms',
    title: 'Search synonyms',
    nav: { label: 'Search Synonyms', icon: 'search', order: 52 },
    Page: page('SearchSynonymsPage', () => import('../plain-records/search-synonyms-page')),
  },
  {
    path: '/announcements',
    title: 'Announcements',
    nav: { label: 'Announcements', icon: 'info', order: 87 },
    Page: page('AnnouncementsPage', () => import('../plain-records/announcements-page')),
  },
  {
    path: '/mails',
    title: 'Emails',
    nav: { label: 'Emails', icon: 'mail', order: 64 },
    Page: page('MailsPage', () => import('../mails/mails-page')),
  },
  {
    path: '/activity',
    title: 'Activity',
    nav: { label: 'Activity', icon: 'history', order: 93 },
    Page: page('ActivityPage', () => import('../activity/activity-page')),
  },
  {
    path: '/jobs',
    title: 'Background jobs',
    nav: { label: 'Background Jobs', icon: 'clock', order: 94 },
    Page: page('JobsPage', () => import('../jobs/jobs-page')),
  },
  {
    path: '/error_reports',
    title: 'Errors',
    nav: { label: 'Errors', icon: 'warning', order: 95 },
    Page: page('ErrorsPage', () => import('../errors/errors-page')),
  },
  {
    path: '/remotes',
    title: 'Remotes',
    nav: { label: 'Remotes', icon: 'package', order: 97 },
    Page: page('RemotesPage', () => import('../remotes/remotes-page')),
  },
  {
    path: '/recordings/:recording_id',
    title: 'Recording',
    Page: page('RecordingPage', () => import('../recordings/recording-page')),
  },
];
