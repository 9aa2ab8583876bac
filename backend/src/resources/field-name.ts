/** A field's key in error bags: by itself, or within the record at an index of `store_many`. */
export type FieldName = (field: string, index: number) => string;

export const ofOne: FieldName = (field) => field;

export const ofMany: FieldName = (field, index) => `data.${index}.${field}`;
