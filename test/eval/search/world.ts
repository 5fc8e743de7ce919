/**
 * Two thousand made-up people for a recruiter's searches. What a person is stands in plain facts beside the record that
 * is stored, so that who fits a query is told by the facts alone.
 */

export interface Facts {
  /** What the person is called by trade, the wider words included: `nurse`, `icu nurse`. */
  trades: readonly string[];
  skills: readonly string[];
  level: 'junior' | 'mid' | 'senior' | 'head';
  city: string;
  region: string;
  country: string;
  employer: string;
  /** Where they worked before. */
  before: readonly string[];
  years: number;
  /** Since which year they are with their employer. */
  since: number;
  pay: number;
  currency: string;
  noticeDays: number;
  rights: 'citizen' | 'permanent_resident' | 'visa_holder' | 'requires_sponsorship';
  languages: readonly string[];
  relocates: boolean;
  contract: boolean;
  remote: boolean;
  phone: string;
  email: string;
  name: string;
}

export interface Stored {
  facts: Facts;
  /** The body of create_candidate. */
  record: Record<string, unknown>;
}

interface Trade {
  titles: readonly string[];
  trades: readonly string[];
  skills: readonly string[];
  field: string;
}

const TRADES: readonly Trade[] = [
  {
    titles: ['Backend Developer', 'Back-end Engineer', 'Server-side Engineer'],
    trades: ['backend', 'software'],
    skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Kafka'],
    field: 'tech',
  },
  {
    titles: ['Rails Engineer', 'Ruby Developer'],
    trades: ['backend', 'software', 'ruby'],
    skills: ['Ruby', 'Rails', 'Redis'],
    field: 'tech',
  },
  {
    titles: ['Golang Engineer', 'Go Developer'],
    trades: ['backend', 'software', 'go'],
    skills: ['Go', 'gRPC', 'Kubernetes'],
    field: 'tech',
  },
  {
    titles: ['Frontend Developer', 'UI Engineer', 'React Developer'],
    trades: ['frontend', 'software'],
    skills: ['React', 'TypeScript', 'CSS'],
    field: 'tech',
  },
  {
    titles: ['Full Stack Developer'],
    trades: ['fullstack', 'software'],
    skills: ['Node.js', 'React', 'MongoDB'],
    field: 'tech',
  },
  {
    titles: ['iOS Developer', 'Swift Engineer'],
    trades: ['mobile', 'ios', 'software'],
    skills: ['Swift', 'SwiftUI'],
    field: 'tech',
  },
  {
    titles: ['DevOps Engineer', 'Site Reliability Engineer'],
    trades: ['devops'],
    skills: ['Terraform', 'AWS', 'Kubernetes'],
    field: 'tech',
  },
  {
    titles: ['Data Engineer'],
    trades: ['data engineer', 'data'],
    skills: ['Python', 'Spark', 'Airflow'],
    field: 'tech',
  },
  {
    titles: ['Data Scientist', 'Machine Learning Engineer'],
    trades: ['data scientist', 'data'],
    skills: ['Python', 'PyTorch', 'SQL'],
    field: 'tech',
  },
  {
    titles: ['C# Developer', '.NET Developer'],
    trades: ['dotnet', 'backend', 'software'],
    skills: ['C#', '.NET', 'Azure'],
    field: 'tech',
  },
  {
    titles: ['C++ Engineer', 'Embedded Software Engineer'],
    trades: ['embedded', 'software'],
    skills: ['C++', 'RTOS'],
    field: 'tech',
  },
  {
    titles: ['Business Analyst', 'IT Business Analyst'],
    trades: ['business analyst'],
    skills: ['Requirements analysis', 'BPMN', 'Jira'],
    field: 'tech',
  },
  {
    titles: ['Product Manager', 'Digital Product Manager'],
    trades: ['product manager'],
    skills: ['Roadmapping', 'Jira'],
    field: 'tech',
  },
  {
    titles: ['UX Designer', 'Product Designer'],
    trades: ['ux designer'],
    skills: ['Figma', 'User research'],
    field: 'tech',
  },
  {
    titles: ['Cyber Security Analyst', 'SOC Analyst'],
    trades: ['security'],
    skills: ['SIEM', 'Splunk'],
    field: 'tech',
  },
  {
    titles: ['Financial Controller'],
    trades: ['financial controller', 'accountant'],
    skills: ['IFRS', 'SAP', 'Consolidation'],
    field: 'finance',
  },
  {
    titles: ['Management Accountant'],
    trades: ['management accountant', 'accountant'],
    skills: ['Budgeting', 'Excel', 'CIMA'],
    field: 'finance',
  },
  {
    titles: ['Auditor', 'Senior Auditor', 'External Auditor'],
    trades: ['auditor', 'accountant'],
    skills: ['External audit', 'IFRS'],
    field: 'audit',
  },
  {
    titles: ['Tax Accountant', 'Tax Consultant'],
    trades: ['tax', 'accountant'],
    skills: ['Corporate tax', 'GST'],
    field: 'audit',
  },
  {
    titles: ['Payroll Officer', 'Payroll Specialist'],
    trades: ['payroll'],
    skills: ['Payroll', 'Chris21'],
    field: 'finance',
  },
  {
    titles: ['Accounts Payable Officer'],
    trades: ['accounts payable'],
    skills: ['Accounts payable', 'MYOB'],
    field: 'finance',
  },
  { titles: ['Credit Risk Analyst'], trades: ['risk'], skills: ['Credit risk', 'SAS', 'SQL'], field: 'bank' },
  {
    titles: ['Corporate Lawyer', 'Senior Associate, M&A'],
    trades: ['lawyer'],
    skills: ['Mergers and acquisitions', 'Due diligence'],
    field: 'law',
  },
  {
    titles: ['Employment Lawyer'],
    trades: ['lawyer', 'employment lawyer'],
    skills: ['Employment law'],
    field: 'law',
  },
  {
    titles: ['ICU Nurse', 'Critical Care Nurse'],
    trades: ['nurse', 'icu nurse'],
    skills: ['Critical care', 'Ventilation'],
    field: 'health',
  },
  {
    titles: ['Registered Nurse', 'RN'],
    trades: ['nurse', 'registered nurse'],
    skills: ['Medication administration', 'Wound care'],
    field: 'health',
  },
  {
    titles: ['Enrolled Nurse', 'EEN'],
    trades: ['nurse', 'enrolled nurse'],
    skills: ['Wound care', 'Aged care'],
    field: 'health',
  },
  {
    titles: ['Physiotherapist', 'Physio'],
    trades: ['physio'],
    skills: ['Musculoskeletal', 'Rehabilitation'],
    field: 'health',
  },
  { titles: ['Pharmacist'], trades: ['pharmacist'], skills: ['Dispensing'], field: 'health' },
  {
    titles: ['Construction Project Manager'],
    trades: ['construction project manager', 'project manager'],
    skills: ['Procore', 'Primavera P6'],
    field: 'build',
  },
  {
    titles: ['Project Manager'],
    trades: ['construction project manager', 'project manager'],
    skills: ['Procore', 'Contract administration'],
    field: 'build',
  },
  {
    titles: ['IT Project Manager'],
    trades: ['it project manager', 'project manager'],
    skills: ['Agile', 'PRINCE2'],
    field: 'tech',
  },
  {
    titles: ['Quantity Surveyor', 'QS'],
    trades: ['quantity surveyor'],
    skills: ['Cost planning', 'CostX'],
    field: 'build',
  },
  {
    titles: ['Site Engineer', 'Civil Site Engineer'],
    trades: ['site engineer', 'civil engineer'],
    skills: ['AutoCAD', 'Surveying'],
    field: 'build',
  },
  {
    titles: ['Electrician', 'HV Electrician'],
    trades: ['electrician'],
    skills: ['High voltage', 'Switching'],
    field: 'trades',
  },
  {
    titles: ['Diesel Fitter', 'Heavy Diesel Mechanic'],
    trades: ['diesel fitter'],
    skills: ['Hydraulics', 'Caterpillar'],
    field: 'trades',
  },
  {
    titles: ['HGV Driver', 'Truck Driver'],
    trades: ['truck driver'],
    skills: ['Heavy vehicle licence'],
    field: 'logistics',
  },
  {
    titles: ['Warehouse Manager'],
    trades: ['warehouse manager'],
    skills: ['WMS', 'Inventory'],
    field: 'logistics',
  },
  {
    titles: ['Sales Executive', 'Account Executive', 'Business Development Manager'],
    trades: ['sales'],
    skills: ['Salesforce', 'Negotiation'],
    field: 'commercial',
  },
  {
    titles: ['Marketing Manager'],
    trades: ['marketing manager', 'marketing'],
    skills: ['Brand', 'Google Analytics'],
    field: 'commercial',
  },
  {
    titles: ['SEO Specialist', 'Digital Marketing Specialist'],
    trades: ['seo', 'marketing'],
    skills: ['SEO', 'Google Analytics'],
    field: 'agency',
  },
  {
    titles: ['HR Business Partner', 'HR Manager'],
    trades: ['hr'],
    skills: ['Employee relations', 'Workday'],
    field: 'commercial',
  },
  {
    titles: ['Executive Assistant', 'Personal Assistant'],
    trades: ['executive assistant'],
    skills: ['Diary management'],
    field: 'commercial',
  },
  {
    titles: ['Primary Teacher', 'Primary School Teacher'],
    trades: ['teacher', 'primary teacher'],
    skills: ['Classroom management'],
    field: 'school',
  },
  {
    titles: ['Maths Teacher', 'Secondary Maths Teacher'],
    trades: ['teacher', 'maths teacher'],
    skills: ['Curriculum design'],
    field: 'school',
  },
  { titles: ['Chef', 'Sous Chef'], trades: ['chef'], skills: ['Menu planning'], field: 'hospitality' },
];

