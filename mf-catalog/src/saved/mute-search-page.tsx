import { useQuery } from '@tanstack/react-query';
import { SAVED_PATH, type SavedSearchRecord, savedSearchType } from '@yard/contracts/saved';
import { useWire } from '@yard/data';
import { EmptyState, LinkButton, LoadFailed, SkeletonText } from '@yard/ui';
import { useLocation, useParams } from 'react-router';
import { isGone } from '../machines/is-gone';
import { readId } from '../machines/machine-words';

type Muted = Pick<SavedSearchRecord, 'id' | 'name' | 'notify'>;

/** Target of an email's link. A program that only fetches the link to scan it turns nothing off. */
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
  if (id === null || isGone(muted.error)) return <Refused />;
  if (!muted.isError) return <SkeletonText lines={3} />;
  return <LoadFailed level={1} title="We couldn’t turn the emails off" answer={muted} />;
}

function Done({ name }: { name: string }) {
  return (
    <EmptyState
      level={1}
      icon="check-circle"
      title="Emails turned off"
      action={<LinkButton to={SAVED_PATH}>See your saved searches</LinkButton>}
    >
      You won’t get emails about “{name}” anymore. The search is still saved.
    </EmptyState>
  );
}

function Refused() {
  return (
    <EmptyState
      level={1}
      icon="info"
      title="This link doesn’t work anymore"
      action={<LinkButton to={SAVED_PATH}>See your saved searches</LinkButton>}
    >
      The search was deleted, or the link is over a year old. Turn emails off under Saved.
    </EmptyState>
  );
}
