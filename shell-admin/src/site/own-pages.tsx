import type { IconName } from '@yard/ui';
import { type ComponentType, lazy } from 'react';

type OwnPage = {
  path: string;
  title: string;
  /** Absent for a page that others lead to. */
  nav?: { label: string; icon: IconName; order: number };
  Page: ComponentType;
};

/** The pages the back office has itself, loaded when first shown; everything else comes from the remotes. */
export const ownPages: readonly OwnPage[] = [
  {
    path: '/rental_store_access_requests',
    title: 'Rental store access requests',
    nav: { label: 'Rental Store Access Requests', icon: 'store', order: 20 },
    Page: lazy(async () => ({
      default: (await import('../store-access/store-access-page')).StoreAccessPage,
    })),
  },
  {
    path: '/users',
    title: 'Users',
    nav: { label: 'Users', icon: 'people', order: 30 },
    Page: lazy(async () => ({ default: (await import('../users/users-page')).UsersPage })),
  },
  {
    path: '/users/:user_id',
    title: 'User',
    Page: lazy(async () => ({ default: (await import('../users/user-page')).UserPage })),
  },
  {
    path: '/machines',
    title: 'Machines',
    nav: { label: 'Machines', icon: 'machine', order: 48 },
    Page: lazy(async () => ({ default: (await import('../machines/machines-page')).MachinesPage })),
  },
  {
    path: '/machines/:machine_id',
    title: 'Machine',
    Page: lazy(async () => ({ default: (await import('../machines/machine-page')).MachinePage })),
  },
  {
    path: '/saved_replies',
    title: 'Saved replies',
    nav: { label: 'Saved Replies', icon: 'message', order: 11 },
    Page: lazy(async () => ({
      default: (await import('../plain-records/saved-replies-page')).SavedRepliesPage,
    })),
  },
  {
    path: '/search_synonyms',
    title: 'Search synonyms',
    nav: { label: 'Search Synonyms', icon: 'search', order: 52 },
    Page: lazy(async () => ({
      default: (await import('../plain-records/search-synonyms-page')).SearchSynonymsPage,
    })),
  },
  {
    path: '/announcements',
    title: 'Announcements',
    nav: { label: 'Announcements', icon: 'info', order: 91 },
    Page: lazy(async () => ({
      default: (await import('../plain-records/announcements-page')).AnnouncementsPage,
    })),
  },
  {
    path: '/mails',
    title: 'Mails',
    nav: { label: 'Mails', icon: 'mail', order: 90 },
    Page: lazy(async () => ({ default: (await import('../mails/mails-page')).MailsPage })),
  },
  {
    path: '/activity',
    title: 'Activity',
    nav: { label: 'Activity', icon: 'history', order: 93 },
    Page: lazy(async () => ({ default: (await import('../activity/activity-page')).ActivityPage })),
  },
  {
    path: '/jobs',
    title: 'Background jobs',
    nav: { label: 'Background Jobs', icon: 'clock', order: 94 },
    Page: lazy(async () => ({ default: (await import('../jobs/jobs-page')).JobsPage })),
  },
  {
    path: '/error_reports',
    title: 'Errors',
    nav: { label: 'Errors', icon: 'warning', order: 95 },
    Page: lazy(async () => ({ default: (await import('../errors/errors-page')).ErrorsPage })),
  },
  {
    path: '/remotes',
    title: 'Remotes',
    nav: { label: 'Remotes', icon: 'package', order: 97 },
    Page: lazy(async () => ({ default: (await import('../remotes/remotes-page')).RemotesPage })),
  },
  {
    path: '/recordings/:recording_id',
    title: 'Recording',
    Page: lazy(async () => ({ default: (await import('../recordings/recording-page')).RecordingPage })),
  },
];
