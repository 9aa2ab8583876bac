import type { RequestOptions, Wire } from '@laravel-wire/client';
import {
  type AvailabilityInput,
  type BlackoutInput,
  type BlackoutRecord,
  blackoutType,
  type DeliveryOptionInput,
  type DeliveryOptionRecord,
  deliveryOptionType,
  type MachineFilters,
  type MachineInput,
  type MachineRecord,
  machineType,
  type MachineTypeFilters,
  type MachineTypeInput,
  type MachineTypeRecord,
  machineTypeType,
  type MediaFilters,
  type MediaRecord,
  type MediaFolder,
  mediaType,
  type MediaUse,
  type PhotoRecord,
  photoType,
  type TakenSpan,
  type UpdateBlackoutInput,
  type UpdateDeliveryOptionInput,
  type UpdateMachineInput,
  type UpdateMachineTypeInput,
  type UpdateMediaInput,
  type UpdatePhotoInput,
  type UploadInput,
} from '@yard/contracts';
import { type Crud, type Destroyable, type Readable, type Updatable, upload } from './records';

export function machineTypes(
  wire: Wire,
): Crud<MachineTypeRecord, MachineTypeInput, UpdateMachineTypeInput, MachineTypeFilters> {
  return wire.resource(machineTypeType);
}

export function machines(wire: Wire) {
  const all = wire.resource(machineType);
  const records: Crud<MachineRecord, MachineInput, UpdateMachineInput, MachineFilters> = all;
  return {
    ...records,
    publish: (id: number) => all.act(id, 'publish'),
    unpublish: (id: number) => all.act(id, 'unpublish'),
    availability: (id: number, asked: AvailabilityInput) =>
      wire.http.get<{ taken: TakenSpan[] }>(`${all.endpoint}/${id}/availability`, asked),
    blackouts: (id: number): Crud<BlackoutRecord, BlackoutInput, UpdateBlackoutInput> =>
      all.nested(id, blackoutType),
    deliveryOptions: (
      id: number,
    ): Crud<DeliveryOptionRecord, DeliveryOptionInput, UpdateDeliveryOptionInput> =>
      all.nested(id, deliveryOptionType),
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
