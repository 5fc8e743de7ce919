import type { Facts } from './world.ts';

/** Facts of the second five hundred, beside those of the first two thousand. */
export interface Second extends Facts {
  /** What their employer does. */
  industry: string;
  /** What they did before, by trade; empty where they never changed. */
  formerTrades: readonly string[];
  /** Days since somebody called them; null for never. */
  calledDaysAgo: number | null;
  /** How many employers they had in the last five years. */
  employersOfLate: number;
  /** They have no job now. */
  betweenJobs: boolean;
  tickets: readonly string[];
}

export interface SecondStored {
  facts: Second;
  record: Record<string, unknown>;
}

type Trade = [titles: string[], trades: string[], skills: string[], employers: string, tickets?: string[]];

const TRADES: readonly Trade[] = [
  [
    ['Midwife', 'Registered Midwife'],
    ['midwife', 'health'],
    ['Antenatal care', 'CTG'],
    'hospital',
    ['AHPRA registration'],
  ],
  [
    ['Mental Health Nurse', 'RMN'],
    ['mental health nurse', 'nurse', 'health'],
    ['Risk assessment', 'De-escalation'],
    'hospital',
    ['AHPRA registration'],
  ],
  [
    ['Theatre Nurse', 'Scrub Nurse'],
    ['theatre nurse', 'nurse', 'health'],
    ['Scrub', 'Instrument counts'],
    'hospital',
  ],
  [
    ['Occupational Therapist', 'OT'],
    ['occupational therapist', 'health'],
    ['Home assessments', 'Splinting'],
    'hospital',
  ],
  [
    ['Social Worker', 'Senior Social Worker'],
    ['social worker'],
    ['Safeguarding', 'Case management'],
    'council',
  ],
  [
    ['General Practitioner', 'GP'],
    ['gp', 'doctor', 'health'],
    ['Chronic disease', 'Minor surgery'],
    'hospital',
  ],
  [
    ['Scaffolder', 'Advanced Scaffolder'],
    ['scaffolder', 'blue collar'],
    ['Rigging', 'Working at heights'],
    'builder',
    ['White Card', 'Scaffolding ticket'],
  ],
  [
    ['Boilermaker', 'Boilermaker Welder'],
    ['welder', 'boilermaker', 'blue collar'],
    ['MIG welding', 'TIG welding'],
    'mining',
    ['White Card'],
  ],
  [
    ['Crane Operator', 'Tower Crane Operator'],
    ['crane operator', 'blue collar'],
    ['Tower crane', 'Dogging'],
    'builder',
    ['White Card'],
  ],
  [['Fitter and Turner', 'Mechanical Fitter'], ['fitter', 'blue collar'], ['Pumps', 'Lathe'], 'mining'],
  [['Plumber', 'Plumber and Gasfitter'], ['plumber', 'blue collar'], ['Gasfitting', 'Drainage'], 'builder'],
  [
    ['Forklift Operator', 'Reach Truck Operator'],
    ['forklift driver', 'blue collar'],
    ['RF scanning'],
    'logistics',
    ['LF licence'],
  ],
  [
    ['Structural Engineer', 'Senior Structural Engineer'],
    ['structural engineer', 'engineer'],
    ['Tekla', 'Revit'],
    'engineering',
  ],
  [
    ['Mechanical Engineer', 'Mechanical Design Engineer'],
    ['mechanical engineer', 'engineer'],
    ['SolidWorks', 'FEA'],
    'engineering',
  ],
  [['Architect', 'Project Architect'], ['building architect'], ['Revit', 'Town planning'], 'engineering'],
  [
    ['Solutions Architect', 'Cloud Architect'],
    ['solutions architect', 'tech'],
    ['AWS', 'Integration'],
    'bank',
  ],
  [
    ['SAP Consultant', 'SAP MM Consultant'],
    ['sap consultant', 'tech'],
    ['SAP MM', 'SAP S/4HANA'],
    'consultancy',
  ],
  [
    ['Salesforce Administrator', 'Salesforce Developer'],
    ['salesforce', 'tech'],
    ['Salesforce', 'Apex'],
    'software',
  ],
  [['Test Analyst', 'QA Engineer', 'SDET'], ['tester', 'tech'], ['Selenium', 'Cypress'], 'software'],
  [['Data Analyst', 'BI Analyst'], ['data analyst', 'tech'], ['Power BI', 'SQL'], 'retail'],
  [['Customer Success Manager', 'CSM'], ['customer success'], ['Onboarding', 'Gainsight'], 'software'],
  [
    ['Underwriter', 'Commercial Underwriter'],
    ['underwriter', 'insurance'],
    ['Property risks', 'Pricing'],
    'insurer',
  ],
  [
    ['Claims Handler', 'Claims Consultant'],
    ['claims', 'insurance'],
    ['Motor claims', 'Guidewire'],
    'insurer',
  ],
  [['Actuary', 'Pricing Actuary'], ['actuary', 'insurance'], ['R', 'Reserving'], 'insurer'],
  [['Compliance Officer', 'AML Analyst'], ['compliance'], ['AML', 'KYC'], 'bank'],
  [['Financial Planner', 'Financial Adviser'], ['financial planner'], ['Xplan', 'Superannuation'], 'bank'],
  [['Bookkeeper', 'Senior Bookkeeper'], ['bookkeeper', 'accounting'], ['Xero', 'BAS'], 'small'],
  [
    ['Credit Controller', 'Accounts Receivable Officer'],
    ['credit controller', 'accounting'],
    ['Collections', 'Sage'],
    'retail',
  ],
  [['Paralegal', 'Legal Assistant'], ['paralegal', 'legal'], ['Conveyancing', 'Drafting'], 'law'],
  [['Conveyancer', 'Licensed Conveyancer'], ['conveyancer', 'legal'], ['Conveyancing', 'PEXA'], 'law'],
  [
    ['Procurement Manager', 'Category Manager'],
    ['procurement'],
    ['Tendering', 'Contract negotiation'],
    'mining',
  ],
  [
    ['Regulatory Affairs Manager', 'Regulatory Affairs Specialist'],
    ['regulatory affairs', 'pharma'],
    ['TGA submissions', 'CTD'],
    'pharma',
  ],
  [
    ['Clinical Research Associate', 'CRA'],
    ['clinical research', 'pharma'],
    ['GCP', 'Site monitoring'],
    'pharma',
  ],
  [
    ['Recruitment Consultant', 'Talent Acquisition Partner'],
    ['recruiter'],
    ['Sourcing', 'LinkedIn Recruiter'],
    'staffing',
  ],
  [['Receptionist', 'Front Desk Coordinator'], ['receptionist'], ['Switchboard', 'Front desk'], 'hotel'],
  [['Executive Chef', 'Chef de Partie'], ['chef'], ['Menu costing', 'HACCP'], 'hotel'],
];