interface Place {
  city: string;
  region: string;
  country: string;
  code: string;
  currency: string;
}

const PLACES: readonly Place[] = [
  { city: 'Sydney', region: 'New South Wales', country: 'Australia', code: 'AU', currency: 'AUD' },
  { city: 'Parramatta', region: 'New South Wales', country: 'Australia', code: 'AU', currency: 'AUD' },
  { city: 'Melbourne', region: 'Victoria', country: 'Australia', code: 'AU', currency: 'AUD' },
  { city: 'Brisbane', region: 'Queensland', country: 'Australia', code: 'AU', currency: 'AUD' },
  { city: 'Perth', region: 'Western Australia', country: 'Australia', code: 'AU', currency: 'AUD' },
  { city: 'Auckland', region: 'Auckland', country: 'New Zealand', code: 'NZ', currency: 'NZD' },
  { city: 'London', region: 'Greater London', country: 'United Kingdom', code: 'GB', currency: 'GBP' },
  {
    city: 'Manchester',
    region: 'Greater Manchester',
    country: 'United Kingdom',
    code: 'GB',
    currency: 'GBP',
  },
  { city: 'Bolton', region: 'Greater Manchester', country: 'United Kingdom', code: 'GB', currency: 'GBP' },
  { city: 'Nottingham', region: 'East Midlands', country: 'United Kingdom', code: 'GB', currency: 'GBP' },
  { city: 'Berlin', region: 'Berlin', country: 'Germany', code: 'DE', currency: 'EUR' },
  { city: 'Munich', region: 'Bavaria', country: 'Germany', code: 'DE', currency: 'EUR' },
  { city: 'Vienna', region: 'Vienna', country: 'Austria', code: 'AT', currency: 'EUR' },
  { city: 'Zurich', region: 'Zurich', country: 'Switzerland', code: 'CH', currency: 'CHF' },
  { city: 'Amsterdam', region: 'North Holland', country: 'Netherlands', code: 'NL', currency: 'EUR' },
  { city: 'Stockholm', region: 'Stockholm', country: 'Sweden', code: 'SE', currency: 'SEK' },
  { city: 'San Francisco', region: 'California', country: 'United States', code: 'US', currency: 'USD' },
  { city: 'Oakland', region: 'California', country: 'United States', code: 'US', currency: 'USD' },
  { city: 'New York', region: 'New York', country: 'United States', code: 'US', currency: 'USD' },
];

