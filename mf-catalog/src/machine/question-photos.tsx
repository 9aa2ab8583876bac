import type { AttachedPhoto } from '@yard/contracts';
import { PhotoField, usePhotos } from '@yard/threads';
import { useEffect } from 'react';

type QuestionPhotosProps = {
  machineId: number;
  value: readonly AttachedPhoto[];
  onChange: (photos: readonly AttachedPhoto[]) => void;
  onUploading: (isUploading: boolean) => void;
};

/** Pictures to go with a question; fetched for who is signed in, as guests can send none. */
export default function QuestionPhotos({ machineId, value, onChange, onUploading }: QuestionPhotosProps) {
  const photos = usePhotos(`machines/${machineId}/question`, value, onChange);
  const { isUploading } = photos;
  useEffect(() => onUploading(isUploading), [onUploading, isUploading]);
  return <PhotoField photos={photos} />;
}
