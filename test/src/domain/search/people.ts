/** People whose facts are known because they were made from them, and what may be asked of them. */

export interface Facts {
  id: string;
  role: string;
  level: 'junior' | 'mid' | 'senior';
  skills: string[];
  city: string;
  metro: string;
  country: string;
  years: number;
  pay: number;
  notice: number;
  rights: 'citizen' | 'permanent_resident' | 'visa_holder' | 'requires_sponsorship';
  type: 'permanent' | 'contract';
  employer: string;
  before: string;
  tag: string;
  language: string;
}

/** A generator of numbers that are the same in every run (mulberry32, public domain). */
export function randomFrom(seed: number): <T>(of: readonly T[]) => T {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return (of) => {
    const picked = of[Math.floor(next() * of.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
}

/** How the record of a role's people is worded, and how others ask for them. No two sides share their words by need. */
export const ROLES: Record<string, { titles: string[]; asked: string[]; skills: [string, string][] }> = {
  developer: {
    titles: [
      'Software Developer',
      'Programmer',
      'Backend Engineer',
      'Full-Stack Developer',
      'Application Developer',
    ],
    asked: ['software engineers', 'developers', 'programmers'],
    skills: [
      ['Python', 'Python 3'],
      ['Java', 'Java'],
      ['AWS', 'Amazon Web Services'],
      ['Kubernetes', 'K8s'],
      ['PostgreSQL', 'Postgres'],
      ['TypeScript', 'TypeScript'],
    ],
  },
  nurse: {
    titles: ['Registered Nurse', 'RN', 'Clinical Nurse', 'Staff Nurse'],
    asked: ['nurses', 'registered nurses', 'RNs'],
    skills: [
      ['ICU', 'Intensive Care'],
      ['wound care', 'Wound Management'],
      ['palliative care', 'Palliative Care'],
      ['dialysis', 'Renal Nursing'],
    ],
  },
  accountant: {
    titles: ['Financial Accountant', 'Management Accountant', 'Accountant', 'Company Accountant'],
    asked: ['accountants'],
    skills: [
      ['Xero', 'Xero'],
      ['IFRS', 'IFRS'],
      ['month end', 'Month End Close'],
      ['SAP', 'SAP ERP'],
      ['budgeting', 'Budgets'],
    ],
  },
  electrician: {
    titles: ['Electrician', 'Industrial Electrician', 'Electrical Fitter'],
    asked: ['electricians', 'sparkies'],
    skills: [
      ['PLC programming', 'PLC'],
      ['high voltage', 'HV Switching'],
      ['solar', 'Solar PV'],
    ],
  },
  chef: {
    titles: ['Chef de Partie', 'Line Cook', 'Sous Chef', 'Head Chef'],
    asked: ['chefs', 'cooks'],
    skills: [
      ['fine dining', 'Fine Dining'],
      ['pastry', 'Patisserie'],
      ['HACCP', 'Food Safety'],
    ],
  },
  driver: {
    titles: ['HGV Driver', 'Truck Driver', 'HC Driver'],
    asked: ['truck drivers', 'lorry drivers'],
    skills: [
      ['forklift', 'Forklift Operation'],
      ['route planning', 'Transport Planning'],
    ],
  },
  projectManager: {
    titles: ['Project Manager', 'IT Project Manager', 'Delivery Manager'],
    asked: ['project managers'],
    skills: [
      ['Agile', 'Agile Methodology'],
      ['stakeholder management', 'Stakeholder Engagement'],
      ['Jira', 'Jira'],
    ],
  },
  hr: {
    titles: ['HR Advisor', 'People and Culture Advisor', 'Human Resources Generalist'],
    asked: ['HR advisors', 'human resources advisors'],
    skills: [
      ['employee relations', 'Industrial Relations'],
      ['payroll', 'Payroll Processing'],
      ['onboarding', 'Onboarding'],
    ],
  },
  sales: {
    titles: ['Sales Executive', 'Sales Representative', 'Sales Consultant'],
    asked: ['sales reps', 'salespeople', 'sales executives'],
    skills: [
      ['cold calling', 'Outbound Calling'],
      ['Salesforce', 'Salesforce'],
      ['negotiation', 'Negotiating'],
    ],
  },
  carpenter: {
    titles: ['Carpenter', 'Joiner', 'Formworker'],
    asked: ['carpenters', 'joiners'],
    skills: [
      ['fit out', 'Fitouts'],
      ['formwork', 'Formwork'],
      ['tiling', 'Tiling'],
    ],
  },
};

/** Where people live: the place as it is recorded, and the city that it belongs to. */
export const PLACES: { city: string; metro: string; country: string }[] = [
  { city: 'Sydney', metro: 'Sydney', country: 'Australia' },
  { city: 'Parramatta', metro: 'Sydney', country: 'Australia' },
  { city: 'Melbourne', metro: 'Melbourne', country: 'Australia' },
  { city: 'Footscray', metro: 'Melbourne', country: 'Australia' },
  { city: 'Brisbane', metro: 'Brisbane', country: 'Australia' },
  { city: 'Perth', metro: 'Perth', country: 'Australia' },
  { city: 'Auckland', metro: 'Auckland', country: 'New Zealand' },
  { city: 'London', metro: 'London', country: 'United Kingdom' },
  { city: 'Manchester', metro: 'Manchester', country: 'United Kingdom' },
];

export const EMPLOYERS = [
  'Southern Cross Rail',
  'Brightwater Foods',
  'Kestrel Health',
  'Ironbark Mining',
  'Bluegum Energy',
  'Pacific Mutual',
  'Wattle & Co',
  'Northgate Logistics',
];
export const TAGS = ['hotlist', 'silver medallist', 'referral'];
export const LANGUAGES = ['Mandarin', 'Spanish', 'German', 'Hindi'];
const RIGHTS: Facts['rights'][] = ['citizen', 'permanent_resident', 'visa_holder', 'requires_sponsorship'];
const RIGHTS_TOLD = {
  citizen: 'Australian citizen',
  permanent_resident: 'Permanent resident',
  visa_holder: '482 visa',
  requires_sponsorship: 'Needs sponsorship',
};

/** Makes people: what is true of each, and the record that tells it in words of its own. */
export function makePeople(count: number, seed: number): { facts: Facts; record: Record<string, unknown> }[] {
  const pick = randomFrom(seed);
  return Array.from({ length: count }, (_, at) => {
    const role = pick(Object.keys(ROLES));
    const known = ROLES[role];
    if (known === undefined) throw new Error('no such role');
    const level = pick(['junior', 'mid', 'senior', 'senior'] as const);
    const years = level === 'junior' ? 1 : level === 'mid' ? pick([2, 3, 4]) : pick([5, 7, 9, 12, 16]);
    const place = pick(PLACES);
    const skills = known.skills.filter(() => pick([true, true, false]));
    const employer = pick(EMPLOYERS);
    const facts: Facts = {
      id: '',
      role,
      level,
      skills: skills.map(([asked]) => asked),
      ...place,
      years,
      pay: pick([60, 75, 90, 105, 120, 150]) * 1000,
      notice: pick([0, 7, 14, 28, 60]),
      rights: pick(RIGHTS),
      type: pick(['permanent', 'contract'] as const),
      employer,
      before: pick(EMPLOYERS.filter((name) => name !== employer)),
      tag: pick(TAGS),
      language: pick(LANGUAGES),
    };
    const title = `${level === 'senior' && pick([true, false]) ? 'Senior ' : ''}${pick(known.titles)}`;
    const record = {
      name: `Person ${at}`,
      email: `p${at}@people.example`,
      current_title: title,
      current_company: facts.employer,
      location: { city: place.city, country: place.country },
      skills: skills.map(([, written]) => written),
      years_experience: years,
      salary_expectation: `AUD ${facts.pay.toLocaleString('en')} per year`,
      notice_period: facts.notice === 0 ? 'immediately' : `${facts.notice} days`,
      work_rights: RIGHTS_TOLD[facts.rights],
      work_types: [facts.type],
      experience: [{ title: 'Trainee', employer: facts.before, from: '2001', to: '2003' }],
      languages: [`${facts.language} (fluent)`],
      tags: [facts.tag],
    };
    return { facts, record };
  });
}
