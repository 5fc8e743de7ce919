import type { Brief } from './matching.ts';
import {
  all,
  any,
  city,
  contractor,
  country,
  level,
  not,
  region,
  rights,
  skill,
  speaks,
  trade,
  yearsAtLeast,
} from './truth.ts';

/** Jobs as clients and colleagues write them, over the first people, written before the rules were read. */
export const JOBS_NINETEENTH: readonly Brief[] = [
  {
    job: {
      title: 'Registered Nurse – Surgical Ward',
      location: { city: 'Melbourne', state: 'Victoria', country: 'Australia' },
      employment_type: 'full_time',
      spec: {
        requirements: [
          'Current AHPRA registration as a Registered Nurse',
          "At least 3 years' post-registration experience",
          'Wound care and medication administration',
        ],
        nice_to_have: ['Experience in a private hospital'],
      },
    },
    fits: all(
      trade('registered nurse'),
      city('Melbourne'),
      yearsAtLeast(3),
      skill('Wound care', 'Medication administration'),
    ),
    never: not(trade('nurse')),
    unknown: [/ahpra/i],
  },
  {
    job: {
      title: 'Payroll Officer',
      location: { city: 'Sydney', state: 'NSW', country: 'Australia' },
      employment_type: 'contract',
      description:
        'Our client, a listed retailer, needs a Payroll Officer for a six month contract in their Sydney head office. You will run the weekly payroll for 1,200 staff in Chris21. Two or more years in payroll is a must. Immediate start.',
    },
    fits: all(trade('payroll'), city('Sydney', 'Parramatta'), contractor, skill('Chris21'), yearsAtLeast(2)),
    never: not(trade('payroll')),
    unknown: [],
  },
  {
    job: {
      title: 'Senior Site Reliability Engineer',
      location: { type: 'remote', country: 'Germany' },
      employment_type: 'full_time',
      spec: {
        requirements: ['5+ years running production systems', 'Terraform and AWS', 'Fluent German'],
        nice_to_have: ['Kubernetes'],
      },
    },
    fits: all(
      trade('devops'),
      country('Germany'),
      skill('Terraform', 'AWS'),
      yearsAtLeast(5),
      speaks('German'),
    ),
    never: not(trade('devops')),
    unknown: [],
  },
  {
    job: {
      title: 'Heavy Diesel Fitter (FIFO)',
      location: { city: 'Perth', country: 'Australia' },
      description:
        "We're after a few good heavy diesel fitters for an 8/6 roster in the Pilbara, flying out of Perth. Must have hydraulics experience and full Australian working rights. CAT gear experience would be handy. MR licence required.",
    },
    fits: all(
      trade('diesel fitter'),
      city('Perth'),
      skill('Hydraulics'),
      rights('citizen', 'permanent_resident'),
    ),
    never: not(trade('diesel fitter')),
    unknown: [/licen[cs]e|\bMR\b/i],
  },
  {
    job: {
      title: 'Quantity Surveyor',
      location: { city: 'Auckland', country: 'New Zealand' },
      employment_type: 'full_time',
      spec: {
        requirements: ['CostX', 'Degree in quantity surveying or 8+ years in the trade', 'Cost planning'],
      },
    },
    fits: all(trade('quantity surveyor'), city('Auckland'), skill('CostX', 'Cost planning')),
    never: not(trade('quantity surveyor')),
    unknown: [],
  },
  {
    job: {
      title: 'Group Financial Controller',
      location: { city: 'London', country: 'United Kingdom' },
      description:
        'PE-backed group, £500m turnover. The FC owns group reporting under IFRS and the consolidation of 14 entities. You are ACA or ACCA qualified with ten years or more behind you. SAP would be an advantage.',
    },
    fits: all(trade('financial controller'), city('London'), yearsAtLeast(10), skill('IFRS')),
    never: not(trade('accountant')),
    unknown: [/ACA|ACCA/],
  },
  {
    job: {
      title: 'Sous Chef',
      location: { city: 'Manchester', country: 'United Kingdom' },
      description:
        'Busy 90-cover brasserie in the Northern Quarter. We want a Sous Chef who can write menus and lead a brigade of six. Split shifts, live-in not available. Level 2 food hygiene needed.',
    },
    fits: all(trade('chef'), region('Greater Manchester')),
    never: not(trade('chef')),
    unknown: [/hygiene/i],
  },
  {
    job: {
      title: 'Java-Entwickler (m/w/d)',
      location: { city: 'München', country: 'Germany' },
      employment_type: 'full_time',
      description:
        'Für unseren Kunden suchen wir einen Java-Entwickler mit mindestens 4 Jahren Berufserfahrung. Spring Boot ist Pflicht, Kafka von Vorteil.',
    },
    fits: all(trade('backend'), skill('Java', 'Spring Boot'), city('Munich'), yearsAtLeast(4)),
    never: not(trade('software')),
    unknown: [],
  },
  {
    job: {
      title: 'Project Manager – Commercial Fitout',
      location: { city: 'Brisbane', country: 'Australia' },
      spec: {
        requirements: [
          'Tier 1 or tier 2 builder background',
          'Procore',
          'Delivered projects of $20m and above',
        ],
      },
    },
    fits: all(trade('construction project manager'), city('Brisbane'), skill('Procore')),
    never: not(trade('construction project manager')),
    unknown: [/20\s?m|projects of/i],
  },
  {
    job: {
      title: 'M&A Associate',
      location: { city: 'New York', country: 'United States' },
      description:
        'Elite firm. 3-6 years in mergers and acquisitions. Due diligence experience required. New York bar admission is essential.',
    },
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions', 'Due diligence'),
      city('New York'),
      yearsAtLeast(3),
      ({ years }) => years <= 6,
    ),
    never: not(trade('lawyer')),
    unknown: [/bar/i],
  },
  {
    job: {
      title: 'Maths Teacher (KS3–KS5)',
      location: { city: 'Nottingham', country: 'United Kingdom' },
      description: 'Required for January: a teacher of mathematics, QTS essential. ECTs welcome.',
    },
    fits: all(trade('maths teacher'), city('Nottingham')),
    never: not(trade('teacher')),
    unknown: [/QTS/i],
  },
  {
    job: {
      title: 'HR Manager',
      location: { city: 'Zürich', country: 'Switzerland' },
      spec: {
        requirements: ['Workday', 'French or German', 'Not less than 8 years in HR'],
        nice_to_have: ['Employee relations'],
      },
    },
    fits: all(
      trade('hr'),
      city('Zurich'),
      skill('Workday'),
      yearsAtLeast(8),
      any(speaks('French'), speaks('German')),
    ),
    never: not(trade('hr')),
    unknown: [],
  },
  {
    job: {
      title: 'React Developer – no juniors',
      location: { type: 'remote', country: 'United Kingdom' },
      employment_type: 'contract',
      description: 'Outside IR35, £500 a day. React and TypeScript. SC clearance needed.',
    },
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      country('United Kingdom'),
      contractor,
      not(level('junior')),
    ),
    never: not(trade('software')),
    unknown: [/clearance|\bSC\b/i],
  },
];
