import { lateAnswer, page, refused, waitFor } from '@yard/testing/screen';
import { type, open, panel, field } from '../../test/machine-types-scene';

it('saves what was changed with the state that was seen, once', async () => {
  const { person, press, pressInDialog, sent, answer } = open('/machine_types?open=3');
  const saving = lateAnswer();
  answer('PATCH /api/machine_types/3', saving.answer);
  await page.findByRole('button', { name: 'Save' });

  await person.type(field('Name'), ' X');
  await press('Move Power source up');
  await press('Remove Quick coupler');
  await press('Remove No leaks under the machine');
  await person.type(field(/New point/), 'Tires hold');
  await press('Add point');
  await person.type(field(/New attribute/), 'Digging depth (max.)');
  await press('Add');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Machine type) | Name ‹Crawler Excavator X› | CategorySets the type’s drawing and its place on the home page. ‹Earthmoving› | [Show suggestions] | Attributes | Owners fill these in. Renters filter and compare by them. | (Attributes) | Power source Diesel, Electric | [Move Power source up, disabled] | [Change Power source] | [Remove Power source] | Operating weight lb | [Move Operating weight up] | [Change Operating weight] | [Remove Operating weight] | Digging depth (max.) a figure | [Move Digging depth (max.) up] | [Change Digging depth (max.), open] | [Remove Digging depth (max.)] | Label ‹Digging depth (max.)› | Kind | ‹*Figure, Choice, Yes or no› | Unit | ‹*None, kg (shown as lb), t (shown as US ton), m (shown as ft), cm (shown as in), mm (shown as in), m² (shown as ft²), m³ (shown as yd³), L (shown as gal), L/min (shown as gal/min), m³/h (shown as yd³/h), m³/min (shown as cfm), kW (shown as hp), kN (shown as lbf), Nm (shown as lb-ft), bar (shown as psi), kPa (shown as psi), J (shown as ft-lb), t/h (shown as US ton/h), km/h (shown as mph), MJ/h (shown as kBTU/h), kVA, V, A, Hz, rpm, lm, %, h, °› | Least (optional) ‹› | Greatest (optional) ‹› | New attribute (optional) ‹› | [Add] | Checklist | Owner and renter check these at hand-over and return. | (Checklist) | Point 1 ‹No new damage to body or panels› | [Remove No new damage to body or panels] | Point 2 ‹Tires hold› | [Remove Tires hold] | New point (optional) ‹› | [Add point] | [Save]',
    ),
  );
  await press('Save');
  await pressInDialog(/^Save/);
  saving.give({ ...type, name: 'Crawler Excavator X' });

  await page.findByText('Machine type saved.');
  expect(sent()).toEqual([
    {
      call: 'PATCH /api/machine_types/3',
      body: {
        attribute_schema: [
          { choices: ['Diesel', 'Electric'], kind: 'choice', label: 'Power source', name: 'fuel' },
          {
            kind: 'number',
            label: 'Operating weight',
            max: 1000000,
            min: 0,
            name: 'operating_weight',
            unit: 'kg',
          },
          { kind: 'number', label: 'Digging depth (max.)', name: 'digging_depth_max' },
        ],
        category: 'Earthmoving',
        checklist: [
          { key: 'damage', label: 'No new damage to body or panels' },
          { key: 'tires_hold', label: 'Tires hold' },
        ],
        name: 'Crawler Excavator X',
        updated_at: '2025-10-03T08:33:31.302000Z',
      },
    },
  ]);
});

