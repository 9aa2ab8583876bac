import { MACHINE_FACTS, machineFacts, type MachineRecord, type ReviewRecord } from '@yard/contracts';
import { CURRENCY } from '@kit/server/base/settings/money';

const CONTEXT = 'https://schema.org';

/**
 * A machine as schema.org has it: a product that is leased out, and where it stands on the site.
 *
 * @param page  addresses with their host
 */
export function machineData(
  machine: MachineRecord,
  reviews: readonly ReviewRecord[],
  page: { url: string; picture: string; description: string },
): object[] {
  const { subject, machine_type_name } = machine;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Product',
      name: subject,
      description: page.description,
      category: machine_type_name,
      image: page.picture,
      ...factsOf(machine),
      offers: offersOf(machine, page.url),
      ...(machine.rating === null ? {} : ratedBy(machine, reviews)),
    },
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(1, 'Search', new URL('/search', page.url).toString()),
        crumb(2, machine_type_name, new URL(`/search?type=${machine.machine_type_id}`, page.url).toString()),
        crumb(3, subject, page.url),
      ],
    },
  ];
}

function factsOf(machine: MachineRecord): object {
  const facts = machineFacts.flatMap((name) => {
    const { schema } = MACHINE_FACTS[name];
    const value = machine[name];
    if (schema === null || value === null) return [];
    return [[schema, schema === 'brand' ? { '@type': 'Brand', name: value } : value]];
  });
  return Object.fromEntries(facts) as object;
}

function ratedBy({ rating, reviews: reviewCount }: MachineRecord, reviews: readonly ReviewRecord[]) {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 },
    review: reviews.map(({ user_name, created_at, rating: ratingValue, content }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: user_name },
      datePublished: created_at.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue, bestRating: 5 },
      ...(content === null ? {} : { reviewBody: content }),
    })),
  };
}

function offersOf(
  { daily_rate, weekly_rate, monthly_rate, city, state }: MachineRecord,
  url: string,
): object[] {
  // UN/CEFACT: a day, a week, and of the latter four.
  const rates = [
    [daily_rate, 'DAY', 1],
    [weekly_rate, 'WEE', 1],
    [monthly_rate, 'WEE', 4],
  ] as const;
  return rates.flatMap(([price, unitCode, value]) => {
    if (price === null) return [];
    const quantity = { '@type': 'QuantitativeValue', value, unitCode };
    return {
      '@type': 'Offer',
      url,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      price,
      priceCurrency: CURRENCY.toUpperCase(),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: CURRENCY.toUpperCase(),
        referenceQuantity: quantity,
      },
      ...(city === null ? {} : { areaServed: [city, state].filter(Boolean).join(', ') }),
    };
  });
}

const crumb = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
});
