import { check } from '../validation/check';
import { rules } from '../validation/rule-set';
import { en } from './en';
import { es } from './es';
import { defineLanguage, english, languageFor, spanish } from './languages';

const PLACEHOLDER = /:\w+/g;
const textsOf = (text: string | object | undefined): string[] =>
  typeof text === 'string' ? [text] : Object.values(text ?? {});

describe('the Spanish catalogue', () => {
  it('has a text for every rule that has one in English, and no other', () => {
    expect(Object.keys(es)).toEqual(Object.keys(en));
  });

  it.each(Object.keys(en))('fills in the same values for %s', (rule) => {
    const [spanishTexts, englishTexts] = [textsOf(es[rule]), textsOf(en[rule])];

    const placeholders = (texts: string[]) =>
      texts.map((text) => [...(text.match(PLACEHOLDER) ?? [])].sort());
    expect(placeholders(spanishTexts)).toEqual(placeholders(englishTexts));
    expect(spanishTexts).not.toEqual(englishTexts);
  });

  it.each(Object.keys(en))('says a whole sentence for %s, as the English one does', (rule) => {
    for (const text of [...textsOf(es[rule]), ...textsOf(en[rule])]) expect(text).toMatch(/^[A-ZÉ:].* .*\.$/);
  });
});

describe('a check in Spanish', () => {
  const errorsOf = (set: Parameters<typeof check>[0], input: unknown) => {
    const checked = check(set, input, spanish);
    return checked.ok ? {} : checked.errors;
  };

  it('names fields in words: its own, the language’s, or those of the field', () => {
    const set = rules(
      { start_date: 'required', turn_radius: 'required', firstName: 'required', plate: 'required' },
      { attributes: { plate: 'matrícula' } },
    );

    expect(errorsOf(set, {})).toEqual({
      start_date: ['El campo fecha de inicio es obligatorio.'],
      turn_radius: ['El campo turn radius es obligatorio.'],
      firstName: ['El campo first name es obligatorio.'],
      plate: ['El campo matrícula es obligatorio.'],
    });
  });

  it('names nested and listed fields as Laravel does', () => {
    const set = rules({ 'geotag.lat': 'numeric|between:-90,90', 'data.*.line1': 'required|string|max:3' });

    expect(errorsOf(set, { geotag: { lat: 'x' }, data: [{}, { line1: 'long' }] })).toEqual({
      'geotag.lat': ['El campo geotag.lat debe ser un número.'],
      'data.0.line1': ['El campo data.0.line1 es obligatorio.'],
      'data.1.line1': ['El campo data.1.line1 no debe tener más de 3 caracteres.'],
    });
  });

  it.each([
    [['a'], 'a'],
    [['a', 'b'], 'a (y 1 error más)'],
    [['a', 'b', 'c'], 'a (y 2 errores más)'],
  ])('sums %j up', (texts, message) => {
    expect(spanish.summarize({ field: texts })).toBe(message);
  });
});

it('says fixed texts in Spanish, and leaves what it does not know', () => {
  expect(spanish.say('Unauthenticated.')).toBe('No autenticado.');
  expect(spanish.say('The machine is taken on these dates.')).toBe('The machine is taken on these dates.');
  expect(spanish.say('The selected sort is invalid.')).toBe('El orden seleccionado no es válido.');
  expect(spanish.say('The selected machine id is invalid.')).toBe('El machine id seleccionado no es válido.');
  expect(spanish.say('constructor')).toBe('constructor');
  expect(spanish.say('Too many login attempts. Please try again in 42 seconds.')).toBe(
    'Demasiados intentos de acceso. Vuelva a intentarlo en 42 segundos.',
  );
  expect(english.say('Unauthenticated.')).toBe('Unauthenticated.');
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['ES-mx', 'es'],
  ['es-ES,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.2, es;q=0.7', 'es'],
  ['fr-FR, es;q=0.5', 'es'],
  ['fr, de;q=0.5', 'en'],
  ['es;q=0, *', 'en'],
  ['es;q=0', 'en'],
  ['*;q=0.5, es', 'es'],
  ['es;q=nonsense', 'en'],
  ['español', 'en'],
])('takes %j for %s', (header, code) => {
  expect(languageFor(header).code).toBe(code);
});

it('is defined by an application', () => {
  const german = defineLanguage({
    code: 'de',
    messages: { required: ':attribute muss ausgefüllt werden.' },
    attributes: { email: 'E-Mail-Adresse' },
    texts: { 'Too many login attempts. Please try again in # seconds.': 'Bitte in # Sekunden noch einmal.' },
  });

  expect(check(rules({ email: 'required', age: 'integer' }), { age: 'x' }, german)).toEqual({
    ok: false,
    errors: { email: ['E-Mail-Adresse muss ausgefüllt werden.'], age: ['The age field must be an integer.'] },
  });
  expect(german.say('Too many login attempts. Please try again in 42 seconds.')).toBe(
    'Bitte in 42 Sekunden noch einmal.',
  );
  expect(german.say('The email field is required.')).toBe('E-Mail-Adresse muss ausgefüllt werden.');
  expect(german.summarize({ a: ['A.', 'B.'] })).toBe('A. (and 1 more error)');
  expect(languageFor('de-AT, en;q=0.5', [english, german]).code).toBe('de');
  expect(languageFor('fr', [german, english]).code).toBe('de');
});
