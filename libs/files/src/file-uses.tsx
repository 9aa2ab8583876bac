import type { MediaUse } from '@yard/contracts';
import { Box, SkeletonText, Text } from '@yard/ui';
import { Link } from 'react-router';

type FileUsesProps = {
  uses: readonly MediaUse[] | undefined;
  isError: boolean;
  isAdmin: boolean;
  isLinked: boolean;
};

const KINDS: Record<MediaUse['record_type'], string> = {
  machine: 'Machine',
  document: 'Document',
  deposit_policy: 'Deposit policy',
  cancellation_policy: 'Cancellation policy',
  rental_request: 'Rental',
  support_ticket: 'Support ticket',
  machine_question: 'Question',
};

/** Places where a file is shown, which keep it from being deleted. */
export function FileUses({ uses, isError, isAdmin, isLinked }: FileUsesProps) {
  if (uses === undefined) {
    return isError ? (
      <Text size={13} soft>
        We couldn’t load where it’s used.
      </Text>
    ) : (
      <SkeletonText lines={2} />
    );
  }
  if (uses.length === 0)
    return (
      <Text size={13} soft>
        Used nowhere.
      </Text>
    );
  return (
    <div>
      <Text size={13} soft>
        In use, so it can’t be deleted, by:
      </Text>
      <Box as="ul" marked size={14}>
        {uses.map((use) => {
          const words = `${KINDS[use.record_type]} ${use.name === null ? use.record_id : `“${use.name}”`}`;
          const path = isLinked ? pathOf(use, isAdmin) : null;
          return (
            <li key={`${use.record_type}/${use.record_id}`}>
              {path === null ? words : <Link to={path}>{words}</Link>}
            </li>
          );
        })}
      </Box>
    </div>
  );
}

/** The record's page on the reader's site; null where there is none. */
function pathOf({ record_type, record_id }: MediaUse, isAdmin: boolean): string | null {
  if (isAdmin) {
    if (record_type === 'document') return `/documents?document=${record_id}`;
    if (record_type === 'rental_request') return `/rental_requests?open=${record_id}`;
    if (record_type === 'support_ticket') return `/support_tickets/${record_id}`;
    if (record_type === 'machine_question') return null;
    return record_type === 'machine' ? null : `/${record_type}`;
  }
  if (record_type === 'machine') return `/my-machines/${record_id}`;
  if (record_type === 'support_ticket') return `/support/${record_id}`;
  if (record_type === 'machine_question') return `/questions/${record_id}`;
  return record_type === 'rental_request' ? `/rentals/${record_id}` : null;
}
