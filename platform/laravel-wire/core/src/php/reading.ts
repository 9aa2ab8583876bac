/** Settings for reading a pattern, by its flags. */
export interface Reading {
  /** bytes, or characters with the flag `u` */
  readonly kind: 'plain' | 'unicode';
  readonly isCaseless: boolean;
  /** @throws PatternRefused naming what cannot be expressed */
  refuse(part: string): never;
}
