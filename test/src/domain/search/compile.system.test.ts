import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { asked } from '#src/domain/search/resolve.ts';
import { cpuTime } from '#test/harness/cpu.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-20' };

/** Searches as people write them, and each facet as `strength kind what it says`. */
const READ: [string, string[]][] = [
  // Where the list of the unwanted ends.
  [
    'chefs who left Hilton, not in banking, Wellington or Auckland',
    [
      'must role Chef',
      'must employer formerly at Hilton',
      'exclude industry Banking',
      'must location Wellington, NZ or Auckland, NZ',
    ],
  ],
  [
    'payroll officers, no temps or contractors, Leeds or York',
    [
      'must role Payroll Officer',
      'exclude work_type temp or contract',
      'must location Leeds, GB or York, GB',
    ],
  ],
  [
    'auditors, no big 4 (Deloitte, PwC)',
    ['must role Auditor', 'exclude employer big 4', 'exclude employer Deloitte or PwC'],
  ],
  ['buyers, not graduates', ['must role Procurement Officer', 'exclude seniority junior']],
  [
    'chefs, not in London, HACCP or ServSafe',
    ['must role Chef', 'exclude location London, GB', 'must skill HACCP', 'must keyword ServSafe'],
  ],
  [
    'testers, no agencies only product companies',
    ['must role QA Engineer', 'exclude industry Agency', 'nice keyword product'],
  ],
  [
    'writers, not finance, Hobart or remote',
    ['must role writers', 'exclude keyword finance', 'must location Hobart, AU or remote'],
  ],
  [
    'chefs, nobody we rang in the last 30 days',
    ['must role Chef', 'must last_contact not contacted for 30 days'],
  ],
  [
    'chefs, no one on more than 2 months notice',
    ['must role Chef', 'must availability available within 60 days'],
  ],
  // What a wish behind it is of.
  [
    'Python developer Munich French nice to have',
    ['must skill Python', 'must role Software Engineer', 'must location Munich, DE', 'nice language French'],
  ],
  ['nurse Perth, ICU would be lovely', ['must role Nurse', 'must location Perth, AU', 'nice skill ICU']],
  // Sums, rates, distances and codes.
  [
    'Scala contractors £650',
    ['must skill Scala', 'must work_type contract', 'must salary pay up to GBP 169,000 a year'],
  ],
  ['fitters $45', ['must role Fitter', 'must salary pay up to AUD 93,600 a year']],
  ['site managers, $80m projects', ['must role Site Manager', 'must unsupported $80m projects']],
  ['nurses Cairns & surrounds 50k radius', ['must role Nurse', 'must location within 50 km of Cairns, AU']],
  ['12d civil engineers', ['must skill 12d Model', 'must role Civil Engineer']],
  ['US firm in Leeds, lawyers', ['must unsupported US firm', 'must location Leeds, GB', 'must role Lawyer']],
  ['plumbers, 20 years doesn’t matter', ['must role Plumber', "must unsupported 20 years doesn't matter"]],
  [
    'scaffolders not in current job less than a year',
    ['must role Scaffolder', 'must tenure at least 1 year in the present job'],
  ],
  ['cooks, last worked for us this year', ['must role Chef', 'must desk placed by us this year']],
  [
    'ex KPMG Deloitte PwC auditors',
    ['must employer formerly at KPMG or Deloitte or PwC', 'must role Auditor'],
  ],
  [
    'site manager residential Perth',
    ['must role Site Manager', 'nice keyword residential', 'must location Perth, AU'],
  ],
  ['lawyers who never worked at Allens', ['must role Lawyer', 'exclude employer Allens']],
  ['SDET, 2 yrs exp max', ['must role QA Engineer', 'must years_experience at most 2 years of experience']],
  [
    'QS, 5 yrs exp plus, contract only',
    [
      'must role Quantity Surveyor',
      'must years_experience 5+ years of experience',
      'must work_type contract',
    ],
  ],
  [
    'paralegals, 6 weeks of notice or longer',
    ['must role Paralegal', 'must availability not free within 41 days'],
  ],
  ['paralegals, notice 6 weeks plus', ['must role Paralegal', 'must availability not free within 41 days']],
  [
    'salesforce people, 1 yr in current seat at most',
    ['must skill Salesforce', 'must tenure at most 1 year in the present job'],
  ],
  ['chefs, any seniority above junior', ['must role Chef', 'must seniority above junior']],
  [
    'finance leaders in Perth',
    ['must role Finance Professional', 'must seniority head or director', 'must location Perth, AU'],
  ],
  [
    'engineers who have changed employer three times in five years',
    ['must role engineers', 'must stability changes employers often'],
  ],
  [
    'project managers with experience in the telecommunications industry',
    ['must role Project Manager', 'must industry Telecommunications'],
  ],
  [
    'Senior Python devs in Sydney',
    ['must seniority senior', 'must skill Python', 'must role Software Engineer', 'must location Sydney, AU'],
  ],
  [
    'full-stack (React/Node) engineer, Melb or remote',
    ['must role Full Stack Engineer', 'must skill React or Node.js', 'must location Melbourne, AU or remote'],
  ],
  [
    'C++ or C# programmers but not game developers',
    ['must skill C++ or C#', 'must role Software Engineer', 'exclude role Game Developer'],
  ],
  [
    '.NET contractor, $900/day max, start ASAP',
    [
      'must skill .NET',
      'must work_type contract',
      'must salary pay up to AUD 234,000 a year',
      'must desk asks by the day',
      'must availability available immediately',
    ],
  ],
  [
    'junior accountants NSW, nothing over 80k AUD',
    [
      'must seniority junior',
      'must role Accountant',
      'must location New South Wales',
      'must salary pay up to AUD 80,000 a year',
    ],
  ],
  ['junior doctors, Perth', ['must role Junior Doctor', 'must location Perth, AU']],
  [
    'data engineers at Atlassian for more than 2 years',
    [
      'must role Data Engineer',
      'must employer now at Atlassian',
      'must tenure at least 2 years in the present job',
    ],
  ],
  [
    'accountants from Deloitte with 5 years experience',
    ['must role Accountant', 'must employer Deloitte', 'must years_experience 5+ years of experience'],
  ],
  [
    'paralegals at Freshfields, Slaughters or HSF',
    [
      'must role Paralegal',
      'must employer now at Freshfields or Slaughter and May or Herbert Smith Freehills',
    ],
  ],
  ['went from EY to PwC', ['must employer formerly at EY', 'must employer now at PwC']],
  ['plumbers, DACH plus Nordics', ['must role Plumber', 'must location DACH or Nordics']],
  ['plumbers, Sydney + Perth', ['must role Plumber', 'must location Sydney, AU or Perth, AU']],
  ['data analysts, Excel plus SQL', ['must role Data Analyst', 'must skill Excel', 'must skill SQL']],
  [
    'payroll officers Sydney metro',
    ['must role Payroll Officer', 'must location within 50 km of Sydney, AU'],
  ],
  [
    'pharmacists, no one needing sponsorship',
    ['must role Pharmacist', 'must work_rights no sponsorship needed'],
  ],
  [
    'pharmacists not called since three months',
    ['must role Pharmacist', 'must last_contact not contacted for 91 days'],
  ],
  ['plumbers, home office ok', ['must role Plumber', 'must location remote']],
  ['advisers at the Home Office', ['must role advisers', 'must employer now at Home Office']],
  ['plumbers keen to relocate', ['must role Plumber', 'must location open to relocation']],
  ['Mr Schäfer the actuary', ['must name Schäfer', 'must role Actuary']],
  ['ex-army logistics officers', ['must employer formerly at army', 'must role Logistics Coordinator']],
  [
    'bilingual English/Spanish plumbers',
    ['must language English', 'must language Spanish', 'must role Plumber'],
  ],
  ['plumbers without a phone number', ['must role Plumber', 'exclude desk phone number on record']],
  [
    'lawyers with at least 5 but no more than 10 years',
    ['must role Lawyer', 'must years_experience 5-10 years of experience'],
  ],
  ['data scientists w/o PhD', ['must role Data Scientist', 'exclude education PhD']],
  [
    'a PA for our CEO, Zurich',
    ['must role Executive Assistant', 'must unsupported for our CEO', 'must location Zürich, CH'],
  ],
  [
    'plumbers whose notice is 3 months or longer',
    ['must role Plumber', 'must availability not free within 83 days'],
  ],
  ['plumbers not contacted in 2026', ['must role Plumber', 'must last_contact not contacted for 323 days']],
  ['somebody for our electrician role in Perth', ['must role Electrician', 'must location Perth, AU']],
  ['plumbers not contacted in 2024', ['must role Plumber', 'must unsupported not contacted in 2024']],
  ['marketing manager, not agency', ['must role Marketing Manager', 'exclude industry Agency']],
  [
    'nurses with ICU and dialysis experience within 20 miles of Leeds, UK',
    ['must role Nurse', 'must skill ICU', 'must skill Dialysis', 'must location within 32 km of Leeds, GB'],
  ],
  [
    'CPA accountants, ideally from KPMG or Deloitte',
    ['must certification CPA', 'must role Accountant', 'nice employer KPMG or Deloitte'],
  ],
  [
    'who has worked at Atlassian but is not there now',
    ['must employer formerly at Atlassian', 'exclude employer now at Atlassian'],
  ],
  ['ex-Canva product designers', ['must employer formerly at Canva', 'must role UX Designer']],
  [
    'truck driver HC licence Toowoomba no criminal record',
    [
      'must role Truck Driver',
      'must certification HC Licence',
      'must location Toowoomba, AU',
      'must unsupported no criminal record',
    ],
  ],
  ['aged care workers who speak Cantonese', ['must role Care Worker', 'must language Cantonese']],
  ['disability support worker with own car', ['must role Care Worker', 'must unsupported own car']],
  [
    'young energetic receptionist',
    ['must unsupported young', 'must unsupported energetic', 'must role Receptionist'],
  ],
  [
    'female nurses under 40 in Perth',
    ['must unsupported female', 'must unsupported under 40', 'must role Nurse', 'must location Perth, AU'],
  ],
  ['no older than 45 accountant', ['must unsupported no older than 45', 'must role Accountant']],
  ['bricklayers aged 25-35', ['must role Bricklayer', 'must unsupported aged 25-35']],
  ["women's health physio", ["nice keyword women's health", 'must role Physiotherapist']],
  ['young offenders case worker', ['nice keyword young offenders', 'must role Case Worker']],
  ['native English speaker copywriter', ['must language English', 'must role Content Writer']],
  ['Indian developers', ['must unsupported Indian', 'must role Software Engineer']],
  ['married couple farm managers', ['must unsupported married', 'must role Farm Manager']],
  [
    'between 3 and 5 years experience as a quantity surveyor',
    ['must years_experience 3-5 years of experience', 'must role Quantity Surveyor'],
  ],
  ['at least two years of Java', ['must years_experience 2+ years of experience', 'must skill Java']],
  [
    'graduate civil engineers, less than 2 yrs exp',
    [
      'must seniority junior',
      'must role Civil Engineer',
      'must years_experience at most 2 years of experience',
    ],
  ],
  [
    '10+ yrs exp electrician A grade',
    [
      'must years_experience 10+ years of experience',
      'must role Electrician',
      'must certification Electrical Licence',
    ],
  ],
  [
    'financial controllers asking no more than 180k',
    ['must role Financial Controller', 'must salary pay up to AUD 180,000 a year'],
  ],
  ['earning over £100k in London', ['must salary pay from GBP 100,000 a year', 'must location London, GB']],
  [
    'nurses in London under 50k',
    ['must role Nurse', 'must location London, GB', 'must salary pay up to GBP 50,000 a year'],
  ],
  [
    'budget 80k-95k payroll officer',
    ['must salary pay AUD 80,000 to 95,000 a year', 'must role Payroll Officer'],
  ],
  [
    '$45 an hour forklift operators',
    ['must salary pay up to AUD 93,600 a year', 'must desk asks by the hour', 'must role Forklift Driver'],
  ],
  ['notice period under 4 weeks', ['must availability available within 28 days']],
  [
    'can start in January, project engineer',
    ['must availability available by 2027-01-01', 'must role Project Engineer'],
  ],
  ['no notice period, chefs', ['must availability available immediately', 'must role Chef']],
  [
    'citizens only, defence industry, NV1 clearance',
    ['must work_rights citizen', 'must industry Defence', 'must certification Security Clearance'],
  ],
  ['right to work in the UK, no sponsorship', ['must work_rights right to work or no sponsorship needed']],
  ['developers who need sponsorship', ['must role Software Engineer', 'must work_rights needs sponsorship']],
  [
    'part-time bookkeeper Xero Geelong',
    ['must work_type part time', 'must role Bookkeeper', 'must skill Xero', 'must location Geelong, AU'],
  ],
  [
    'permanent roles only, HR business partner',
    ['must work_type permanent', 'must role HR Business Partner'],
  ],
  ['contract administrators', ['must role Contracts Administrator']],
  ['PR manager', ['must role PR Manager']],
  ['PhD in chemistry', ['must education PhD', 'must education studied chemistry']],
  [
    'degree qualified geologist in WA',
    ['must education degree', 'must role Geologist', 'must location Western Australia'],
  ],
  ['MBA from Harvard', ['must education MBA', 'must school Harvard']],
  [
    'graduated from the University of Melbourne, law',
    ['must school University of Melbourne', 'nice keyword law'],
  ],
  [
    'someone like our last hire, culture fit',
    ['must unsupported someone like our last hire', 'must unsupported culture fit'],
  ],
  ['ideally Kubernetes; must have Terraform', ['nice skill Kubernetes', 'must skill Terraform']],
  ['AWS is a must, Azure a bonus', ['must skill AWS', 'nice skill Azure']],
  ['Salesforce admin (Pardot nice to have)', ['must role Salesforce Consultant', 'nice skill Pardot']],
  [
    'would be great if they know Looker, data analyst in Brisbane',
    ['nice skill Looker', 'must role Data Analyst', 'must location Brisbane, AU'],
  ],
  ['without Java or PHP', ['exclude skill Java or PHP']],
  [
    'no agencies, contractors or juniors',
    ['exclude industry Agency', 'exclude work_type contract', 'exclude seniority junior'],
  ],
  ['excluding anyone currently at Telstra', ['exclude employer now at Telstra']],
  [
    'engineers not in Sydney or Melbourne',
    ['must role engineers', 'exclude location Sydney, AU or Melbourne, AU'],
  ],
  ["don't want recruiters", ['exclude role Recruiter']],
  ['developers in Austin, Texas', ['must role Software Engineer', 'must location Austin, US']],
  ['Perth, Scotland plumbers', ['must location Perth, GB', 'must role Plumber']],
  ['lawyers in New York or London', ['must role Lawyer', 'must location New York City, US or London, GB']],
  ['teachers across NSW', ['must role Teacher', 'must location New South Wales']],
  ['salespeople in DACH', ['must role Sales Professional', 'must location DACH']],
  [
    'welders willing to relocate to Karratha',
    ['must role Welder', 'must location open to relocation to Karratha, AU'],
  ],
  [
    'architects in Auckland or open to relocation',
    ['must role Architect', 'must location Auckland, NZ or open to relocation'],
  ],
  ['fully remote UX researchers', ['must location remote', 'must role UX Researcher']],
  ['tagged "silver medallist"', ['must tag tagged silver medallist']],
  ['#hotlist nurses', ['must tag tagged hotlist', 'must role Nurse']],
  ['rated 4 or above', ['must rating rated 4 or better']],
  ['5 star chefs', ['must rating rated 5 or better', 'must role Chef']],
  ['maria.santos@example.com', ['must email maria.santos@example.com']],
  ['Maria Santos', ['must keyword Maria Santos']],
  ['open to work, React', ['must availability open to work', 'must skill React']],
  ['beekeepers in Tasmania', ['must role Beekeeper', 'must location Tasmania']],
  ['dog groomers in Cairns', ['must role dog groomers', 'must location Cairns, AU']],
  ['experience with Figjam', ['must skill Figjam']],
  ['"customer journey mapping"', ['must keyword "customer journey mapping"']],
  ['Head of Engineering at a startup', ['must role Engineering Manager', 'must industry Startups']],
  ['lead generation specialist', ['must role Sales Development Representative']],
  ['CFO, ASX listed experience', ['must role CFO', 'must skill ASX listed']],
  ['Go, Rust or Scala engineers', ['must skill Go or Rust or Scala', 'must role engineers']],
  ['R programmers with SAS', ['must skill R', 'must role Software Engineer', 'must skill SAS']],
  ['go to market manager', ['must skill Product Marketing', 'must role manager']],
  ['French pastry chef', ['must language French', 'must role Pastry Chef']],
  [
    'team player with good communication',
    ['must unsupported team player', 'must unsupported good communication'],
  ],
  ['%_" OR 1=1 --', ['must unsupported 1']],
  ['junior or mid level data engineers', ['must seniority junior or mid', 'must role Data Engineer']],
  ['EA to CEO, Sydney CBD', ['must role Executive Assistant', 'must location within 5 km of Sydney, AU']],
  [
    'mining electricians FIFO Perth',
    ['must industry Mining', 'must role Electrician', 'nice keyword FIFO', 'must location Perth, AU'],
  ],
  [
    'early childhood teachers with a Working with Children Check',
    ['must role Early Childhood Educator', 'must certification Working with Children Check'],
  ],
  [
    'recent law graduates in Dublin',
    ['must education studied law', 'must education degree', 'must location Dublin, IE'],
  ],
  [
    'recruiters who used to work at Hays or Michael Page',
    ['must role Recruiter', 'must employer formerly at Hays or Michael Page'],
  ],
  [
    'mechanical engineers excluding oil and gas',
    ['must role Mechanical Engineer', 'exclude skill Oil and Gas'],
  ],
  [
    'electricians who are not currently working at Downer',
    ['must role Electrician', 'exclude employer now at Downer'],
  ],
  [
    'lawyers 3-5 PQE in M&A',
    ['must role Lawyer', 'must years_experience 3-5 years of experience', 'must skill M&A'],
  ],
  [
    '6 months contract payroll, maternity cover',
    [
      'must unsupported 6 months',
      'must work_type contract',
      'must skill Payroll',
      'must unsupported maternity cover',
    ],
  ],
  ['currently in Sydney', ['must location Sydney, AU']],
];

