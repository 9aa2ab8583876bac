import { inLabelWords } from './field-words';

describe('a message under a field', () => {
  it('names the field as its label does', () => {
    expect(inLabelWords('The postal code field is required.', 'postal_code', 'ZIP code')).toBe(
      '“ZIP code” is required.',
    );
    expect(
      inLabelWords('The line1 field must not be greater than 255 characters.', 'line1', 'Street and number'),
    ).toBe('“Street and number” must be 255 characters at most.');
  });

  it('names a field of a list, and an entry of the list’s field', () => {
    expect(
      inLabelWords('The lines.2.amount field must be between 0 and 5.', 'lines.2.amount', 'Damage'),
    ).toBe('“Damage” must be between 0 and 5.');
    expect(inLabelWords('The a_b.0.c_d field is required.', 'a_b.0.c_d', 'Unit')).toBe('“Unit” is required.');
    expect(inLabelWords('The check list, no. 2, label field is required.', 'check_list', 'Checklist')).toBe(
      '“Checklist, no. 2, label” is required.',
    );
    expect(inLabelWords('The selected kind is invalid.', 'kind', 'Kind')).toBe(
      'The selected “Kind” is invalid.',
    );
  });

  it('compares a date with the first one without its name on the wire', () => {
    expect(inLabelWords('The ends at field must be a date after starts at.', 'ends_at', 'Until')).toBe(
      '“Until” must be later than the start.',
    );
    expect(inLabelWords('The to field must be a date after or equal to from.', 'to', 'Last day')).toBe(
      '“Last day” must not be before the first day.',
    );
    expect(inLabelWords('The to field must be a date after 2026-12-14.', 'to', 'Last day')).toBe(
      '“Last day” must be a date after 2026-12-14.',
    );
  });

  it('says a number as people do', () => {
    const words = (error: string) =>
      inLabelWords(`The daily rate field must ${error}.`, 'daily_rate', 'A day');
    expect(words('not be greater than 99999999.99')).toBe('“A day” must be 99,999,999.99 at most.');
    expect(words('be an integer')).toBe('“A day” must be a whole number.');
  });

  it('names an upload as the list of uploads does', () => {
    expect(inLabelWords('The file field must be an image.', 'file', 'plan.png')).toBe(
      '“plan.png” must be an image.',
    );
  });

  it('stays as it is where it names no field, or another one', () => {
    expect(inLabelWords('Too far.', 'line1', 'Street and number')).toBe('Too far.');
    expect(inLabelWords('The city field is required.', 'line1', 'Street')).toBe(
      'The city field is required.',
    );
    expect(inLabelWords('The city field is required.', undefined, 'City')).toBe(
      'The city field is required.',
    );
  });
});
