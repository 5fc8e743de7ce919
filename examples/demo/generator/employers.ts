import { COUNTRY, type Place } from './country.ts';
import type { CountryCode } from './lexicon/family.ts';
import { mix, Random, type Weighted } from './random.ts';
import { slug } from './text.ts';

/** A company people have worked at. `size` is a headcount band. */
export type Employer = {
  name: string;
  /** Under the reserved top-level domain .example (RFC 2606). */
  website: string;
  domain: string;
  industry: string;
  city: string;
  state: string | null;
  size: '11-50' | '51-200' | '201-1000' | '1001-5000' | '5000+';
};

/** The last word of a company's name, which tells its industry; no word serves two, so names cannot meet. */
const LAST_WORDS: Readonly<Record<string, readonly string[]>> = {
  Accounting: ['Advisory', 'Accountants', 'Audit Partners'],
  Agriculture: ['Farms', 'Grain', 'Dairy'],
  Banking: ['Bank', 'Credit Union', 'Mutual'],
  Construction: ['Constructions', 'Builders', 'Projects'],
  Education: ['College', 'Institute', 'Grammar School'],
  Energy: ['Energy', 'Power', 'Renewables'],
  Engineering: ['Engineering', 'Consulting Engineers', 'Infrastructure'],
  Government: ['City Council', 'Regional Council', 'Water Authority'],
  Healthcare: ['Health', 'Hospital', 'Care'],
  Hospitality: ['Hotels', 'Hospitality Group', 'Kitchens'],
  Insurance: ['Insurance', 'Assurance', 'Underwriting'],
  Legal: ['Lawyers', 'Legal', 'Chambers'],
  Logistics: ['Logistics', 'Freight', 'Transport'],
  Manufacturing: ['Manufacturing', 'Foods', 'Industries'],
  Media: ['Media', 'Publishing', 'Studios'],
  Mining: ['Resources', 'Minerals', 'Metals'],
  'Professional services': ['Consulting', 'Associates', 'Partners'],
  Property: ['Property', 'Living', 'Developments'],
  Retail: ['Stores', 'Outfitters', 'Home'],
  Software: ['Software', 'Labs', 'Systems'],
  Telecommunications: ['Telecom', 'Networks', 'Broadband'],
};

const FIRST_WORDS =
  `Alder Amberley Ashgrove Banksia Bellmere Birchwood Blackwater Boxwood Bramble Brightwater Calder
  Cedarvale Cinder Clearwell Copperfield Corella Cormorant Crestline Curlew Dunmore Eastmere Elderton Emberton Fairholm
  Fernbank Flintlock Foxglove Gannet Glenhurst Greystone Halcyon Harrowgate Hawthorn Heron Holloway Ironbark Ivorydale
  Jarrah Juniper Kestrel Kingfisher Larkspur Lindenow Lodestar Longreach Magpie Mallard Marlowe Meridian Mistral
  Nightjar Northgate Oakhaven Osprey Palisade Peregrine Quarry Ravensworth Redgum Riverstone Rookwood Saltbush Sandpiper
  Silverton Skylark Solstice Spindrift Stonehaven Sycamore Tamarind Tidewater Torrens Umber Vantage Wattlebird Westmere
  Whitford Willowbank Wren Yarrow`
    .split(/\s+/)
    .filter((word) => word !== '');

const MIDDLE_WORDS = ['', 'Bay', 'Hill', 'Park', 'Ridge', 'Vale'];

const SIZES: readonly Weighted<Employer['size']>[] = [
  ['11-50', 26],
  ['51-200', 32],
  ['201-1000', 25],
  ['1001-5000', 12],
  ['5000+', 5],
];

export const INDUSTRIES: readonly string[] = Object.keys(LAST_WORDS);

/** The companies of one country under one seed: a fixed list, whatever the number of candidates. */
export type EmployerBook = { all: readonly Employer[]; in: (industry: string) => readonly Employer[] };

/** Lists every employer (about 10,000, two megabytes); build it once for a run. */
export const employerBook = (seed: number, country: CountryCode): EmployerBook => {
  const places: Weighted<Place>[] = COUNTRY[country].places.map((place) => [place, place.weight]);
  const byIndustry = new Map<string, Employer[]>();
  const turn = mix(seed, country, 'employers');
  INDUSTRIES.forEach((industry, industryIndex) => {
    const lastWords = LAST_WORDS[industry] ?? [];
    const combinations = FIRST_WORDS.length * MIDDLE_WORDS.length;
    const list: Employer[] = [];
    for (let rank = 0; rank < combinations; rank++) {
      // 7919 is prime to the number of combinations: every pair of words comes up once, in an order of the seed's.
      const place = (rank * 7919 + turn + industryIndex * 31) % combinations;
      const random = new Random(seed, country, 'employer', industry, rank);
      const first = FIRST_WORDS[place % FIRST_WORDS.length] ?? '';
      const middle = MIDDLE_WORDS[Math.floor(place / FIRST_WORDS.length)] ?? '';
      const name = [first, middle, random.pick(lastWords)].filter((word) => word !== '').join(' ');
      const domain = `${slug(name)}.example`;
      const { city, state } = random.weighted(places);
      const size = random.weighted(SIZES);
      list.push({ name, website: `https://www.${domain}`, domain, industry, city, state, size });
    }
    byIndustry.set(industry, list);
  });
  return {
    all: [...byIndustry.values()].flat(),
    in: (industry) => byIndustry.get(industry) ?? [],
  };
};
