import type { RequestOptions, Wire } from '@laravel-wire/client';
import {
  type AvailabilityInput,
  type MachineFilters,
  type MachineInput,
  type MachinePage,
  type MachineRecord,
  machineType,
  type MediaFilters,
  type MediaRecord,
  type MediaFolder,
  mediaType,
  type MediaUse,
  type OwnerProfile,
  type PhotoRecord,
  photoType,
  resources,
  type TakenSpan,
  type UpdateMachineInput,
  type UpdateMediaInput,
  type UpdatePhotoInput,
  type UploadInput,
} from '@yard/contracts';
import { type Crud, type Destroyable, type Readable, type Updatable, upload } from './records';
import type { ReportInput, UnpublishInput } from '@yard/contracts/report';
import type { CrudOf } from './resources';

export function machines(wire: Wire) {
  const all = wire.resource(machineType);
  const records: Crud<MachineRecord, MachineInput, UpdateMachineInput, MachineFilters> = all;
  return {
    ...records,
    /** With what the answer says beside the page. */
    list: (filters?: Parameters<typeof records.list>[0], options?: Parameters<typeof records.list>[1]) =>
      wire.http.get<MachinePage>(all.endpoint, filters, options),
    publish: (id: number) => all.act(id, 'publish'),
    unpublish: (id: number, input?: UnpublishInput) => all.act(id, 'unpublish', input),
    askForChange: (id: number, input: ReportInput) => all.act(id, 'ask_for_change', input),
    availability: (id: number, query: AvailabilityInput) =>
      wire.http.get<{ taken: TakenSpan[] }>(`${all.endpoint}/${id}/availability`, query),
    /** What everybody may know of who rents it out. */
    owner: (id: number) => wire.http.get<OwnerProfile>(`${all.endpoint}/${id}/owner`),
    blackouts: (id: number): CrudOf<typeof resources.blackouts> => all.nested(id, resources.blackouts.type),
    deliveryOptions: (id: number): CrudOf<typeof resources.deliveryOptions> =>
      all.nested(id, resources.deliveryOptions.type),
    photos: (id: number) => photos(wire, id),
  };
}

function photos(wire: Wire, machineId: number) {
  const all = wire.resource(machineType).nested(machineId, photoType);
  const records: Readable<PhotoRecord> & Updatable<PhotoRecord, UpdatePhotoInput> & Destroyable = all;
  return {
    ...records,
    create: (file: File, options?: RequestOptions) => all.create(upload(file), options),
  };
}

/** The signed-in user's files. */
export function media(wire: Wire) {
  const all = wire.resource(mediaType);
  const records: Readable<MediaRecord, MediaFilters> &
    Updatable<MediaRecord, UpdateMediaInput> &
    Destroyable = all;
  return {
    ...records,
    create: (file: File, input: UploadInput = {}, options?: RequestOptions) =>
      all.create(upload(file, input), options),
    folders: (filters: { user_id?: number } = {}) =>
      wire.http.get<{ folders: MediaFolder[] }>(`${all.endpoint}/folders`, filters),
    uses: (id: number) => wire.http.get<{ uses: MediaUse[] }>(`${all.endpoint}/${id}/uses`),
  };
}
