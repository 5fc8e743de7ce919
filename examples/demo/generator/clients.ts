import type { Employer } from './employers.ts';
import type { Family, Seniority } from './lexicon/family.ts';
import { personName } from './names.ts';
import { officePhone } from './phones.ts';
import { Random, type Weighted } from './random.ts';
import { slug } from './text.ts';
import type { World } from './world.ts';

/** A contact as the API takes one; `reports_to_index` points into the same client's contacts. */
export type ContactFields = {
  name: string;
  email: string;
  phone: string | null;
  title: string;
  reports_to_index: number | null;
  is_primary: boolean;
  notes: string | null;
};

/** The fee terms that set_client_fee_terms takes; money in `currency`. */
export type FeeTerms = {
  currency: string;
  fee_basis: 'package' | 'base';
  tiers: { from: number; percent: number }[];
  minimum_fee: number | null;
  guarantee_days: number;
  guarantee_remedy:
    | 'replacement'
    | 'refund_full'
    | 'refund_pro_rata'
    | 'refund_half'
    | 'replacement_or_refund_half'
    | 'none';
  guarantee_notes: string | null;
  payment_terms_days: number;
};

export type ClientFields = {
  name: string;
  website: string;
  phone: string | null;
  industry: string;
  description: string;
  locations: string[];
  address: string;
  notes: string | null;
  contacts: ContactFields[];
  /** Null when the client is on the agency's standard terms. */
  fee_terms: FeeTerms | null;
};

/** Who a recruiter deals with at a company, from the top down; the second number is the line of the superior. */
const LINES: Readonly<
  Record<'small' | 'large', readonly (readonly [title: string, superior: number | null])[]>
> = {
  small: [
    ['Managing Director', null],
    ['Operations Manager', 0],
    ['Office Manager', 0],
  ],
  large: [
    ['Chief Operating Officer', null],
    ['Head of People', 0],
    ['Talent Acquisition Manager', 1],
  ],
};

const LEADING: ReadonlySet<Seniority> = new Set(['lead', 'head', 'director', 'principal']);

const SIZE_WORDS: Readonly<Record<Employer['size'], string>> = {
  '11-50': 'a team of about thirty',
  '51-200': 'some 120 people',
  '201-1000': 'about 450 people',
  '1001-5000': 'about 2,200 people',
  '5000+': 'more than 5,000 people',
};

const NOTES = [
  'Prefers a phone call before any CV is sent.',
  'Purchase order number needed on every invoice.',
  'Two interview rounds, decisions within a week.',
  'Uses one other agency; exclusive with us on senior roles.',
  'Budget year starts in July; hiring slows in June.',
  'Office is five minutes from the station, two days a week from home.',
];

const CONTACT_NOTES = [
  'Best reached before nine.',
  'Likes short profiles with numbers.',
  'Joined last year from a competitor.',
];

const REMEDIES: readonly Weighted<FeeTerms['guarantee_remedy']>[] = [
  ['replacement', 5],
  ['refund_pro_rata', 3],
  ['replacement_or_refund_half', 2],
  ['refund_half', 1],
];

/** The agency's own standard in the country, or (with a number other than 0) a client's negotiated variation of it. */
export const feeTerms = (random: Random, world: World, points: number): FeeTerms => {
  const { fees, currency } = world.country;
  return {
    currency,
    fee_basis: fees.fee_basis,
    tiers: fees.tiers.map(({ from, percent }) => ({ from, percent: percent + points })),
    minimum_fee: random.chance(0.7) ? fees.minimum_fee : null,
    guarantee_days: fees.guarantee_days,
    guarantee_remedy: random.weighted(REMEDIES),
    guarantee_notes: random.chance(0.3) ? 'Void when an invoice is paid late.' : null,
    payment_terms_days: fees.payment_terms_days,
  };
};

/** A client made of an employer, with two to five contacts who could hire for these families. */
export const clientOf = (
  world: World,
  employer: Employer,
  hires: readonly Family[],
  slot: number,
): ClientFields => {
  const random = new Random(world.seed, world.country.code, 'client', employer.domain);
  const code = world.country.code;
  const big = employer.size !== '11-50' && employer.size !== '51-200';
  const lines: (readonly [string, number | null])[] = [...LINES[big ? 'large' : 'small']];
  for (const family of hires.slice(0, 2)) {
    const boss = family.ladder.find((rung) => LEADING.has(rung.seniority));
    if (boss !== undefined) lines.push([random.pick(boss.titles), 0]);
  }
  const primary = random.int(1, lines.length - 1);
  const mailboxes = new Set<string>();
  const contacts = lines.map(([title, superior], index): ContactFields => {
    const person = personName(random, code);
    const plainMailbox = `${person.mailbox_first}.${person.mailbox_last}`;
    // Two people of one name in a company do happen; the second gets a number, as in life.
    const mailbox = mailboxes.has(plainMailbox) ? `${plainMailbox}${index}` : plainMailbox;
    mailboxes.add(mailbox);
    return {
      name: `${person.first_name} ${person.last_name}`,
      email: `${mailbox}@${employer.domain}`,
      phone: random.chance(0.8) ? officePhone(code, slot * 8 + index + 1) : null,
      title,
      reports_to_index: superior,
      is_primary: index === primary,
      notes: random.chance(0.25) ? random.pick(CONTACT_NOTES) : null,
    };
  });
  const country = world.country.name;
  const second = random.weighted(world.places).city;
  const cities = big && second !== employer.city ? [employer.city, second] : [employer.city];
  const region = employer.state === null ? employer.city : `${employer.city} ${employer.state}`;
  return {
    name: employer.name,
    website: employer.website,
    phone: officePhone(code, slot * 8),
    industry: employer.industry,
    description: `${employer.name} works in ${employer.industry.toLowerCase()} from ${employer.city}, with ${SIZE_WORDS[employer.size]}.`,
    locations: cities.map((city) => (city === country ? city : `${city}, ${country}`)),
    address: `${random.int(1, 240)} ${random.pick(world.country.streets)}, ${region}`,
    notes: random.chance(0.6) ? random.pick(NOTES) : null,
    contacts,
    fee_terms: random.chance(0.55) ? feeTerms(random, world, random.pick([-2, -1, 1, 2])) : null,
  };
};

/** A mailbox at the agency: given name only while that is free. */
export const colleagueMailbox = (first: string, last: string, taken: ReadonlySet<string>): string =>
  taken.has(slug(first)) ? `${slug(first)}.${slug(last)}` : slug(first);
