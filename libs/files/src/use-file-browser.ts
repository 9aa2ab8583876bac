import { type MediaFolder, type MediaRecord, mediaType, type MediaUse } from '@yard/contracts';
import { recordKeys, useLiveRecords, useRecordCache, useRecords, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const A_PAGE = 24;

export type Whose = 'mine' | 'all';

/** Folder, search and page of the file browser, with the files there. An admin may look at everybody's. */
export function useFileBrowser() {
  const { user } = useSession();
  const isAdmin = user?.admin === true;
  const [look, setLook] = useState({ folder: '', search: '', whose: 'mine' as Whose, page: 1 });
  const user_id = isAdmin && look.whose === 'mine' ? user.id : null;
  const { folder, search, page } = look;
  const order = { sort: 'created_at', direction: 'desc', per_page: A_PAGE };
  const files = useRecords(mediaType, { folder, search, user_id, page, ...order });
  const folders = useFolders(user_id);
  const { refresh } = useRecordCache(mediaType);
  useLiveRecords(mediaType, { saved: refresh, deleted: refresh });
  return {
    look,
    set: (changes: Partial<typeof look>) => setLook((before) => ({ ...before, page: 1, ...changes })),
    files,
    folders,
    isAdmin,
    refresh,
    isOwn: (file: MediaRecord) => file.user_id === user?.id,
  };
}

function useFolders(user_id: number | null) {
  const wire = useWire();
  return useQuery({
    queryKey: [...recordKeys.all(mediaType), 'folders', user_id],
    queryFn: () =>
      wire.http.get<{ folders: MediaFolder[] }>(
        `${mediaType.endpoint}/folders`,
        user_id === null ? {} : { user_id },
      ),
  });
}

/** Places where a file is shown: it cannot be deleted while there are any. */
export function useUses(id: number) {
  const wire = useWire();
  return useQuery({
    queryKey: [...recordKeys.record(mediaType, id), 'uses'],
    queryFn: () => wire.http.get<{ uses: MediaUse[] }>(`${mediaType.endpoint}/${id}/uses`),
    placeholderData: undefined,
    // Any text that is saved may change it, without an event: it is fetched each time a file is opened.
    staleTime: 0,
    gcTime: 0,
  });
}
