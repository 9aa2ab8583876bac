import { photoType } from '@yard/contracts';
import { useUploads } from '@yard/data';
import { useMachineParts } from '../use-machine-parts';

/** Uploads pictures of a machine, which show up in its list as they arrive. */
export function usePhotoUploads(machineId: number) {
  const { path, refresh } = useMachineParts(machineId, photoType);
  return useUploads(path, refresh);
}