/** Employers by what they do, and how else recruiters call them. */
const HOUSES: Record<string, { industry: string; names: readonly string[] }> = {
  hospital: {
    industry: 'healthcare',
    names: [
      'Alfred Health',
      'Guy’s and St Thomas’ NHS Foundation Trust',
      'Auckland City Hospital',
      'Charité',
    ],
  },
  council: {
    industry: 'government',
    names: ['City of Sydney', 'Manchester City Council', 'Auckland Council'],
  },
  builder: {
    industry: 'construction',
    names: ['Laing O’Rourke', 'CPB Contractors', 'Fletcher Construction', 'Hochtief'],
  },
  mining: { industry: 'mining', names: ['BHP', 'Rio Tinto', 'Newmont', 'Glencore'] },
  logistics: { industry: 'logistics', names: ['DHL', 'Mainfreight', 'Australia Post', 'Kuehne+Nagel'] },
  engineering: { industry: 'engineering', names: ['Arup', 'Aurecon', 'WSP', 'Beca'] },
  bank: {
    industry: 'banking',
    names: ['Commonwealth Bank', 'NAB', 'DBS', 'Deutsche Bank', 'JPMorgan Chase'],
  },
  consultancy: {
    industry: 'consulting',
    names: ['Accenture', 'McKinsey & Company', 'Capgemini', 'Boston Consulting Group', 'Bain & Company'],
  },
  software: { industry: 'software', names: ['Microsoft', 'Meta', 'Xero', 'SAP', 'Personio'] },
  retail: { industry: 'retail', names: ['Tesco', 'Coles', 'Marks & Spencer', 'Kmart', 'Aldi'] },
  insurer: { industry: 'insurance', names: ['Allianz', 'QBE', 'Zurich Insurance', 'Aviva', 'Suncorp'] },
  small: { industry: 'accounting', names: ['Harper Books', 'Tally & Co'] },
  law: {
    industry: 'legal',
    names: ['Slater and Gordon', 'Slaughter and May', 'Freshfields', 'Herbert Smith Freehills'],
  },
  pharma: { industry: 'pharma', names: ['CSL', 'Roche', 'Novartis', 'GSK', 'AstraZeneca'] },
  staffing: { industry: 'recruitment', names: ['Hays', 'Robert Walters', 'Michael Page'] },
  hotel: { industry: 'hospitality', names: ['Hilton', 'Accor', 'Crown Resorts'] },
};

