import type { CountryCode } from './lexicon/family.ts';
import type { Weighted } from './random.ts';

/** A city with the share of the country's people who live there. */
export type Place = { city: string; state: string | null; weight: number };

export type WorkRight = {
  raw: string;
  status: 'citizen' | 'permanent_resident' | 'visa_holder' | 'requires_sponsorship';
};

/** Percent tiers and guarantee an agency usually agrees with a client in this country. */
export type FeeCustom = {
  fee_basis: 'package' | 'base';
  tiers: readonly { from: number; percent: number }[];
  minimum_fee: number;
  guarantee_days: number;
  payment_terms_days: number;
};

export type Country = {
  code: CountryCode;
  name: string;
  currency: string;
  /** How people write the currency before a figure. */
  sign: string;
  timezone: string;
  places: readonly Place[];
  work_rights: readonly Weighted<WorkRight>[];
  notice: readonly Weighted<{ raw: string; days: number }>[];
  /** What follows a salary when people write one, e.g. "+ super". */
  pay_suffixes: readonly string[];
  vocational: string;
  schools: readonly string[];
  streets: readonly string[];
  fees: FeeCustom;
};

const places = (text: string): Place[] =>
  text.split(',').map((entry) => {
    const [city = '', state = '', weight = '1'] = entry.trim().split('/');
    return { city, state: state === '' ? null : state, weight: Number(weight) };
  });

const notice = (text: string): Weighted<{ raw: string; days: number }>[] =>
  text.split(',').map((entry) => {
    const [raw = '', days = '0', weight = '1'] = entry.trim().split('/');
    return [{ raw, days: Number(days) }, Number(weight)];
  });

const right = (raw: string, status: WorkRight['status'], weight: number): Weighted<WorkRight> => [
  { raw, status },
  weight,
];

const WEEKS =
  notice(`4 weeks/28/9, 2 weeks/14/4, immediately/0/3, Immediate/0/2, 1 month/30/3, four weeks/28/1,
  6 weeks/42/1, 3 months/90/1, 1 week/7/1`);
const MONTHS =
  notice(`1 month/30/9, 3 months/90/4, 4 weeks/28/4, 2 weeks/14/2, immediately/0/3, one month/30/1,
  2 months/60/2, 1 week/7/1`);

