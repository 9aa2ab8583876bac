import { WireError } from '@laravel-wire/client';
import { useQuery } from '@tanstack/react-query';
import { SAVED_PATH, type SavedSearchRecord, savedSearchType } from '@yard/contracts/saved';
import { useWire } from '@yard/data';
import { EmptyState, LinkButton, LoadFailed, SkeletonText } from '@yard/ui';
import { useLocation, useParams } from 'react-router';
import { readId } from '../machines/machine-words';

type Muted = Pick<SavedSearchRecord, 'id' | 'name' | 'notify'>;

/**
 * Target of an email's link: the emails are off once the page is there. A program that only fetches the link
 * to scan it turns nothing off.
 */
export default function MuteSearchPage() {
  const id = readId(useParams().id);
  const { search } = useLocation();
  const wire = useWire();
  const muted = useQuery({
    queryKey: [savedSearchType.endpoint, 'mute', id, search],
    queryFn: () => wire.http.post<Muted>(`${savedSearchType.endpoint}/${id}/mute${search}`, {}),
    enabled: id !== null,
    retry: false,
    staleTime: Infinity,
  });

  if (muted.data) return <Done name={muted.data.name} />;
  if (id === null || isRefused(muted.error)) return <Refused />;
  if (!muted.isError) return <SkeletonText lines={3} />;
  return (
    <LoadFailed level={1} title="The mails could not be turned off" answer={muted}>
      Check your connection, then try again.
    </LoadFailed>
  );
}

function isRefused(error: Error | null): boolean {
  return error instanceof WireError && (error.status === 403 || error.status === 404);
}

function Done({ name }: { name: string }) {
  return (
    <EmptyState
      level={1}
      icon="check-circle"
      title="The mails are off"
      action={<LinkButton to={SAVED_PATH}>See your saved searches</LinkButton>}
    >
      You get no more mails about “{name}”. The search itself is kept; there you can turn them on again.
    </EmptyState>
  );
}

function Refused() {
  return (
    <EmptyState
      level={1}
      icon="info"
      title="This link does not work any more"
      action={<LinkButton to={SAVED_PATH}>See your saved searches</LinkButton>}
    >
      The search was deleted, or the link is more than a year old. On the page Saved you can turn mails off.
    </EmptyState>
  );
}
