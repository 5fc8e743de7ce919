import { PEOPLE_BY_HAND } from './fourth-people.ts';
import type { Third, ThirdStored } from './third-world.ts';

const PLACES: Record<string, [region: string, country: string, currency: string]> = {
  London: ['England', 'United Kingdom', 'GBP'],
  Manchester: ['England', 'United Kingdom', 'GBP'],
  Leeds: ['England', 'United Kingdom', 'GBP'],
  Bristol: ['England', 'United Kingdom', 'GBP'],
  Aberdeen: ['Scotland', 'United Kingdom', 'GBP'],
  Dublin: ['Leinster', 'Ireland', 'EUR'],
  Cork: ['Munster', 'Ireland', 'EUR'],
  Sydney: ['New South Wales', 'Australia', 'AUD'],
  Melbourne: ['Victoria', 'Australia', 'AUD'],
  Brisbane: ['Queensland', 'Australia', 'AUD'],
  Perth: ['Western Australia', 'Australia', 'AUD'],
  Canberra: ['Australian Capital Territory', 'Australia', 'AUD'],
  Auckland: ['Auckland', 'New Zealand', 'NZD'],
  Wellington: ['Wellington', 'New Zealand', 'NZD'],
  'New York': ['New York', 'United States', 'USD'],
  Boston: ['Massachusetts', 'United States', 'USD'],
  Chicago: ['Illinois', 'United States', 'USD'],
  Houston: ['Texas', 'United States', 'USD'],
  'San Francisco': ['California', 'United States', 'USD'],
  Munich: ['Bavaria', 'Germany', 'EUR'],
  Berlin: ['Berlin', 'Germany', 'EUR'],
  Zurich: ['Zurich', 'Switzerland', 'CHF'],
  Basel: ['Basel-Stadt', 'Switzerland', 'CHF'],
  Paris: ['Île-de-France', 'France', 'EUR'],
  Madrid: ['Community of Madrid', 'Spain', 'EUR'],
  Dubai: ['Dubai', 'United Arab Emirates', 'AED'],
  Singapore: ['Singapore', 'Singapore', 'SGD'],
  Bangalore: ['Karnataka', 'India', 'INR'],
};

/** What recruiters call employers of a kind, and who of these employers is one. */
export const KINDS = {
  tierOneBuilders: [
    'Multiplex',
    'Lendlease',
    'CPB Contractors',
    'John Holland',
    'Balfour Beatty',
    'Skanska',
    'Kier',
    'Laing O’Rourke',
    'Mace',
    'Turner Construction',
    'John Sisk',
  ],
  nhsTrusts: [
    'Leeds Teaching Hospitals NHS Trust',
    'North Bristol NHS Trust',
    'Guy’s and St Thomas’ NHS Foundation Trust',
    'Manchester University NHS Foundation Trust',
    'South London and Maudsley NHS Foundation Trust',
    'Leeds Community Healthcare NHS Trust',
    'London Ambulance Service',
  ],
  privateHospitals: [
    'Spire Healthcare',
    'Nuffield Health',
    'Ramsay Health Care',
    'HCA Healthcare',
    'Mater Private',
    'St Vincent’s Health',
  ],
  hyperscalers: ['Amazon Web Services', 'Microsoft', 'Google'],
  challengerBanks: ['Monzo', 'Revolut', 'Starling Bank'],
  bigFourSupermarkets: ['Tesco', 'Sainsbury’s', 'Asda', 'Morrisons'],
  discounters: ['Aldi', 'Lidl'],
  bigFour: ['KPMG', 'Deloitte', 'EY', 'PwC'],
  magicCircle: ['Slaughter and May', 'Freshfields', 'Linklaters', 'Clifford Chance'],
  investmentBanks: ['Goldman Sachs', 'Morgan Stanley', 'Rothschild & Co', 'UBS', 'Deutsche Bank'],
  councils: [
    'Leeds City Council',
    'Manchester City Council',
    'Bristol City Council',
    'Auckland Council',
    'Brisbane City Council',
    'City of Melbourne',
  ],
  cros: ['IQVIA', 'Parexel'],
  insurers: ['Aviva', 'Suncorp', 'Hiscox', 'Beazley'],
  brokers: ['Marsh', 'Aon'],
  utilities: [
    'Western Power',
    'Electricity North West',
    'UK Power Networks',
    'Transpower',
    'Sydney Water',
    'British Gas',
  ],
  agencies: ['Ogilvy', 'Clemenger BBDO', 'Landor', 'Edelman'],
  haulage: ['DHL', 'Linfox', 'Toll Group', 'Wincanton', 'Schneider', 'DPD'],
} satisfies Record<string, readonly string[]>;

const GIVEN =
  'Aisling Bram Carys Dmitri Eilidh Femi Gwen Hamish Isla Jomo Keiko Lorcan Mei Nadia Oisín Petra Quentin Rhys Siobhán Tariq Una Viktor Wanda Xavier Ysolde Zubair'.split(
    ' ',
  );
