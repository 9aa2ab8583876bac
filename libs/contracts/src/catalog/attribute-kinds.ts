/** What an attribute's values are: figures, one of a list, yes or no. */
export const ATTRIBUTE_KINDS = ['number', 'choice', 'boolean'] as const;
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];
