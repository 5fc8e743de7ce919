import type { Brief } from './matching.ts';
import { all, any, cert, near, not, skill, type Third, trade, yearsAtLeast } from './third-world.ts';

/** Jobs as clients brief them, over the fourth people, written before the rules of matching were read. */
export const FOURTH_JOBS_TWENTY_FIFTH: readonly Brief<Third>[] = [
  {
    job: {
      title: 'RMN – Acute Inpatient Ward',
      location: { city: 'London', country: 'United Kingdom' },
      employment_type: 'full_time',
      spec: {
        requirements: [
          'Registered mental health nurse with NMC pin',
          'De-escalation',
          'Depot injections',
          'Enhanced DBS',
        ],
        nice_to_have: ['PMVA up to date'],
      },
    },
    fits: all(
      trade('mental health nurse'),
      near('London'),
      cert('NMC registration'),
      skill('De-escalation', 'Depot injections'),
    ),
    never: not(trade('health', 'care')),
    unknown: [/DBS/i],
  },
  {
    job: {
      title: 'Data Engineer',
      location: { city: 'London', country: 'United Kingdom' },
      employment_type: 'full_time',
      description:
        'hey! so we’re 60 people, series B, payments. Our one data engineer is drowning. Stack is Snowflake + dbt, a bit of Airflow nobody likes. Looking for 3+ yrs, someone who talks to analysts like humans. 80-90k + options. Two days in Shoreditch. Fintech would be nice but honestly not fussed. Can you send profiles not just CVs pls x',
    },
    fits: all(trade('data engineer'), near('London'), skill('Snowflake', 'dbt'), yearsAtLeast(3)),
    never: not(trade('software', 'data')),
    unknown: [],
  },
  {
    job: {
      title: 'Credit Controller',
      location: { city: 'Dublin', country: 'Ireland' },
      employment_type: 'full_time',
      description:
        'Good morning Aoife,\n\nWe’re down a credit controller in Ballymount since Friday. Collections by phone and mail, chasing aged debt over 60 days, a few awkward hauliers. About 400 live accounts. 3 years in a similar seat at least. €35-38k, hybrid after probation, parking on site.\n\nMany thanks,\nFergal',
    },
    fits: all(trade('credit controller'), near('Dublin'), skill('Collections', 'Aged debt'), yearsAtLeast(3)),
    never: not(trade('finance')),
    unknown: [],
  },
  {
    job: {
      title: 'A Grade Sparky',
      location: { city: 'Melbourne', country: 'Australia' },
      employment_type: 'contract',
      description:
        'Mate need 1 sparky asap for the Truganina job, 10 weeks, maybe more. A grade, white card, own hand tools. Switchboard upgrades mostly and the solar on the roof at the end. 50-55 an hour. 6.30 start so no princesses. Dazza',
    },
    fits: all(trade('electrician'), near('Melbourne'), cert('A Grade licence'), cert('White Card')),
    never: not(trade('trades', 'energy', 'maintenance engineer')),
    unknown: [],
  },
  {
    job: {
      title: 'Chef de Partie',
      location: { city: 'London', country: 'United Kingdom' },
      spec: {
        requirements: [
          'Experience running the sauce section',
          'Food Hygiene Level 2',
          'Happy with straight shifts and weekends',
        ],
        nice_to_have: ['Rosette background'],
      },
    },
    fits: all(trade('chef de partie'), near('London'), skill('Sauce section')),
    never: not(trade('hospitality')),
    unknown: [],
  },
  {
    job: {
      title: 'Enterprise AE (UKI)',
      location: { city: 'London', country: 'United Kingdom' },
      description:
        'Series C observability vendor. New-logo hunter for FTSE accounts, £110k base / £220k OTE uncapped. MEDDIC trained, 8+ years in SaaS sales, has closed seven-figure deals. Deal sheet required with the CV. We do not want farmers.',
    },
    fits: all(trade('account executive'), near('London'), skill('MEDDIC'), yearsAtLeast(8)),
    never: not(trade('sales', 'customer success', 'sales operations')),
    unknown: [],
  },
  {
    job: {
      title: 'Physiotherapist Band 6 (MSK outpatients)',
      location: { city: 'Leeds', country: 'United Kingdom' },
      employment_type: 'full_time',
      spec: {
        requirements: ['HCPC registered', 'MSK caseload', 'Hydrotherapy', 'Car owner'],
        nice_to_have: ['Injection therapy'],
      },
    },
    fits: all(trade('physiotherapist'), near('Leeds'), cert('HCPC registration'), skill('MSK')),
    never: not(trade('health')),
    unknown: [/\bcar\b/i],
  },
  {
    job: {
      title: 'Supply Planner',
      location: { city: 'Auckland', country: 'New Zealand' },
      employment_type: 'full_time',
      description:
        'Kia ora Tess, our planner Raj has resigned (gutted). FMCG, ambient and chilled. They’d run the weekly MRP, feed the monthly S&OP and keep the co-packers honest. APICS or the like please. Five years would be the floor. Up to 110k plus KiwiSaver, office is in East Tāmaki. Ngā mihi, Jo',
    },
    fits: all(trade('supply chain'), near('Auckland'), skill('MRP', 'S&OP'), yearsAtLeast(5)),
    never: not(trade('logistics', 'supply chain')),
    unknown: [],
  },
  {
    job: {
      title: 'CNC Miller / Setter (Days)',
      location: { city: 'Bristol', country: 'United Kingdom' },
      description:
        'Subcontract aerospace shop in Filton. Fanuc or Heidenhain controls, setting and operating own machine, small batches, tight tolerances. 5 yrs min at the machine. £32k - £38k DOE, early finish Friday. No chancers, there is a trade test.',
    },
    fits: all(
      trade('cnc machinist'),
      near('Bristol'),
      any(skill('Fanuc'), skill('Heidenhain')),
      yearsAtLeast(5),
    ),
    never: not(trade('trades', 'manufacturing')),
    unknown: [],
  },
  {
    job: {
      title: 'Residential Property Manager',
      location: { city: 'Brisbane', country: 'Australia' },
      spec: {
        requirements: [
          'Certificate of registration (QLD)',
          'Managing a rent roll of 150+',
          'PropertyMe',
          'Driver licence and own car',
        ],
        nice_to_have: ['QCAT experience'],
      },
    },
    fits: all(trade('property manager'), near('Brisbane'), skill('PropertyMe')),
    never: not(trade('property')),
    unknown: [/\bcar\b|driver/i],
  },
  {
    job: {
      title: 'Rechtsanwalt / Fachanwalt Arbeitsrecht (m/w/d)',
      location: { city: 'Munich', country: 'Germany' },
      employment_type: 'full_time',
      description:
        'Sehr geehrte Frau Lindner, für unser Münchner Büro suchen wir Verstärkung im Arbeitsrecht auf Senior-Associate-Ebene: Kündigungsschutz, Betriebsverfassung, Restrukturierungen. Fachanwaltstitel erwünscht, verhandlungssicheres Englisch notwendig. Ab 6 Jahren Berufserfahrung. Mit freundlichen Grüßen, Dr. K. Obermaier',
    },
    fits: all(trade('employment lawyer'), near('Munich'), yearsAtLeast(6)),
    never: not(trade('legal')),
    unknown: [],
  },
];