const PLACES = [
  'Sydney|New South Wales|Australia|AUD|60',
  'Newcastle|New South Wales|Australia|AUD|60',
  'Melbourne|Victoria|Australia|AUD|60',
  'Geelong|Victoria|Australia|AUD|60',
  'Brisbane|Queensland|Australia|AUD|60',
  'Karratha|Western Australia|Australia|AUD|60',
  'Wellington|Wellington|New Zealand|NZD|60',
  'Christchurch|Canterbury|New Zealand|NZD|60',
  'Leeds|West Yorkshire|United Kingdom|GBP|30',
  'Brighton|East Sussex|United Kingdom|GBP|30',
  'Edinburgh|Scotland|United Kingdom|GBP|30',
  'Dublin|Leinster|Ireland|EUR|35',
  'Cork|Munster|Ireland|EUR|35',
  'Singapore|Singapore|Singapore|SGD|50',
  'Frankfurt|Hesse|Germany|EUR|45',
  'Cologne|North Rhine-Westphalia|Germany|EUR|45',
  'Graz|Styria|Austria|EUR|45',
  'Basel|Basel-Stadt|Switzerland|CHF|80',
  'Austin|Texas|United States|USD|70',
  'Boston|Massachusetts|United States|USD|70',
].map((line) => line.split('|') as [string, string, string, string, string]);

const GIVEN =
  'Siobhán Björn Jean-Luc Nguyen Priyanka Katherine Steven Mohammed Aoife Giulia Wei-Lin Tāne Margaret Zoë Philip Francesca Oluwaseyi Hamish Anneke Dmitri'.split(
    ' ',
  );
const FAMILY =
  'O’Sullivan McKenzie Schäfer van-Dyk Nakamura Fernández Singh Papadopoulos Okafor Hughes Te-Aroha Wójcik Baker Chef Marsh Lindholm Osei Grant Müller Tran Delaney Frost Paris Winter London'.split(
    ' ',
  );
const LANGUAGES = ['Mandarin', 'German', 'French', 'Māori', 'Auslan', 'Italian', 'Arabic'];
const RIGHTS = {
  citizen: 'Citizen',
  permanent_resident: 'Permanent resident',
  visa_holder: 'Working holiday visa',
  requires_sponsorship: 'Needs sponsorship',
} as const;

