import { Logger } from '@nestjs/common';
import { StoreUnavailable } from '../../store/store-unavailable';
import { diskFault } from './disk-faults';

/** Work on files whose failure may be the disk's. @throws StoreUnavailable where it is, once it is logged */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = diskFault(error);
    if (reason === null) throw error;
    new Logger('Files').error(`no file is taken just now: ${reason} (${String(error)})`);
    throw new StoreUnavailable(error, 'No file is taken just now.');
  }
}
