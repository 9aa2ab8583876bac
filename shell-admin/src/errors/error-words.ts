import type { ErrorOccurrenceRecord, ErrorReportRecord, ErrorSite } from '@yard/contracts/watching';

const SITE_WORDS: Record<ErrorSite, string> = {
  public: 'Public site',
  admin: 'Admin site',
  server: 'Server',
};

/** "Public site /rentals/7 (mf-rentals)" */
export function placeOf({ site, page, remote }: ErrorReportRecord | ErrorOccurrenceRecord): string {
  return [SITE_WORDS[site], page, remote && `(${remote})`].filter(Boolean).join(' ');
}