/** Numbers between 0 and 1, always the same ones (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function make(): SecondStored[] {
  const next = numbers(2311);
  const below = (most: number): number => Math.floor(next() * most);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return Array.from({ length: 500 }, (_, n) => {
    const [titles, trades, skills, house, tickets = []] = TRADES[n % TRADES.length] as Trade;
    const [city, region, country, currency, base] = pick(PLACES);
    const { industry, names } = HOUSES[house] as { industry: string; names: readonly string[] };
    const employer = pick(names);
    const changed = next() < 0.2 ? (TRADES[(n + 7) % TRADES.length] as Trade) : null;
    const hops = next() < 0.15;
    const before = hops
      ? names.filter((name) => name !== employer).slice(0, 3)
      : names.filter((name) => name !== employer).slice(0, 1 + below(2));
    const level = pick(['junior', 'mid', 'mid', 'senior', 'senior', 'head'] as const);
    const years = { junior: 1, mid: 5, senior: 10, head: 16 }[level] + below(4);
    const since = hops ? 2026 : 2026 - Math.min(Math.max(1, years - 1), 1 + below(9));
    const betweenJobs = next() < 0.1;
    const calledDaysAgo = next() < 0.45 ? null : pick([3, 12, 25, 45, 80, 130, 210, 320, 500, 900]);
    const title = pick(titles);
    const written =
      level === 'senior' && !title.startsWith('Senior') && next() < 0.5 ? `Senior ${title}` : title;
    const remote = next() < 0.25;
    const facts: Second = {
      trades,
      skills: skills.slice(0, 1 + below(skills.length)),
      level,
      city,
      region,
      country,
      employer: betweenJobs ? '' : employer,
      before: betweenJobs ? [employer, ...before] : before,
      years,
      since,
      pay: (Number(base) + below(12) * 10) * 1000,
      currency,
      noticeDays: betweenJobs ? 0 : pick([0, 7, 14, 28, 28, 84]),
      rights: pick([
        'citizen',
        'citizen',
        'permanent_resident',
        'visa_holder',
        'requires_sponsorship',
      ] as const),
      languages: next() < 0.35 ? [pick(LANGUAGES)] : [],
      relocates: next() < 0.25,
      contract: next() < 0.3,
      remote,
      phone: `+6449${String(1_000_000 + n * 53)}`,
      email: `s${n}@second.example`,
      name: `${GIVEN[n % GIVEN.length]} ${FAMILY[(n * 3 + Math.floor(n / 20)) % FAMILY.length]?.replace('-', ' ')}`,
      industry: betweenJobs ? '' : industry,
      formerTrades: changed?.[1] ?? [],
      calledDaysAgo,
      employersOfLate: hops ? 1 + before.length : 0,
      betweenJobs,
      tickets: next() < 0.7 ? tickets : [],
    };
    const past = before.map((name, at) => ({
      title: pick(titles),
      employer: name,
      from: String(hops ? 2025 - at : since - 3 * (at + 1)),
      to: String(hops ? 2026 - at : since - 3 * at),
    }));
    const earliest = hops ? 2025 - before.length : since - 3 * before.length;
    const record = {
      name: facts.name,
      email: facts.email,
      phone: facts.phone,
      location: { city, state: region, country },
      ...(betweenJobs ? {} : { current_title: written, current_company: employer }),
      skills: facts.skills,
      years_experience: years,
      preferred_seniority: level,
      summary: `${written} from ${city}, ${years} years.${remote ? ' Home office four days a week, happy to stay fully remote.' : ''}${facts.tickets.map((name) => ` Holds: ${name}.`).join('')}`,
      salary_expectation: `${currency} ${facts.pay}`,
      notice_period:
        facts.noticeDays === 0
          ? 'immediately'
          : facts.noticeDays === 84
            ? '12 weeks'
            : `${facts.noticeDays / 7} weeks`,
      work_rights: RIGHTS[facts.rights],
      work_types: [facts.contract ? 'contract' : 'permanent'],
      open_to_relocation: facts.relocates,
      languages: facts.languages,
      experience: [
        {
          title: written,
          employer,
          from: String(since),
          ...(betweenJobs ? { to: '2026-02', is_current: false } : { is_current: true }),
        },
        ...past,
        ...(changed === null
          ? []
          : [
              {
                title: changed[0][0],
                employer: 'Northgate Services',
                from: String(earliest - 3),
                to: String(earliest),
              },
            ]),
      ],
    };
    return { facts, record };
  });
}

export const SECOND: readonly SecondStored[] = make();

export interface SecondQuery {
  ask: string;
  fits(person: Second): boolean;
}

/** Nobody called them within so many days, or ever. */
export const notCalledFor =
  (days: number) =>
  ({ calledDaysAgo }: Second): boolean =>
    calledDaysAgo === null || calledDaysAgo > days;
export const calledWithin =
  (days: number) =>
  ({ calledDaysAgo }: Second): boolean =>
    calledDaysAgo !== null && calledDaysAgo <= days;
/** Somebody called them since the first of this month. */
export const calledThisMonth = calledWithin(new Date().getUTCDate() - 1);
export const wasOnce =
  (name: string) =>
  ({ formerTrades }: Second): boolean =>
    formerTrades.includes(name);
export const ticket =
  (name: string) =>
  ({ tickets }: Second): boolean =>
    tickets.includes(name);
/** All of them, over the wider facts of the second world. */
export const both =
  (...tests: ((person: Second) => boolean)[]) =>
  (person: Second): boolean =>
    tests.every((test) => test(person));
export const either =
  (...tests: ((person: Second) => boolean)[]) =>
  (person: Second): boolean =>
    tests.some((test) => test(person));
