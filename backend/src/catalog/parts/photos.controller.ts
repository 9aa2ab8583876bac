import {
  Authenticated,
  Can,
  CurrentUser,
  Filters,
  type FiltersOf,
  Loaded,
  type PartOf,
  TakesUploads,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode, Patch, Post, Put, Req } from '@nestjs/common';
import {
  type Actor,
  machinePolicy,
  machineType,
  photoType,
  type UpdatePhotoInput,
  updatePhotoRules,
} from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { paginated } from '../../database/page-of';
import type { Upload } from '../../media/upload';
import { UploadsService } from '../../media/uploads.service';
import { PhotoScope } from './machine-parts.scope';
import type { Machine } from '../machine.entity';
import { MachineScope } from '../machines.scope';
import type { Photo } from './photo.entity';
import { PhotosService } from './photos.service';
import { presentPhoto } from '../present-machine';

@Controller(`${machineType.endpoint}/:machine/photos`)
export class PhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly uploads: UploadsService,
  ) {}

  @Get()
  @Can(MachineScope, machinePolicy.view, 'machine')
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

  @Post('store_many')
  @TakesUploads()
  @HttpCode(200)
  @Authenticated()
  @Can(MachineScope, machinePolicy.addPart, 'machine')
  async storeMany(@CurrentUser() actor: Actor, @Loaded() machine: Machine, @Req() request: FastifyRequest) {
    const add = (uploads: Upload[]) => this.photos.add(actor, machine, uploads);
    return (await this.uploads.receiveMany(request, add)).map(presentPhoto);
  }

  @Get(':id')
  @Can(PhotoScope, machinePolicy.view)
  show(@Loaded() found: PartOf<Machine, Photo>) {
    return presentPhoto(found.part);
  }

  @Patch(':id')
  @Authenticated()
  @Can(PhotoScope, machinePolicy.changeParts)
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() found: PartOf<Machine, Photo>,
    @Valid(updatePhotoRules) input: UpdatePhotoInput,
  ) {
    return presentPhoto(await this.photos.update(actor, found, input));
  }

  @Put(':id')
  @Authenticated()
  @Can(PhotoScope, machinePolicy.changeParts)
  replace(
    @CurrentUser() actor: Actor,
    @Loaded() found: PartOf<Machine, Photo>,
    @Valid(updatePhotoRules) input: UpdatePhotoInput,
  ) {
    return this.update(actor, found, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Authenticated()
  @Can(PhotoScope, machinePolicy.changeParts)
  destroy(@CurrentUser() actor: Actor, @Loaded() found: PartOf<Machine, Photo>) {
    return this.photos.remove(actor, found);
  }
}