const FAMILY =
  'Achterberg Bellweather Corrigan Dawlish Ekwueme Farquharson Gillespie Holloway Iwasaki Jessop Kowalczyk Llewellyn Montague Nkosi Ormond Pemberton Quigley Rowntree Stavros Tredwell Umunna Villiers Wetherby Yardley Zielinski'.split(
    ' ',
  );
const RIGHTS = ['citizen', 'permanent_resident', 'visa_holder', 'requires_sponsorship'] as const;
const RIGHTS_AS_WRITTEN = ['Citizen', 'Permanent resident', 'Work visa', 'Requires sponsorship'] as const;

function listed(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

// Of "58k" and "21 GBP per hour", the sum as the facts hold it and as the record has it written.
function payOf(text: string, currency: string): { pay: NonNullable<Third['pay']>; written: string } {
  const [, amount, own, period] = /^([\d.]+)(?:k|\s(\w+) per (hour|day))$/.exec(text) ?? [];
  if (amount === undefined) throw new Error(`not a sum: ${text}`);
  return own === undefined
    ? {
        pay: { amount: Number(amount) * 1000, currency, period: 'year' },
        written: `${currency} ${Number(amount) * 1000}`,
      }
    : {
        pay: { amount: Number(amount), currency: own, period: period as 'hour' | 'day' },
        written: `${own} ${amount} per ${period}`,
      };
}

function noticeOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  return Number.parseInt(text, 10) * (text.includes('month') ? 30 : 7);
}

function stored(line: string, n: number): ThirdStored {
  const [
    trades = '',
    title = '',
    employer = '',
    city = '',
    years = '',
    since = '',
    skills = '',
    certs = '',
    more = '',
  ] = line.split('|');
  const known = new Map(
    more.split(';').flatMap((part): [string, string][] => {
      const [name = '', value = ''] = part.split('=');
      return name === '' ? [] : [[name, value]];
    }),
  );
  const place = PLACES[city];
  if (place === undefined) throw new Error(`no such place: ${city}`);
  const [region, country, currency] = place;
  const name = `${GIVEN[n % GIVEN.length]} ${FAMILY[(n * 7 + Math.floor(n / 26)) % FAMILY.length]}`;
  const email = `f${n}@fourth.example`;
  const was = listed(known.get('was') ?? '').map((job) => job.split('@') as [string, string]);
  const money = known.has('pay') ? payOf(known.get('pay') as string, currency) : null;
  const right = n % 3 === 0 ? n % 4 : null;
  const work = known.get('work') ?? null;
  const languages = listed(known.get('langs') ?? '');
  const facts: Third = {
    name,
    email,
    trades: listed(trades),
    formerTrades: [],
    title,
    skills: listed(skills),
    certs: listed(certs),
    languages,
    level: known.get('level') ?? null,
    years: Number(years),
    since: Number(since),
    city,
    metro: city,
    region,
    country,
    employer,
    before: was.map(([, house]) => house),
    industry: '',
    pay: money?.pay ?? null,
    noticeDays: noticeOf(known.get('notice')),
    rights: right === null ? null : (RIGHTS[right] ?? null),
    workTypes: work === null ? null : [work],
    relocates: null,
    remote: false,
    betweenJobs: false,
  };
  const inWords = n % 4 === 1;
  const summary = [
    inWords ? `Works with ${facts.skills.join(' and ')}.` : '',
    n % 2 === 0 && facts.certs.length > 0 ? `Holds: ${facts.certs.join(', ')}.` : '',
  ].filter((part) => part !== '');
  let until = Number(since);
  return {
    facts,
    record: {
      name,
      email,
      location: { city, state: region, country },
      current_title: title,
      current_company: employer,
      years_experience: Number(years),
      ...(facts.level === null ? {} : { preferred_seniority: facts.level }),
      skills: [...(inWords ? [] : facts.skills), ...(n % 2 === 0 ? [] : facts.certs)],
      ...(summary.length === 0 ? {} : { summary: summary.join(' ') }),
      ...(money === null ? {} : { salary_expectation: money.written }),
      ...(known.has('notice') ? { notice_period: known.get('notice') } : {}),
      ...(right === null ? {} : { work_rights: RIGHTS_AS_WRITTEN[right] }),
      ...(work === null ? {} : { work_types: [work] }),
      ...(languages.length === 0 ? {} : { languages }),
      experience: [
        { title, employer, from: `${since}-02`, is_current: true },
        ...was.map(([former, house]) => {
          const job = { title: former, employer: house, from: `${until - 3}-02`, to: `${until}-01` };
          until -= 3;
          return job;
        }),
      ],
    },
  };
}

/** People of trades, health, care, schools, law, money, technology and others in thirteen countries. */
export const FOURTH: readonly ThirdStored[] = PEOPLE_BY_HAND.split('\n').map(stored);
