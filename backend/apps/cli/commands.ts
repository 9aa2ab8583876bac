import type { INestApplicationContext } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Clock } from '@kit/server/base/clock/clock';
import type { Environment } from '../../src/config/environment';
import { PlainFailure } from '@kit/server/base/settings/plain-failure';

/** A command's surroundings; the database is open. */
export interface CommandContext {
  environment: Environment;
  dataSource: DataSource;
  clock: Clock;
  words: string[];
  options: Record<string, string | boolean | undefined>;
  /** The whole application without a listener, for commands that do what a button does; close it afterwards. */
  openApp(): Promise<INestApplicationContext>;
}

export interface Command {
  /** After `npm run yard -- `. */
  usage: string;
  summary: string;
  options?: Record<string, { type: 'string' | 'boolean'; help: string }>;
  run(context: CommandContext): Promise<void>;
}

/** A command for when something is wrong: it opens nothing before it runs. */
export interface Diagnosis extends Pick<Command, 'usage' | 'summary' | 'options'> {
  diagnose(environment: Environment, given: Pick<CommandContext, 'words' | 'options'>): Promise<void>;
}

/** Wrong use of a command; the message says how it is meant. */
export class Usage extends PlainFailure {}

/** @throws Usage when the option is missing */
export function needed(context: CommandContext, name: string): string {
  const value = context.options[name];
  if (typeof value !== 'string' || value === '') throw new Usage(`--${name} is missing`);
  return value;
}