/** What differs by country: places, money words, rights to work, notice, fees. */
export const COUNTRY: Readonly<Record<CountryCode, Country>> = {
  AU: {
    code: 'AU',
    name: 'Australia',
    currency: 'AUD',
    sign: '$',
    timezone: 'Australia/Sydney',
    places:
      places(`Sydney/NSW/21, Melbourne/VIC/20, Brisbane/QLD/10, Perth/WA/9, Adelaide/SA/6, Canberra/ACT/3,
      Gold Coast/QLD/3, Newcastle/NSW/2, Wollongong/NSW/1.5, Geelong/VIC/1.5, Hobart/TAS/1, Townsville/QLD/1,
      Cairns/QLD/1, Darwin/NT/0.8, Ballarat/VIC/0.6, Bendigo/VIC/0.6, Parramatta/NSW/2, Sunshine Coast/QLD/1`),
    work_rights: [
      right('Australian citizen', 'citizen', 55),
      right('Citizen', 'citizen', 6),
      right('Permanent resident', 'permanent_resident', 14),
      right('PR', 'permanent_resident', 4),
      right('NZ citizen (subclass 444)', 'visa_holder', 4),
      right('485 graduate visa', 'visa_holder', 4),
      right('Partner visa 820, full work rights', 'visa_holder', 3),
      right('482 visa', 'requires_sponsorship', 5),
      right('Working holiday visa 417', 'visa_holder', 2),
    ],
    notice: WEEKS,
    pay_suffixes: ['+ super', 'plus super', 'incl. super', 'package', ''],
    vocational: 'Certificate III',
    schools: [
      'Harbour Coast University',
      'Murray Plains University',
      'Eastern Range University',
      'Coral Bay University',
      'Wattle Park Institute of Technology',
      'Yarrabend University',
      'Blue Gum TAFE',
    ],
    streets: ['Kent Street', 'Collins Lane', 'Eagle Parade', 'Hay Terrace', 'Foundry Road', 'Wharf Street'],
    fees: {
      fee_basis: 'package',
      tiers: [
        { from: 0, percent: 15 },
        { from: 100000, percent: 18 },
        { from: 150000, percent: 20 },
      ],
      minimum_fee: 10000,
      guarantee_days: 90,
      payment_terms_days: 14,
    },
  },
  NZ: {
    code: 'NZ',
    name: 'New Zealand',
    currency: 'NZD',
    sign: '$',
    timezone: 'Pacific/Auckland',
    places: places(`Auckland//34, Wellington//14, Christchurch//13, Hamilton//7, Tauranga//5, Dunedin//4,
      Palmerston North//3, Napier//2, Nelson//2, New Plymouth//2, Queenstown//1, Invercargill//1`),
    work_rights: [
      right('NZ citizen', 'citizen', 58),
      right('New Zealand citizen', 'citizen', 8),
      right('NZ resident', 'permanent_resident', 14),
      right('Permanent resident', 'permanent_resident', 6),
      right('Accredited Employer Work Visa', 'requires_sponsorship', 6),
      right('Open work visa', 'visa_holder', 6),
    ],
    notice: WEEKS,
    pay_suffixes: ['+ KiwiSaver', 'plus KiwiSaver', 'incl. KiwiSaver', 'base', ''],
    vocational: 'New Zealand Certificate (Level 4)',
    schools: [
      'Southern Alps University',
      'Tui Coast University',
      'Harbour Polytechnic',
      'Rimu Institute of Technology',
    ],
    streets: ['Quay Street', 'Featherston Lane', 'Cashel Road', 'Victoria Terrace', 'Foundry Lane'],
    fees: {
      fee_basis: 'base',
      tiers: [
        { from: 0, percent: 14 },
        { from: 90000, percent: 16 },
        { from: 140000, percent: 18 },
      ],
      minimum_fee: 9000,
      guarantee_days: 90,
      payment_terms_days: 20,
    },
  },
  GB: {
    code: 'GB',
    name: 'United Kingdom',
    currency: 'GBP',
    sign: '£',
    timezone: 'Europe/London',
    places: places(`London/England/28, Manchester/England/9, Birmingham/England/8, Leeds/England/6,
      Glasgow/Scotland/5, Edinburgh/Scotland/5, Bristol/England/5, Liverpool/England/4, Sheffield/England/3,
      Newcastle upon Tyne/England/3, Nottingham/England/3, Cardiff/Wales/3, Belfast/Northern Ireland/3,
      Leicester/England/2, Reading/England/3, Milton Keynes/England/2, Southampton/England/2, Aberdeen/Scotland/1`),
    work_rights: [
      right('British citizen', 'citizen', 60),
      right('UK citizen', 'citizen', 8),
      right('Indefinite leave to remain', 'permanent_resident', 8),
      right('EU settled status', 'permanent_resident', 8),
      right('Graduate visa', 'visa_holder', 4),
      right('Skilled Worker visa', 'requires_sponsorship', 6),
      right('Irish citizen', 'citizen', 2),
    ],
    notice: MONTHS,
    pay_suffixes: ['', '', 'basic', '+ bonus', '+ car allowance', 'plus pension'],
    vocational: 'NVQ Level 3',
    schools: [
      'University of Northmoor',
      'Thamesgate University',
      'University of Wexcombe',
      'Pennine Metropolitan University',
      'Severnside College',
      'Lochmuir University',
    ],
    streets: ['King Street', 'Deansgate Mews', 'Broad Lane', 'Castle Road', 'Foundry Street', 'Mill Lane'],
    fees: {
      fee_basis: 'base',
      tiers: [
        { from: 0, percent: 18 },
        { from: 50000, percent: 20 },
        { from: 90000, percent: 25 },
      ],
      minimum_fee: 6000,
      guarantee_days: 56,
      payment_terms_days: 30,
    },
  },
  US: {
    code: 'US',
    name: 'United States',
    currency: 'USD',
    sign: '$',
    timezone: 'America/New_York',
    places: places(`New York/NY/14, Los Angeles/CA/9, Chicago/IL/8, Houston/TX/6, Dallas/TX/6, Austin/TX/5,
      San Francisco/CA/7, Seattle/WA/6, Boston/MA/6, Atlanta/GA/6, Denver/CO/5, Phoenix/AZ/4, Philadelphia/PA/4,
      Washington/DC/4, San Diego/CA/3, Minneapolis/MN/3, Charlotte/NC/3, Nashville/TN/2, Portland/OR/2, Tampa/FL/2`),
    work_rights: [
      right('US citizen', 'citizen', 66),
      right('U.S. Citizen', 'citizen', 8),
      right('Green card holder', 'permanent_resident', 12),
      right('H-1B, needs transfer', 'requires_sponsorship', 6),
      right('OPT', 'visa_holder', 3),
      right('EAD, no sponsorship needed', 'visa_holder', 3),
    ],
    notice: notice(
      '2 weeks/14/14, two weeks/14/3, immediately/0/4, 3 weeks/21/2, 1 month/30/2, 4 weeks/28/1',
    ),
    pay_suffixes: ['', '', 'base', '+ bonus', '+ benefits', 'OTE negotiable'],
    vocational: 'Apprenticeship Certificate',
    schools: [
      'Lakeshore State University',
      'University of Cedar Valley',
      'Prairie Tech',
      'Blue Ridge College',
      'Pacific Heights University',
      'Mesa Community College District',
    ],
    streets: [
      'Market Street',
      'Main Street',
      'Lake Avenue',
      'Foundry Boulevard',
      'Commerce Street',
      'Elm Avenue',
    ],
    fees: {
      fee_basis: 'base',
      tiers: [
        { from: 0, percent: 20 },
        { from: 120000, percent: 22 },
        { from: 200000, percent: 25 },
      ],
      minimum_fee: 12000,
      guarantee_days: 60,
      payment_terms_days: 30,
    },
  },
  IE: {
    code: 'IE',
    name: 'Ireland',
    currency: 'EUR',
    sign: '€',
    timezone: 'Europe/Dublin',
    places:
      places(`Dublin/Leinster/40, Cork/Munster/14, Galway/Connacht/8, Limerick/Munster/7, Waterford/Munster/4,
      Kilkenny/Leinster/2, Sligo/Connacht/2, Athlone/Leinster/2, Dundalk/Leinster/2, Letterkenny/Ulster/1`),
    work_rights: [
      right('Irish citizen', 'citizen', 62),
      right('EU citizen', 'citizen', 18),
      right('Stamp 4', 'permanent_resident', 8),
      right('Stamp 1G', 'visa_holder', 4),
      right('Critical Skills Employment Permit', 'requires_sponsorship', 6),
      right('British citizen', 'citizen', 2),
    ],
    notice: MONTHS,
    pay_suffixes: ['', '', '+ bonus', 'plus pension', '+ healthcare'],
    vocational: 'QQI Level 6',
    schools: [
      'Liffeyside University',
      'University of the West Coast',
      'Lee Valley University',
      'Shannon Institute of Technology',
    ],
    streets: ['Harbour Street', 'Grand Quay', 'Patrick Lane', 'Merchants Row', 'Mill Road'],
    fees: {
      fee_basis: 'base',
      tiers: [
        { from: 0, percent: 17 },
        { from: 60000, percent: 20 },
        { from: 110000, percent: 22 },
      ],
      minimum_fee: 6000,
      guarantee_days: 84,
      payment_terms_days: 30,
    },
  },
  SG: {
    code: 'SG',
    name: 'Singapore',
    currency: 'SGD',
    sign: 'S$',
    timezone: 'Asia/Singapore',
    places: places('Singapore//30, Jurong//6, Tampines//6, Woodlands//5, Changi//3'),
    work_rights: [
      right('Singapore citizen', 'citizen', 60),
      right('Singaporean', 'citizen', 8),
      right('Singapore PR', 'permanent_resident', 16),
      right('Employment Pass', 'requires_sponsorship', 10),
      right('S Pass', 'requires_sponsorship', 3),
      right("Dependant's Pass with LOC", 'visa_holder', 2),
    ],
    notice: MONTHS,
    pay_suffixes: ['', 'excl. AWS', '+ AWS', '+ variable bonus', 'all in'],
    vocational: 'Nitec',
    schools: [
      'Straits University',
      'Merlion Institute of Management',
      'Changi Polytechnic',
      'Keppel Bay University',
    ],
    streets: ['Raffles Link', 'Robinson Walk', 'Tanjong Lane', 'Marina View', 'Orchard Grove'],
    fees: {
      fee_basis: 'package',
      tiers: [
        { from: 0, percent: 18 },
        { from: 100000, percent: 20 },
        { from: 180000, percent: 25 },
      ],
      minimum_fee: 8000,
      guarantee_days: 90,
      payment_terms_days: 30,
    },
  },
};
