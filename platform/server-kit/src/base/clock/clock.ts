import { Injectable } from '@nestjs/common';

/** The time, injected everywhere so that a test can stand at any instant. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
