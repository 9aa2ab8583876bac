import { WireError } from '@laravel-wire/client';
import { type MediaRecord, mediaType } from '@yard/contracts';
import { formOf, refusalWords, useRecordCache, useWire } from '@yard/data';
import { type Modals, type RichTextFile, type RichTextFiles, SkeletonBlock, useModals } from '@yard/ui';
import { lazy, Suspense, useMemo } from 'react';
import { whyRefused } from './file-words';

const FileBrowser = lazy(async () => ({ default: (await import('./file-browser')).FileBrowser }));

/** The user's uploaded files, for an editor of texts. @param folder  where pictures go that are dropped into it */
export function useFiles(folder: string): RichTextFiles {
  const wire = useWire();
  const modals = useModals();
  const { refresh } = useRecordCache(mediaType);
  return useMemo(
    () => ({
      choose: (purpose) => choose(modals, purpose, folder),
      upload: async (file, onShare) => {
        const refusal = whyRefused(file);
        if (refusal !== null) throw new Error(refusal);
        try {
          const form = formOf(file, { folder });
          const stored = await wire.http.post<MediaRecord>(mediaType.endpoint, form, { progress: onShare });
          refresh();
          return stored;
        } catch (error) {
          if (!(error instanceof WireError)) throw error;
          throw new Error(refusalWords(error), { cause: error });
        }
      },
    }),
    [wire, modals, refresh, folder],
  );
}

function choose(modals: Modals, purpose: 'picture' | 'link', folder: string): Promise<RichTextFile | null> {
  return new Promise((resolve) => {
    let chosen: RichTextFile | null = null;
    const content = (close: () => void) => (
      <Suspense fallback={<SkeletonBlock height={480} />}>
        <FileBrowser
          uploadsTo={folder}
          onChoose={(file) => {
            chosen = file;
            close();
          }}
        />
      </Suspense>
    );
    const title = purpose === 'picture' ? 'Choose a picture' : 'Choose a file to link to';
    modals.open(content, { title, size: 'large', onClose: () => resolve(chosen) });
  });
}
