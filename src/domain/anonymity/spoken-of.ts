import { companyAliases } from './companies.ts';
import { phoneStrings } from './contact-strings.ts';
import { wordsOf } from './fold.ts';
import { entry, type Known } from './known.ts';
import { nameOfOrganisation } from './organisation.ts';
import { brandsTold, housesTold, productsOf } from './products.ts';
import { isPlaceName } from './reading.ts';
import type { KnownOrganisation } from './roles.ts';
import type { Reason } from './spans.ts';
import { ACRONYMS_OF_WORK, GENERIC, isPlain } from './words.ts';

/** The strings that tell which organisation is meant: its name, its sites, its number, its street, its brands. */
export function organisationStrings(organisation: KnownOrganisation, reason: Reason, token: string): Known[] {
  const { name, domain, website, domains = [], phone, address, description } = organisation;
  const known = nameOfOrganisation(name, reason, token);
  for (const host of new Set([domain, website?.replace(/^https?:\/\//, '').split('/')[0], ...domains])) {
    const label = wordsOf(labelOf(host ?? ''));
    const letters = label.join('').length;
    if (letters > 2 && !isPlain(label) && !ACRONYMS_OF_WORK.has(label.join('')))
      known.push(entry(label, reason, token, letters > 4 ? 'always' : 'capital'));
  }
  // Of the organisation that is spoken of, what it makes tells it wherever it stands.
  const brands = [
    ...productsOf([name, ...companyAliases(name)]).map((one) => one.name),
    ...brandsTold(description ?? ''),
  ];
  for (const brand of new Set(brands)) {
    const words = wordsOf(brand);
    if (isTelling(words))
      known.push(entry(words, reason, `${token}’s brand`, words.length > 1 ? 'capitals' : 'name'));
  }
  for (const house of housesTold(description ?? ''))
    if (isTelling(wordsOf(house))) known.push(...nameOfOrganisation(house, reason, token));
  if (phone != null) known.push(...phoneStrings(phone));
  const street = wordsOf(address?.split(',')[0] ?? '');
  if (street.length > 1 && street.some((word) => /\d/.test(word)))
    known.push(entry(street, 'address', '[address removed]', 'always'));
  return known;
}

/** The part of a host that is its owner's own: `yardhub` of `careers.yardhub.com.au`. */
const labelOf = (host: string): string =>
  host
    .split('.')
    .slice(0, -1)
    .findLast(
      (part) =>
        !/^(?:www|com?|net|org|edu|gov|ac|ltd|plc|gen|id|jobs?|careers?|wordpress|wixsite|wix|squarespace|github|blogspot|myshopify|shopify|weebly|webflow|linkedin|facebook|google|sites)$/.test(
          part,
        ),
    ) ?? '';

const isTelling = (words: readonly string[]): boolean =>
  !isPlaceName(words.join(' ')) && !GENERIC.has(words.join(' '));
