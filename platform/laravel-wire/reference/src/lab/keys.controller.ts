import { Controller, Get, Injectable, Put } from '@nestjs/common';
import { allow, rules } from '@laravel-wire/core';
import { Can, Loaded, type RecordScope, Valid } from '@laravel-wire/nest';

interface Keyed {
  id: string;
  slug: string;
}

const PROJECTS: Keyed[] = ['first-steps', 'Äpfel & Birnen', '12'].map((slug, index) => ({
  id: `0199aa55-7b00-7c3e-9d2f-00000000000${index + 1}`,
  slug,
}));
const PARCELS: Keyed[] = [{ id: '01k6n5azr0fgz9tbttyrf1t4c1', slug: 'box' }];
const projectRules = rules({ slug: 'required|unique:projects,slug' });

@Injectable()
export class ProjectScope implements RecordScope<Keyed, unknown, string> {
  keyType = 'string' as const;
  find = async (id: string) => PROJECTS.find((project) => project.id === id) ?? null;
}

@Injectable()
export class ParcelScope implements RecordScope<Keyed, unknown, string> {
  keyType = 'string' as const;
  find = async (id: string) => PARCELS.find((parcel) => parcel.id === id) ?? null;
}

@Injectable()
export class SlugScope implements RecordScope<Keyed, unknown, string> {
  recordName = 'Project';
  keyType = 'string' as const;
  find = async (slug: string) => PROJECTS.find((project) => project.slug === slug) ?? null;
}

/** Records whose keys are texts, as `test-laravel/laravel-13` has them. */
@Controller('api/keys')
export class KeysController {
  @Get('projects/:id')
  @Can(ProjectScope, allow)
  project(@Loaded() project: Keyed) {
    return project;
  }

  @Put('projects/:id')
  @Can(ProjectScope, allow)
  change(@Valid(projectRules, { ignoreParam: 'id', keyType: 'string' }) input: unknown) {
    return input;
  }

  @Get('parcels/:id')
  @Can(ParcelScope, allow)
  parcel(@Loaded() parcel: Keyed) {
    return parcel;
  }

  @Get('by-slug/:slug')
  @Can(SlugScope, allow, 'slug')
  bySlug(@Loaded() project: Keyed) {
    return project;
  }
}
