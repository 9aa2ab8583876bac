import { Injectable } from '@nestjs/common';
import { matchChannel, phpInteger } from '@laravel-wire/core';
import type { WireUser } from '../ports';

/**
 * Decides who may join a channel: `false` refuses, anything else admits. A presence channel shows the object to the
 * others as the member's info.
 */
export type ChannelRule<U extends WireUser = WireUser> = (
  user: U,
  params: Record<string, string>,
) => boolean | object | Promise<boolean | object>;

const PREFIX = /^(private-encrypted-|private-|presence-)/;

/** Longest channel name, and the letters of one. */
const NAME = /^[-A-Za-z0-9_=@,.;]{1,164}$/;

/** The application's channel names and their rules. */
@Injectable()
export class ChannelRegistry {
  readonly #rules: { pattern: string; rule: ChannelRule }[] = [];

  /**
   * Adds a pattern without prefix, such as `orders.{id}`; the first pattern that matches decides.
   *
   * @param rule  by default the user's own channel: `{id}` is the user's id, a number cast as by Laravel (`(int) $id`)
   */
  define(pattern: string, rule: ChannelRule = isOwn): void {
    this.#rules.push({ pattern, rule });
  }

  /**
   * @param name  the channel with its prefix
   * @returns     false for a guest, a stranger and a name that nobody defined; else true or the member's info
   */
  async admit(user: WireUser | null, name: string): Promise<boolean | object> {
    if (!user || !NAME.test(name)) return false;

    const bare = name.replace(PREFIX, '');
    for (const { pattern, rule } of this.#rules) {
      const params = matchChannel(pattern, bare);
      if (params) return rule(user, params);
    }
    return false;
  }
}

/**
 * Where ids are numbers, `2abc` is user 2's too: a channel of that very name, on which nothing is published that is
 * meant for `2`. A text is compared as it is.
 */
const isOwn: ChannelRule = (user, { id = '' }) =>
  typeof user.id === 'number' ? phpInteger(id) === user.id : id === String(user.id);

export const isGuarded = (name: string): boolean => PREFIX.test(name);
export const isPresence = (name: string): boolean => name.startsWith('presence-');
export const isChannelName = (name: unknown): name is string => typeof name === 'string' && NAME.test(name);
