import { Controller, Get, NotFoundException, Post } from '@nestjs/common';
import { rules } from '@laravel-wire/core';
import { Authenticated, Conflict, Forbidden, TooManyRequests, Valid } from '@laravel-wire/nest';

class Machine {
  fail(): never {
    throw new RangeError('The engine “X/1” is off.');
  }
}

const titleRules = rules({ title: 'required' });

/** Failures for somebody who looks for faults, as `test-laravel/laravel-13` has them. */
@Controller('api/debug')
export class DebugController {
  @Get('fail')
  fail(): never {
    return new Machine().fail();
  }

  @Get('abort')
  abort(): never {
    throw new Conflict('Taken.');
  }

  @Get('nest')
  nest(): never {
    throw new NotFoundException('No such machine.');
  }

  @Get('user')
  @Authenticated()
  user() {
    return {};
  }

  @Get('policy')
  policy(): never {
    throw new Forbidden();
  }

  @Get('limit')
  limit(): never {
    throw new TooManyRequests(5);
  }

  @Post('valid')
  valid(@Valid(titleRules) input: object) {
    return input;
  }
}
