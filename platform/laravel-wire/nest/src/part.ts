import type { INestApplication, Provider, Type } from '@nestjs/common';
import type { Server } from 'node:http';

/** A part of Laravel's wire that an application has or leaves out, with the packages that it needs. */
export interface WirePart {
  controllers?: Type[];
  /** The part's own. */
  providers: Provider[];
  /** Classes that the application may inject. */
  exports: Type[];
  /** Called by `prepareWire`. */
  prepare?(app: INestApplication): void;
  /** Called for each server that sockets are served on. */
  attach?(app: INestApplication, server: Server): void;
}

export const WIRE_PARTS = Symbol('WIRE_PARTS');
