import { inLabelWords } from './field-words';

describe('a message under a field', () => {
  it('names the field as its label does', () => {
    expect(inLabelWords('The postal code field is required.', 'postal_code', 'ZIP code')).toBe(
      '“ZIP code” is required.',
    );
    expect(
      inLabelWords('The line1 field must not be greater than 255 characters.', 'line1', 'Street and number'),
    ).toBe('“Street and number” must not be greater than 255 characters.');
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