const shown = (query: string): string[] =>
  compileQuery(query, HOME).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);

it('reads hand-written searches as their writers meant them', () => {
  const wrong = READ.flatMap(([query, expected]) => {
    const read = shown(query);
    return JSON.stringify(read.toSorted()) === JSON.stringify(expected.toSorted())
      ? []
      : [{ query, read, expected }];
  });
  const accuracy = Math.round((1 - wrong.length / READ.length) * 1000) / 1000;
  process.stdout.write(`search interpretation over ${READ.length} hand-written queries: ${accuracy}\n`);
  if (process.env.SHOW_WRONG) process.stdout.write(`${JSON.stringify(wrong, null, 1)}\n`);
  expect(accuracy).toBeGreaterThanOrEqual(0.95);
});

it('reads whatever it is sent, in a time that a person does not notice', () => {
  const said = READ.flatMap(([query]) => query.split(' '));
  const pieces = fc.oneof(
    fc.constantFrom(...said),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (words) => {
      const began = cpuTime();
      const { facets, notes } = compileQuery(words.join(' ').slice(0, 1000), HOME);
      for (const facet of facets) asked(facet, HOME);
      expect(facets.length).toBeLessThanOrEqual(40);
      expect(notes.length).toBeLessThanOrEqual(20);
      expect(cpuTime() - began).toBeLessThan(10_000);
    }),
    { numRuns: 150 },
  );
});

it.each([
  'x@',
  'not ',
  'no a, ',
  'in ',
  'worked at A ',
  'ideally ',
  '1 to ',
  '"',
  'degree in ',
  '$',
  'under 5 ',
])('reads %j over and over without taking longer than the words are long', (piece) => {
  const began = cpuTime();
  compileQuery(piece.repeat(1000).slice(0, 1000), HOME);
  expect(cpuTime() - began).toBeLessThan(10_000);
});
