import { isBlankText } from '../php/text';

/** True for what `required` calls missing: absent, null, a blank text, an empty list or object. */
export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return isBlankText(value);
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;

  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.keys(value).length === 0;
}

const ACCEPTED: readonly unknown[] = ['yes', 'on', '1', 1, true, 'true'];
const DECLINED: readonly unknown[] = ['no', 'off', '0', 0, false, 'false'];

export const isAccepted = (value: unknown): boolean => ACCEPTED.includes(value);

export const isDeclined = (value: unknown): boolean => DECLINED.includes(value);