it('changes attributes: what they are called, their kind, unit, bounds and choices', async () => {
  const { person, press, sent, answer } = open('/machine_types?open=3');
  answer('PATCH /api/machine_types/3', type);

  await press('Change Operating weight');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Machine type) | Name ‹Crawler Excavator› | CategorySets the type’s drawing and its place on the home page. ‹Earthmoving› | [Show suggestions] | Attributes | Owners fill these in. Renters filter and compare by them. | (Attributes) | Operating weight lb | [Move Operating weight up, disabled] | [Change Operating weight, open] | [Remove Operating weight] | Label ‹Operating weight› | Kind | ‹*Figure, Choice, Yes or no› | Unit | ‹None, *kg (shown as lb), t (shown as US ton), m (shown as ft), cm (shown as in), mm (shown as in), m² (shown as ft²), m³ (shown as yd³), L (shown as gal), L/min (shown as gal/min), m³/h (shown as yd³/h), m³/min (shown as cfm), kW (shown as hp), kN (shown as lbf), Nm (shown as lb-ft), bar (shown as psi), kPa (shown as psi), J (shown as ft-lb), t/h (shown as US ton/h), km/h (shown as mph), MJ/h (shown as kBTU/h), kVA, V, A, Hz, rpm, lm, %, h, °› | Least (optional) ‹0› | Greatest (optional) ‹1000000› | Power source Diesel, Electric | [Move Power source up] | [Change Power source] | [Remove Power source] | Quick coupler yes or no | [Move Quick coupler up] | [Change Quick coupler] | [Remove Quick coupler] | New attribute (optional) ‹› | [Add] | Checklist | Owner and renter check these at hand-over and return. | (Checklist) | Point 1 ‹No new damage to body or panels› | [Remove No new damage to body or panels] | Point 2 ‹No leaks under the machine› | [Remove No leaks under the machine] | New point (optional) ‹› | [Add point] | [Save]',
    ),
  );
  await person.clear(field('Label'));
  await person.type(field('Label'), 'Weight');
  await person.selectOptions(field(/Unit/), 't');
  await person.clear(field(/Least/));
  await person.clear(field(/Greatest/));
  await person.type(field(/Greatest/), '90');
  await person.tab();
  await press('Change Power source');
  await person.type(field(/Choices/), '{Enter}{Enter} Air ');
  await press('Change Quick coupler');
  await person.selectOptions(field('Kind'), 'choice');
  await person.type(field(/Choices/), 'Yes');
  await press('Save');

  await page.findByText('Machine type saved.');
  expect(sent()).toEqual([
    {
      call: 'PATCH /api/machine_types/3',
      body: {
        attribute_schema: [
          { kind: 'number', label: 'Weight', max: 90, name: 'operating_weight', unit: 't' },
          { choices: ['Diesel', 'Electric', 'Air'], kind: 'choice', label: 'Power source', name: 'fuel' },
          { choices: ['Yes'], kind: 'choice', label: 'Quick coupler', name: 'coupler' },
        ],
        category: 'Earthmoving',
        checklist: [
          { key: 'damage', label: 'No new damage to body or panels' },
          { key: 'fluids', label: 'No leaks under the machine' },
        ],
        name: 'Crawler Excavator',
        updated_at: '2025-10-03T08:33:31.302000Z',
      },
    },
  ]);
});

it('says under its field what the server refuses of an attribute, a point and a choice', async () => {
  const { press, answer } = open('/machine_types?open=3');
  answer(
    'PATCH /api/machine_types/3',
    refused({
      'attribute_schema.0.unit': ['The attribute_schema.0.unit field must be a string.'],
      'attribute_schema.1.choices.1': ['The attribute_schema.1.choices.1 field is required.'],
      'checklist.1.label': ['The checklist.1.label field is required.'],
      'checklist.1.key': ['The checklist.1.key field has a duplicate value.'],
    }),
  );
  await press('Save');

  await page.findByText('“Unit” must be a string.');
  expect(field(/Unit/).getAttribute('aria-invalid')).toBe('true');
  expect(field(/Choices/).getAttribute('aria-invalid')).toBe('true');
  page.getByText('“Choices, no. 2” is required.');
  page.getByText('“Point 2” is required.');
  page.getByText('“Checklist, no. 2, key” has a duplicate value.');
  expect(page.queryByRole('alertdialog')).toBeNull();
});

it('refuses points and attributes without words, and those that are there', async () => {
  const { person, press, sent } = open('/machine_types?open=3');
  await page.findByRole('button', { name: 'Save' });

  await press('Add point');
  await press('Add');
  await page.findByText('Enter what to check, such as “Tires hold air”.');
  await page.findByText('Enter what to list, such as “Digging depth”.');
  await person.type(field(/New point/), 'Damage');
  await press('Add point');
  await page.findByText('This point is already on the list.');
  await person.type(field(/New attribute/), 'Fuel');
  await press('Add');
  await page.findByText('This attribute is already on the list.');
  await person.type(field(/New attribute/), 's');
  await waitFor(() => expect(page.queryByText('This attribute is already on the list.')).toBeNull());

  await press('Change Power source');
  await person.clear(field('Label'));
  await press('Save');
  await page.findByText('An attribute has no label (fuel).');
  expect(sent()).toEqual([]);
});
