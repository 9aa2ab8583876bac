import { Controller, Get, Query, Req } from '@nestjs/common';
import type { InputOf } from '@laravel-wire/core';
import { Filters, type FiltersOf, originOf, Signed, SignedUrls } from '@laravel-wire/nest';
import { noteFilters, noteType } from '../notes/notes';
import type { WireRequest } from '@laravel-wire/nest';

/** Signed URLs as `test-laravel/laravel-13` has them. */
@Controller('api/signed')
export class SignedController {
  constructor(private readonly urls: SignedUrls) {}

  @Get('make')
  make(
    @Query() { to, expires, relative }: { to: string; expires?: string; relative?: string },
    @Req() request: WireRequest,
  ) {
    const url = relative === undefined ? originOf(request) + to : to;
    return {
      url: this.urls.signUrl(url, expires === undefined ? {} : { expires: new Date(Number(expires) * 1000) }),
    };
  }

  @Get('open/:note')
  @Signed()
  open() {
    return { opened: true };
  }

  @Get('relative/:note')
  @Signed({ relative: true })
  relative() {
    return { opened: true };
  }

  @Get('ignoring/:note')
  @Signed({ ignore: ['page', 'utm'] })
  ignoring() {
    return { opened: true };
  }

  @Get('filtered/:note')
  @Signed({ relative: true, ignore: ['utm', 'page'] })
  filtered(@Filters(noteType) { user_id, page }: FiltersOf<InputOf<typeof noteFilters>>) {
    return { user_id, page };
  }

  @Get('relative-ignoring/:note')
  @Signed({ relative: true, ignore: ['page'] })
  relativeIgnoring() {
    return { opened: true };
  }
}
