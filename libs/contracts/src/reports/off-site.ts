export type TextPlace = 'rental' | 'question' | 'machine';

interface OffSiteRule {
  label: string;
  places: readonly TextPlace[];
  /** Matches the text in lower case, without accents. */
  pattern: RegExp;
}

const EVERYWHERE = ['rental', 'question', 'machine'] as const;
/** Renter and owner of a rental may well call each other; strangers need not. */
const STRANGERS = ['question', 'machine'] as const;

/** Texts that lead payment off the site. A new one is a line here. */
const offSiteRules: readonly OffSiteRule[] = [
  {
    label: 'Another way to pay',
    places: EVERYWHERE,
    pattern:
      /\b(venmo|zelle|cash ?app|pay ?pal|western union|money ?gram|apple pay|google pay|bitcoin|crypto|gift ?cards?)\b/,
  },
  {
    label: 'Payment by transfer or in cash',
    places: EVERYWHERE,
    pattern: /\b(wire|bank) transfer\b|\b(pay|paid|payment|deposit)( \w+){0,3} (in )?cash\b|\bcash only\b/,
  },
  {
    label: 'A deal past the site',
    places: EVERYWHERE,
    pattern:
      /\b(outside|off|past|without|around) (of )?(yard|the (site|platform|app))\b|\b(avoid|save|skip)s?( \w+){0,2} fees?\b/,
  },
  {
    label: 'An email address',
    places: STRANGERS,
    pattern: /(?<![\w.+-])[\w.+-]{1,64} ?(@|\(at\)|\[at\]) ?[\w-]{1,63}\.[a-z]{2,}/,
  },
  {
    label: 'A phone number',
    places: STRANGERS,
    pattern: /(?<![\d$.,-])(\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}(?!\d)/,
  },
];

export function offSiteLabels(text: string, place: TextPlace): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return offSiteRules
    .filter(({ places, pattern }) => places.includes(place) && pattern.test(plain))
    .map(({ label }) => label);
}
