import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  createTables,
  dropTables,
  instant,
  integer,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

/** An error's place and user: columns of each occurrence, and of a group's last one. */
const happening = [
  string('site', 16),
  string('page', 1000, nullable),
  string('remote', 64, nullable),
  string('release_name', 64, nullable),
  reference('user_id', 'users', nullable),
  string('request_id', 128, nullable),
];

const tables: Record<string, TableSpec> = {
  error_reports: {
    columns: [
      string('fingerprint', 64),
      ...happening,
      string('name'),
      longText('message'),
      longText('stack', nullable),
      integer('occurrences'),
      instant('first_seen_at'),
      instant('last_seen_at'),
      instant('resolved_at', nullable),
      reference('resolved_id', 'users', nullable),
      string('faulty_release', 64, nullable),
      // The first occurrence after the error was resolved in the next release.
      instant('again_at', nullable),
    ],
    uniques: [['fingerprint']],
    indexes: [['last_seen_at'], ['first_seen_at'], ['occurrences']],
  },
  error_occurrences: {
    columns: [
      reference('error_report_id', 'error_reports', { onDelete: 'CASCADE' }),
      ...happening,
      string('user_agent', 255, nullable),
    ],
    indexes: [['error_report_id', 'created_at'], ['created_at'], ['remote', 'release_name', 'created_at']],
  },
  recordings: {
    columns: [
      string('visitor_hash', 64),
      reference('user_id', 'users', nullable),
      reference('error_report_id', 'error_reports', { ...nullable, onDelete: 'CASCADE' }),
      reference('support_ticket_id', 'support_tickets', nullable),
      string('page', 1000, nullable),
      instant('started_at'),
      instant('ended_at'),
      integer('events_count'),
      integer('bytes'),
      integer('stored_bytes'),
      longText('body'),
      string('network_hash', 64, nullable),
    ],
    indexes: [
      ['created_at'],
      ['visitor_hash'],
      ['user_id', 'created_at'],
      ['error_report_id', 'created_at'],
      ['support_ticket_id', 'created_at'],
      // Bytes stored by each sender: docs/rules/0036.
      { name: 'idx_recordings_network_hash_room', columns: ['network_hash', 'created_at', 'stored_bytes'] },
      { name: 'idx_recordings_user_id_room', columns: ['user_id', 'created_at', 'stored_bytes'] },
      ['stored_bytes'],
    ],
  },
  // Versions of remotes that were published, and which of them visitors get.
  remote_versions: {
    columns: [
      string('name', 64),
      string('version', 64),
      string('release_group', 64, nullable),
      longText('manifest'),
      longText('integrity'),
      string('published_by', 64, nullable),
      // Why a failing version was rolled back, and where its team is notified: docs/decisions/0046.
      instant('taken_back_at', nullable),
      string('taken_back_because', 255, nullable),
    ],
    uniques: [['name', 'version']],
    indexes: [['release_group']],
  },
  remote_releases: {
    columns: [
      string('name', 64),
      string('version', 64, nullable),
      string('canary_version', 64, nullable),
      integer('canary_share', nullable),
      longText('past'),
    ],
    uniques: [['name']],
  },
  // Teams that publish remotes over HTTP.
  remote_teams: {
    columns: [
      string('name', 64),
      longText('remotes'),
      string('token_hash', 64),
      longText('public_key'),
      string('mail', 255, nullable),
    ],
    uniques: [['name'], ['token_hash']],
  },
  // docs/decisions/0046
  remote_previews: {
    columns: [
      reference('user_id', 'users'),
      string('session_hash', 64),
      longText('versions'),
      instant('ends_at'),
      string('ticket_hash', 64, nullable),
      instant('ticket_ends_at', nullable),
    ],
    uniques: [['user_id'], ['ticket_hash']],
  },
  // docs/decisions/0010
  kept_builds: {
    columns: [string('name', 63), string('version', 63), string('content', 12), longText('paths')],
    uniques: [['name', 'version']],
  },
  announcements: {
    columns: [string('content'), instant('starts_at'), instant('ends_at')],
    indexes: [['ends_at']],
  },
};

export class CreateSite20261210001500 implements MigrationInterface {
  name = 'CreateSite20261210001500';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
