import { Button, ErrorState } from '@yard/ui';
import type { Search } from './use-search';
import type { SearchPlace } from './use-search-place';

/** Replaces the list while the place is unknown: a search of the whole country was not requested. */
export default function NoPlace({ search, place }: { search: Search; place: SearchPlace }) {
  return (
    <ErrorState
      title={place.retry ? 'We couldn’t look up this place' : 'We don’t know this place'}
      onRetry={place.retry ?? undefined}
      action={
        <Button onPress={() => search.change({ place: '', address: '' })}>Search everywhere instead</Button>
      }
    >
      {place.error} Your other filters are kept.
    </ErrorState>
  );
}
