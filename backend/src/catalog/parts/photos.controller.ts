import type { FiltersOf, PartOf } from '@laravel-wire/nest';
import {
  Action,
  Authenticated,
  Can,
  CurrentUser,
  Destroy,
  Loaded,
  Show,
  StoreMany,
  TakesUploads,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Post, Req } from '@nestjs/common';
import type { Actor, UpdatePhotoInput } from '@yard/contracts';
import { machinePolicy, machineType, photoType, updatePhotoRules } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { paginated } from '@kit/server/store/present';
import { partScopeOf } from '@kit/server/store/part-scope-of';
import { Filters } from '../../audit/exports/filters';
import type { Upload } from '../media/upload';
import { UploadsService } from '../media/uploads.service';
import type { Machine } from '../machines/machine.entity';
import { MachineScope } from '../machines/machines.scope';
import { Photo } from './photo.entity';
import { PhotosService } from './photos.service';
import { presentPhoto } from '../machines/present-machine';

export const PhotoScope = partScopeOf(MachineScope, { entity: Photo, key: 'machine_id', param: 'machine' });

@Controller(`${machineType.endpoint}/:machine/photos`)
export class PhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly uploads: UploadsService,
  ) {}

  @Show('', MachineScope, machinePolicy.view, 'machine')
  async index(@Loaded() machine: Machine, @Filters(photoType) filters: FiltersOf) {
    return paginated(await this.photos.page(machine, filters), filters, presentPhoto);
  }

  @Post()
  @TakesUploads()
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  async store(@CurrentUser() actor: Actor, @Loaded() machine: Machine, @Req() request: FastifyRequest) {
    const add = (upload: Upload) => this.photos.add(actor, machine, [upload]);
    const [photo] = await this.uploads.receive(request, add);
    return photo && presentPhoto(photo);
  }

  @StoreMany()
  @TakesUploads()
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  async storeMany(@CurrentUser() actor: Actor, @Loaded() machine: Machine, @Req() request: FastifyRequest) {
    const add = (uploads: Upload[]) => this.photos.add(actor, machine, uploads);
    return (await this.uploads.receiveMany(request, add)).map(presentPhoto);
  }

  @Show(':id', PhotoScope, machinePolicy.view)
  show(@Loaded() found: PartOf<Machine, Photo>) {
    return presentPhoto(found.part);
  }

  @Update(':id', PhotoScope, machinePolicy.changeParts)
  @Authenticated()
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() found: PartOf<Machine, Photo>,
    @Valid(updatePhotoRules) input: UpdatePhotoInput,
  ) {
    return presentPhoto(await this.photos.update(actor, found, input));
  }

  @Action(':id/rotate', PhotoScope, machinePolicy.changeParts)
  @Authenticated()
  async rotate(@CurrentUser() actor: Actor, @Loaded() found: PartOf<Machine, Photo>) {
    return presentPhoto(await this.photos.rotate(actor, found));
  }

  @Destroy()
  @Authenticated()
  @Can(PhotoScope, machinePolicy.changeParts)
  destroy(@CurrentUser() actor: Actor, @Loaded() found: PartOf<Machine, Photo>) {
    return this.photos.remove(actor, found);
  }
}
