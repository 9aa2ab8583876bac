import { TITLE_MAX } from '@yard/contracts';
import { cutTo } from '@yard/contracts/cut-text';
import type { SavedSearchInput, SavedSearchRecord } from '@yard/contracts/saved';
import { savedSearchType, updateSavedSearchRules } from '@yard/contracts/saved';
import { useCreate, useServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Checkbox, Form, Hint, Sheet, Submit, TextField } from '@yard/ui';
import { useMachineTypes } from '../machines/use-machine-types';
import type { SearchState } from '../search/search-state';
import type { SearchPlace } from '../search/use-search-place';
import { queryOf } from './query-of';
import { queryWords } from './query-words';

export type SaveSearchProps = { state: SearchState; place: SearchPlace };

export default function SaveSearchForm({ state, place, onClose }: SaveSearchProps & { onClose: () => void }) {
  const create = useCreate<SavedSearchRecord, SavedSearchInput>(savedSearchType);
  const { distance_unit, currency } = useSettings();
  const types = useMachineTypes();
  const query = queryOf(state, place);
  const words = queryWords({ query, place: place.name }, { types: types.data, distance_unit, currency });
  const form = useServerForm({
    rules: updateSavedSearchRules,
    initial: { name: cutTo(words.slice(0, 2).join(', '), TITLE_MAX), notify: true },
    // Not among the fields, which would claim its errors: the alert shows those.
    submit: (values) => create.mutateAsync({ ...values, query, place: place.name }),
    done: 'Search saved. Find it under Saved in your account menu.',
    onSuccess: () => onClose(),
  });

  return (
    <Sheet title="Save this search" isOpen onClose={onClose}>
      <Form of={form} aria-label="Save this search">
        <Hint breaks>{words.join(' · ')}</Hint>
        <TextField label="Name" maxLength={TITLE_MAX} {...form.field('name')} />
        <Checkbox label="Email me new machines" hint="At most once a day." {...form.field('notify')} />
        <Submit of={form} icon="heart" label="Save search" />
      </Form>
    </Sheet>
  );
}