/** Employers by the field of work that they hire in, with the groups that recruiters speak of. */
export const EMPLOYERS: Record<string, readonly { name: string; groups: readonly string[] }[]> = {
  tech: [
    { name: 'Google', groups: ['faang', 'client side'] },
    { name: 'Amazon', groups: ['faang', 'client side'] },
    { name: 'Atlassian', groups: ['client side'] },
    { name: 'Canva', groups: ['client side'] },
    { name: 'Thoughtworks', groups: ['consultancy'] },
    { name: 'Commonwealth Bank', groups: ['bank', 'client side'] },
  ],
  finance: [
    { name: 'Woolworths', groups: ['client side', 'retail'] },
    { name: 'BHP', groups: ['client side', 'mining'] },
    { name: 'Telstra', groups: ['client side'] },
    { name: 'Westpac', groups: ['bank', 'client side'] },
  ],
  audit: [
    { name: 'Deloitte', groups: ['big 4'] },
    { name: 'PwC', groups: ['big 4'] },
    { name: 'PricewaterhouseCoopers', groups: ['big 4'] },
    { name: 'EY', groups: ['big 4'] },
    { name: 'Ernst & Young', groups: ['big 4'] },
    { name: 'KPMG', groups: ['big 4'] },
    { name: 'Grant Thornton', groups: [] },
    { name: 'BDO', groups: [] },
  ],
  bank: [
    { name: 'Westpac', groups: ['bank'] },
    { name: 'ANZ', groups: ['bank'] },
    { name: 'HSBC', groups: ['bank'] },
    { name: 'Barclays', groups: ['bank'] },
  ],
  law: [
    { name: 'Clifford Chance', groups: ['magic circle'] },
    { name: 'Linklaters', groups: ['magic circle'] },
    { name: 'Allens', groups: [] },
    { name: 'MinterEllison', groups: [] },
  ],
  health: [
    { name: 'Royal Melbourne Hospital', groups: ['hospital'] },
    { name: 'St Vincent’s Hospital', groups: ['hospital'] },
    { name: 'Ramsay Health Care', groups: ['hospital'] },
    { name: 'Bupa', groups: [] },
  ],
  build: [
    { name: 'Lendlease', groups: ['builder'] },
    { name: 'Multiplex', groups: ['builder'] },
    { name: 'John Holland', groups: ['builder'] },
  ],
  trades: [
    { name: 'Rio Tinto', groups: ['mining'] },
    { name: 'Fortescue', groups: ['mining'] },
    { name: 'UGL', groups: [] },
  ],
  logistics: [
    { name: 'Toll Group', groups: [] },
    { name: 'DHL', groups: [] },
    { name: 'Linfox', groups: [] },
  ],
  commercial: [
    { name: 'Coca-Cola', groups: ['client side'] },
    { name: 'Unilever', groups: ['client side'] },
    { name: 'Christian Dior', groups: ['client side'] },
    { name: 'Optus', groups: ['client side'] },
  ],
  agency: [
    { name: 'Ogilvy', groups: ['agency side'] },
    { name: 'Clemenger BBDO', groups: ['agency side'] },
  ],
  school: [
    { name: 'St Mary’s College', groups: [] },
    { name: 'Hillview Primary School', groups: [] },
  ],
  hospitality: [
    { name: 'Marriott', groups: [] },
    { name: 'Merivale', groups: [] },
  ],
};

