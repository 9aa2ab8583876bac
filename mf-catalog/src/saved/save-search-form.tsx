import { TITLE_MAX } from '@yard/contracts';
import { cutTo } from '@yard/contracts/cut-text';
import type { SavedQuery, SavedSearchInput, SavedSearchRecord } from '@yard/contracts/saved';
import { savedSearchType, updateSavedSearchRules } from '@yard/contracts/saved';
import { useCreate, useServerForm, withoutEmpty } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Checkbox, Form, Hint, Sheet, Submit, TextField } from '@yard/ui';
import { useMachineTypes } from '../machines/use-machine-types';
import { machineListOf, type SearchState } from '../search/search-state';
import type { SearchPlace } from '../search/use-search-place';
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
    done: 'The search is saved. You find it under Saved, in the menu of your account.',
    onSuccess: () => onClose(),
  });

  return (
    <Sheet title="Save this search" isOpen onClose={onClose}>
      <Form of={form} aria-label="Save this search">
        <Hint breaks>{words.join(' · ')}</Hint>
        <TextField label="Name" maxLength={TITLE_MAX} {...form.field('name')} />
        <Checkbox
          label="Mail me what is new"
          hint="Once a day at most, and only if there is something."
          {...form.field('notify')}
        />
        <Submit of={form} icon="heart" label="Save the search" />
      </Form>
    </Sheet>
  );
}

/** The filters of the list that the page shows. */
function queryOf(state: SearchState, place: SearchPlace): SavedQuery {
  const {
    sort: _sort,
    direction: _direction,
    page: _page,
    per_page: _size,
    ...filters
  } = machineListOf({ ...state, attributes: {} }, place.centre);
  const { attributes } = state;
  return {
    ...(withoutEmpty(filters) as SavedQuery),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  };
}
