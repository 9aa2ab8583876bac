/** How a pattern is read, by its flags. */
export interface Reading {
  /** bytes, or characters with the flag `u` */
  readonly kind: 'plain' | 'unicode';
  readonly isCaseless: boolean;
  /** @throws PatternRefused naming what cannot be expressed */
  refuse(part: string): never;
}