const GIVEN =
  'Alex Bree Carl Dana Evan Faye Gus Hana Ivan Jill Kurt Lena Milo Nora Omar Pia Quin Rhea Seth Tara Umar Vera Wade Xena Yves Zara Aldo Bina Cleo Dirk Elsa Finn Gita Hugo Ines Jude Kaya Luca Mina Noel'.split(
    ' ',
  );
const FAMILY =
  'Abbot Barlow Cairns Dalton Eames Farrow Garner Hobson Ingram Jarvis Keller Lomax Marlow Norris Osman Purcell Quayle Rowley Selby Thorne Upton Vickers Weller Yardley Zimmer Ashby Bolton Corrie Denham Eccles'.split(
    ' ',
  );
const RIGHTS = {
  citizen: 'Citizen',
  permanent_resident: 'Permanent resident',
  visa_holder: 'Working holiday visa',
  requires_sponsorship: 'Needs sponsorship',
} as const;
const LANGUAGES = ['German', 'French', 'Mandarin', 'Spanish', 'Hindi'];

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The year in which the searches are made. */
export const YEAR = 2026;

function make(): Stored[] {
  const next = numbers(77);
  const below = (most: number): number => Math.floor(next() * most);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return Array.from({ length: 2000 }, (_, n) => {
    const trade = TRADES[n % TRADES.length] as Trade;
    const place = pick(PLACES);
    const here = EMPLOYERS[trade.field] ?? [];
    const employer = pick(here).name;
    const before = [pick(here).name, pick(here).name]
      .filter((name) => name !== employer)
      .slice(0, 1 + below(2));
    const level = pick(['junior', 'mid', 'mid', 'senior', 'senior', 'head'] as const);
    const years = { junior: 1, mid: 4, senior: 9, head: 15 }[level] + below(3);
    const since = YEAR - Math.min(years, 1 + below(7));
    const name = `${GIVEN[n % GIVEN.length]} ${FAMILY[Math.floor(n / GIVEN.length) % FAMILY.length]}${n >= 1200 ? `-${FAMILY[(n * 7) % FAMILY.length]}` : ''}`;
    const facts: Facts = {
      trades: trade.trades,
      skills: trade.skills.slice(0, 2 + below(trade.skills.length - 1)),
      level,
      city: place.city,
      region: place.region,
      country: place.country,
      employer,
      before,
      years,
      since,
      pay: 60_000 + below(15) * 10_000,
      currency: place.currency,
      noticeDays: pick([0, 14, 28, 28, 84]),
      rights: pick([
        'citizen',
        'citizen',
        'permanent_resident',
        'visa_holder',
        'requires_sponsorship',
      ] as const),
      languages: next() < 0.3 ? [pick(LANGUAGES)] : [],
      relocates: next() < 0.25,
      contract: next() < 0.3,
      remote: next() < 0.2,
      phone: `+6141${String(2_000_000 + n * 37).slice(0, 7)}`,
      email: `p${n}@people.example`,
      name,
    };
    const prefix =
      level === 'head'
        ? 'Head '
        : level === 'senior' && next() < 0.5
          ? 'Senior '
          : level === 'junior' && next() < 0.5
            ? 'Junior '
            : '';
    const written = pick(trade.titles);
    const title = `${level === 'head' ? '' : prefix}${prefix === 'Senior ' && written.startsWith('Senior') ? written.slice(7) : written}`;
    const record = {
      name,
      email: facts.email,
      phone: facts.phone,
      location: { city: place.city, state: place.region, country: place.country },
      current_title: title,
      current_company: employer,
      skills: facts.skills,
      years_experience: years,
      preferred_seniority: level,
      summary: `${title} with ${years} years behind them.${facts.remote ? ' Works remotely.' : ''}`,
      salary_expectation: `${place.currency} ${facts.pay}`,
      notice_period: facts.noticeDays === 0 ? 'immediately' : `${facts.noticeDays / 7} weeks`,
      work_rights: RIGHTS[facts.rights],
      work_types: [facts.contract ? 'contract' : 'permanent'],
      open_to_relocation: facts.relocates,
      languages: facts.languages,
      experience: [
        { title, employer, from: String(since), is_current: true },
        ...before.map((name, at) => ({
          title: pick(trade.titles),
          employer: name,
          from: String(since - 2 * (at + 1)),
          to: String(since - 2 * at),
        })),
      ],
    };
    return { facts, record };
  });
}

export const PEOPLE: readonly Stored[] = make();
