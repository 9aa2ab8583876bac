/** The channel on which one user hears of one kind of record: `orders.5`. */
export const channelName = (prefix: string, userId: number | string): string => `${prefix}.${userId}`;

/** The name of a private channel as the wire has it: `private-orders.5`. */
export const privateChannel = (name: string): string => `private-${name}`;

/** The name of a presence channel as the wire has it: `presence-room.5`. */
export const presenceChannel = (name: string): string => `presence-${name}`;

/**
 * Matches a channel's name (without `private-` or `presence-`) against a pattern such as `orders.{id}`.
 *
 * A placeholder stands for one or more characters without a full stop, and the whole name must match (Laravel 13;
 * release 8 let a placeholder swallow full stops).
 *
 * @returns the placeholders' values by name, or null
 */
export function matchChannel(pattern: string, name: string): Record<string, string> | null {
  const source = pattern
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>[^.]+)` : escapeLiteral(part)))
    .join('');
  const match = new RegExp(`^${source}$`).exec(name);

  return match === null ? null : { ...match.groups };
}

const escapeLiteral = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
