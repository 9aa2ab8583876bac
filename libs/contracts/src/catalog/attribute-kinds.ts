export const ATTRIBUTE_KINDS = ['number', 'choice', 'boolean'] as const;
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];
