import type { SavedSearchRecord, UpdateSavedSearchInput } from '@yard/contracts/saved';
import { savedSearchPath, savedSearchType } from '@yard/contracts/saved';
import { useAlertedCall, useDestroy, useUpdate } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Box, Checkbox, Hint, IconButton, Row, Text, Unbroken, useModals } from '@yard/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMachineTypes } from '../machines/use-machine-types';
import { queryWords } from './query-words';
import { RenameSearch } from './rename-search';

export function SavedSearchRow({ search, onRemoved }: { search: SavedSearchRecord; onRemoved: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const { distance_unit, currency } = useSettings();
  const types = useMachineTypes();
  const words = queryWords(search, { types: types.data, distance_unit, currency });
  const { notify, setNotify } = useNotify(search);
  const remove = useRemove(search, onRemoved);
  return (
    <Row as="li" gap={2} across={4} align="center" justify="between" wrap padY={3}>
      <Box shrinks>
        <Text as="h3" size={16} breaks>
          <Link to={savedSearchPath(search)}>
            <Unbroken text={search.name} />
          </Link>
        </Text>
        <Hint breaks>{words.join(' · ')}</Hint>
      </Box>
      <Row gap={2} align="center">
        <Checkbox
          label={
            <>
              Email me<span className="visually-hidden"> new machines for {search.name}</span>
            </>
          }
          value={notify}
          onChange={setNotify}
        />
        <IconButton icon="edit" label={`Rename ${search.name}`} onPress={() => setRenaming(true)} />
        <IconButton icon="trash" label={`Delete ${search.name}`} onPress={() => void remove()} />
      </Row>
      {isRenaming && <RenameSearch search={search} onClose={() => setRenaming(false)} />}
    </Row>
  );
}

/** Shown at once; rolled back with the reason where it is refused. */
function useNotify({ id, notify }: SavedSearchRecord) {
  const update = useUpdate<SavedSearchRecord, UpdateSavedSearchInput>(savedSearchType, id);
  const call = useAlertedCall();
  const setNotify = (value: boolean) => void call(update.mutateAsync({ notify: value }));
  const wanted = update.isPending ? update.variables.notify : undefined;
  return { notify: wanted ?? notify, setNotify };
}

function useRemove({ id, name }: SavedSearchRecord, onRemoved: () => void) {
  const destroy = useDestroy(savedSearchType);
  const call = useAlertedCall();
  const { confirm } = useModals();
  return async () => {
    const sure = await confirm({
      title: `Delete “${name}”?`,
      message: 'You won’t get emails about it anymore.',
      confirmText: 'Delete search',
      danger: true,
    });
    if (sure && (await call(destroy.mutateAsync(id)))) onRemoved();
  };
}
