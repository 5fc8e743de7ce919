import fc from 'fast-check';
import { startService, type TestService, type Workspace } from './workspace.ts';

/** What is true of a person of the small agency that composed searches are asked of. */
interface Facts {
  trade: 'Accountant' | 'Business Analyst';
  city: 'Leeds' | 'Bristol';
  pay: number;
  noticeWeeks: number;
  now: string;
  before: string;
  skills: readonly string[];
  paper: string | null;
  language: string | null;
  /** How many years they are in their job. */
  inJob: number;
  years: number;
  calledDaysAgo: number | null;
  right: 'Citizen' | 'Requires sponsorship';
  work: 'contract' | 'permanent';
  placed: boolean;
  pooled: boolean;
}

/** A condition of a search, in the ways in which people put it. */
interface Condition {
  /** What it is about: no two conditions of a search are about the same. */
  about: readonly string[];
  /** As one of a list. */
  listed: readonly string[];
  /** Behind the people that it is said of. */
  behind: readonly string[];
  fits(person: Facts): boolean;
  /** What stands in the label of its facet, and in a note that tells of it. */
  told: RegExp;
  strength: 'must' | 'nice' | 'exclude';
}

const BANKS = ['HSBC', 'Barclays'];

const CONDITIONS: readonly Condition[] = [
  {
    about: ['trade'],
    listed: ['accountants', 'accountant', 'qualified accountants'],
    behind: [],
    fits: ({ trade }) => trade === 'Accountant',
    told: /accountant/i,
    strength: 'must',
  },
  {
    about: ['trade'],
    listed: ['business analysts', 'BAs', 'business analyst'],
    behind: [],
    fits: ({ trade }) => trade === 'Business Analyst',
    told: /business analyst|\bBAs\b/i,
    strength: 'must',
  },
  {
    about: ['place'],
    listed: ['Leeds', 'in Leeds', 'based in Leeds', 'Leeds based'],
    behind: ['in Leeds', 'based in Leeds', 'who live in Leeds', 'from Leeds'],
    fits: ({ city }) => city === 'Leeds',
    told: /Leeds/,
    strength: 'must',
  },
  {
    about: ['place'],
    listed: ['not Leeds', 'nobody in Leeds', 'anywhere but Leeds'],
    behind: ['not in Leeds', 'outside Leeds', 'who don’t live in Leeds'],
    fits: ({ city }) => city !== 'Leeds',
    told: /Leeds/,
    strength: 'exclude',
  },
  {
    about: ['pay'],
    listed: ['under 50k', 'max £50k', 'up to £50,000', '50k max'],
    behind: ['under 50k', 'on less than £50k', 'who want at most 50k', 'for up to £50k'],
    fits: ({ pay }) => pay <= 50_000,
    told: /50(?:,000|k)/,
    strength: 'must',
  },
  {
    about: ['pay'],
    listed: ['60k+', 'over £60k'],
    behind: ['on more than 60k', 'who earn over £60k', 'above 60k'],
    fits: ({ pay }) => pay > 60_000,
    told: /60(?:,000|k)/,
    strength: 'must',
  },
  {
    about: ['notice'],
    listed: ['max 4 weeks notice', '4 weeks notice or less', 'available within a month'],
    behind: [
      'with max 4 weeks notice',
      'who can start within a month',
      'on no more than 4 weeks’ notice',
      'available within 4 weeks',
    ],
    fits: ({ noticeWeeks }) => noticeWeeks <= 4,
    told: /notice|available|within|month|weeks|start/i,
    strength: 'must',
  },
  {
    about: ['employer'],
    listed: ['currently at KPMG', 'now at KPMG', 'KPMG at the moment'],
    behind: ['currently at KPMG', 'who are at KPMG now', 'now with KPMG', 'who work at KPMG today'],
    fits: ({ now }) => now === 'KPMG',
    told: /KPMG/,
    strength: 'must',
  },
  {
    about: ['employer'],
    listed: ['ex-KPMG', 'formerly KPMG', 'previously at KPMG'],
    behind: ['who used to work at KPMG', 'who left KPMG', 'formerly at KPMG'],
    fits: ({ now, before }) => before === 'KPMG' && now !== 'KPMG',
    told: /KPMG/,
    strength: 'must',
  },
  {
    about: ['employer'],
    listed: ['never at KPMG', 'nobody from KPMG'],
    behind: ['who have never worked at KPMG', 'never at KPMG', 'without any time at KPMG'],
    fits: ({ now, before }) => now !== 'KPMG' && before !== 'KPMG',
    told: /KPMG/,
    strength: 'exclude',
  },
  {
    about: ['employer'],
    listed: ['banking background', 'banking experience'],
    behind: ['with a banking background', 'who have worked in banking', 'with banking experience'],
    fits: ({ now, before }) => BANKS.includes(now) || BANKS.includes(before),
    told: /bank/i,
    strength: 'must',
  },
  {
    about: ['skill'],
    listed: ['Tableau', 'Tableau skills', 'good with Tableau'],
    behind: ['with Tableau', 'who know Tableau', 'skilled in Tableau', 'using Tableau'],
    fits: ({ skills }) => skills.includes('Tableau'),
    told: /Tableau/,
    strength: 'must',
  },
  {
    about: ['skill'],
    listed: ['no Tableau', 'not Tableau'],
    behind: ['without Tableau', 'who don’t know Tableau'],
    fits: ({ skills }) => !skills.includes('Tableau'),
    told: /Tableau/,
    strength: 'exclude',
  },
  {
    about: ['skill'],
    listed: ['ideally Tableau', 'Tableau a plus', 'preferably with Tableau', 'Tableau nice to have'],
    behind: ['ideally with Tableau', 'preferably using Tableau'],
    fits: () => true,
    told: /Tableau/,
    strength: 'nice',
  },
  {
    about: ['skill', 'paper'],
    listed: ['Tableau or PRINCE2', 'either Tableau or PRINCE2'],
    behind: ['with Tableau or PRINCE2', 'who know Tableau or hold PRINCE2', 'with PRINCE2 or Tableau'],
    fits: ({ skills, paper }) => skills.includes('Tableau') || paper === 'PRINCE2',
    told: /Tableau|PRINCE2/,
    strength: 'must',
  },
  {
    about: ['paper'],
    listed: ['PRINCE2', 'PRINCE2 certified', 'must have PRINCE2'],
    behind: ['with PRINCE2', 'who hold PRINCE2', 'certified in PRINCE2'],
    fits: ({ paper }) => paper === 'PRINCE2',
    told: /PRINCE2/,
    strength: 'must',
  },
  {
    about: ['language'],
    listed: ['German speaking', 'fluent German', 'speaks German'],
    behind: ['who speak German', 'speaking German', 'with fluent German'],
    fits: ({ language }) => language === 'German',
    told: /German/,
    strength: 'must',
  },
  {
    about: ['language'],
    listed: ['ideally German speaking', 'German would be nice'],
    behind: ['who ideally speak German', 'ideally speaking German'],
    fits: () => true,
    told: /German/,
    strength: 'nice',
  },
  {
    about: ['tenure'],
    listed: ['3+ years in current role', 'over 3 years in the job'],
    behind: [
      'who have been in their job more than 3 years',
      'in the same role for over 3 years',
      'with 3+ years in their current job',
    ],
    fits: ({ inJob }) => inJob > 3,
    told: /present job|3/,
    strength: 'must',
  },
  {
    about: ['years'],
    listed: ['10+ years experience', 'at least 10 years of experience'],
    behind: [
      'with 10+ years experience',
      'with at least 10 years of experience',
      'who have over 10 years experience',
    ],
    fits: ({ years }) => years >= 10,
    told: /10/,
    strength: 'must',
  },
  {
    about: ['contact'],
    listed: ['not contacted in 6 months', 'no contact for 6 months'],
    behind: [
      'we haven’t spoken to in 6 months',
      'not contacted in the last 6 months',
      'that nobody has called for 6 months',
    ],
    fits: ({ calledDaysAgo }) => calledDaysAgo === null || calledDaysAgo > 190,
    told: /contact|spoke|call|6 months/i,
    strength: 'must',
  },
  {
    about: ['rights'],
    listed: ['citizens', 'citizens only', 'no sponsorship'],
    behind: ['who are citizens', 'who don’t need sponsorship', 'not needing sponsorship'],
    fits: ({ right }) => right === 'Citizen',
    told: /citizen|sponsor|right/i,
    strength: 'must',
  },
  {
    about: ['work'],
    listed: ['no contractors', 'not contractors', 'excluding contractors'],
    behind: ['who are not contractors', 'excluding contractors'],
    fits: ({ work }) => work !== 'contract',
    told: /contract/i,
    strength: 'exclude',
  },
  {
    about: ['work'],
    listed: ['contract', 'open to contract work'],
    behind: ['open to contract work', 'who do contract work', 'available for contract'],
    fits: ({ work }) => work === 'contract',
    told: /contract/i,
    strength: 'must',
  },
  {
    about: ['placed'],
    listed: ['placed by us', 'placed by us before'],
    behind: ['we have placed', 'who we placed before', 'placed by us'],
    fits: ({ placed }) => placed,
    told: /placed/i,
    strength: 'must',
  },
  {
    about: ['placed'],
    listed: ['never placed by us', 'not placed by us'],
    behind: ['we have never placed', 'never placed by us', 'who we haven’t placed'],
    fits: ({ placed }) => !placed,
    told: /placed/i,
    strength: 'exclude',
  },
  {
    about: ['pool'],
    listed: ['in the Bench pool', 'Bench pool'],
    behind: ['in the Bench pool', 'who are in the Bench pool'],
    fits: ({ pooled }) => pooled,
    told: /Bench/,
    strength: 'must',
  },
];

/** A search of two or three conditions, in the order in which they are said and in another. */
export interface Composed {
  ask: string;
  otherwise: string;
  conditions: readonly Condition[];
}

interface Said {
  condition: Condition;
  words: string;
}

const begun = fc.constantFrom('', '', '', 'find me ', 'I need ', 'looking for ', 'any ', 'show me ');
const people = fc.constantFrom('people', 'candidates', 'anyone');

/** Two or three conditions that are about different things. */
const conditions = fc
  .shuffledSubarray([...CONDITIONS], { minLength: 12, maxLength: 12 })
  .chain((some) => fc.integer({ min: 2, max: 3 }).map((count) => different(some).slice(0, count)));

function different(some: readonly Condition[]): Condition[] {
  const kept: Condition[] = [];
  for (const each of some)
    if (!kept.some(({ about }) => about.some((one) => each.about.includes(one)))) kept.push(each);
  return kept;
}

const said = (some: readonly Condition[], as: 'listed' | 'behind'): fc.Arbitrary<Said[]> =>
  fc.tuple(
    ...some.map((condition) =>
      fc.constantFrom(...condition[as]).map((words): Said => ({ condition, words })),
    ),
  );

/** "Leeds, accountants, max 50k" */
const listed: fc.Arbitrary<Composed> = conditions.chain((some) =>
  fc.tuple(said(some, 'listed'), fc.constantFrom(', ', ', ', '; ', ' - ')).map(([parts, glue]) => {
    const [ask, otherwise] = [parts, parts.toReversed()].map((order) =>
      order.map(({ words }) => words).join(glue),
    );
    return { ask: ask ?? '', otherwise: otherwise ?? '', conditions: some };
  }),
);

/** "Accountants in Leeds with Tableau who speak German" */
const spoken: fc.Arbitrary<Composed> = conditions.chain((some) => {
  const heads = some.filter(({ behind }) => behind.length === 0);
  const rest = some.filter(({ behind }) => behind.length > 0);
  const head = heads[0] === undefined ? people : fc.constantFrom(...heads[0].listed);
  const glue = fc.constantFrom(' ', ' ', ', ', ' and ');
  return fc.tuple(begun, head, said(rest, 'behind'), glue).map(([begin, who, parts, joined]) => {
    const [ask, otherwise] = [parts, parts.toReversed()].map(
      (order) => `${begin}${who} ${order.map(({ words }) => words).join(joined)}`,
    );
    return { ask: ask ?? '', otherwise: otherwise ?? '', conditions: some };
  });
});

/** Searches made at random; the same seed makes the same ones. */
export function composedSearches(count: number, seed: number): Composed[] {
  return fc.sample(fc.oneof(listed, spoken), { numRuns: count, seed });
}

const factsOf = fc.record({
  trade: fc.constantFrom('Accountant' as const, 'Business Analyst' as const),
  city: fc.constantFrom('Leeds' as const, 'Bristol' as const),
  pay: fc.constantFrom(45_000, 75_000),
  noticeWeeks: fc.constantFrom(2, 12),
  now: fc.constantFrom('KPMG', 'HSBC', 'Ocado'),
  before: fc.constantFrom('KPMG', 'Barclays', 'Tesco'),
  skills: fc.constantFrom(['Tableau'], ['Excel'], ['Tableau', 'Excel']),
  paper: fc.constantFrom('PRINCE2', null),
  language: fc.constantFrom('German', 'French', null),
  inJob: fc.constantFrom(1, 6),
  years: fc.constantFrom(7, 14),
  calledDaysAgo: fc.constantFrom(5, 300, null),
  right: fc.constantFrom('Citizen' as const, 'Requires sponsorship' as const),
  work: fc.constantFrom('contract' as const, 'permanent' as const),
  placed: fc.constantFrom(true, false, false),
  pooled: fc.boolean(),
});

/** How many people the agency has. */
const PEOPLE = 90;

function recordOf(facts: Facts, n: number): Record<string, unknown> {
  const year = new Date().getFullYear();
  const since = year - facts.inJob;
  return {
    name: `Person ${String.fromCharCode(65 + (n % 26))}${String.fromCharCode(97 + Math.floor(n / 26))}son`,
    email: `composed${n}@people.example`,
    current_title: facts.trade,
    current_company: facts.now,
    location: { city: facts.city, country: 'United Kingdom' },
    salary_expectation: `GBP ${facts.pay}`,
    notice_period: `${facts.noticeWeeks} weeks`,
    skills: facts.skills,
    certifications: facts.paper === null ? [] : [facts.paper],
    languages: facts.language === null ? ['English'] : ['English', facts.language],
    years_experience: facts.years,
    work_rights: facts.right,
    work_types: [facts.work],
    experience: [
      { title: facts.trade, employer: facts.now, from: `${since}-02`, is_current: true },
      { title: facts.trade, employer: facts.before, from: `${since - 3}-02`, to: `${since}-01` },
    ],
  };
}

/** An agency of people made at random, and what is true of each. */
export async function composedAgency(): Promise<{
  running: TestService;
  desk: Workspace;
  people: ReadonlyMap<string, Facts>;
  close(): Promise<void>;
}> {
  const running = await startService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
  const desk = await running.workspace({ country: 'GB' });
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await desk.api.post(path, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body.error));
    return answer.body.data.id;
  };
  const people = new Map<string, Facts>();
  const client = await made('/clients', { name: 'Vela' });
  const pool = await made('/talent-pools', { name: 'Bench' });
  for (const [n, facts] of fc.sample(factsOf, { numRuns: PEOPLE, seed: 7 }).entries()) {
    const id = await made('/candidates', recordOf(facts, n));
    people.set(id, facts);
    if (facts.pooled) await made(`/talent-pools/${pool}/members`, { candidate_id: id });
    if (facts.calledDaysAgo !== null) {
      const occurred_at = new Date(Date.now() - facts.calledDaysAgo * 86_400_000).toISOString();
      await made('/activities', { type: 'call', candidate_id: id, summary: 'Spoke', occurred_at });
    }
    if (!facts.placed) continue;
    const job = await made('/jobs', { title: 'Auditor', client_id: client });
    const application = await made('/applications', { job_id: job, candidate_id: id, stage: 'offer' });
    const offer_date = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    await made('/placements', { application_id: application, salary: 60_000, offer_date });
  }
  return { running, desk, people, close: () => running.close() };
}

interface Answer {
  interpretation: { facets: { label: string; kind: string; strength: string }[] };
  notes: { code: string; message: string }[];
  total_count: number;
  results: { id: string }[];
}

/** What is wrong with the answers to a composed search; nothing where all is as it was said or told. */
export async function faultsOf(
  desk: Workspace,
  people: ReadonlyMap<string, Facts>,
  { ask, otherwise, conditions }: Composed,
): Promise<string[]> {
  const [first, second] = [await searched(desk, ask), await searched(desk, otherwise)];
  const faults: string[] = [];
  for (const [query, answer] of [
    [ask, first],
    [otherwise, second],
  ] as const) {
    const untold = conditions.filter((condition) => !isTold(condition, answer));
    for (const condition of untold) {
      const { facets } = answer.interpretation;
      const stands = facets.some(
        ({ label, strength }) => condition.told.test(label) && strengthFits(condition, strength),
      );
      if (!stands) faults.push(`${query}: neither understood nor told: ${condition.told}`);
    }
    const found = new Set(answer.results.map(({ id }) => id));
    const wrong = untold.filter(({ fits }) => [...found].some((id) => !fits(people.get(id) as Facts)));
    for (const { told } of wrong) faults.push(`${query}: found are some who do not meet ${told}`);
    const lost = [...people].filter(
      ([id, facts]) => !found.has(id) && conditions.every(({ fits }) => fits(facts)),
    );
    if (lost.length > 0 && untold.length === conditions.length)
      faults.push(`${query}: ${lost.length} are missing who meet all`);
  }
  const ids = ({ results }: Answer): string =>
    results
      .map(({ id }) => id)
      .toSorted()
      .join();
  const isAnyTold = conditions.some((condition) => isTold(condition, first) || isTold(condition, second));
  if (ids(first) !== ids(second) && !isAnyTold)
    faults.push(`${ask} / ${otherwise}: the order changes who is found`);
  return faults;
}

// "No sponsorship" may be asked as a right to work, and "no contractors" of their kind of work.
const strengthFits = (condition: Condition, strength: string): boolean =>
  condition.strength === 'nice' ? strength === 'nice' : strength !== 'nice';

/** Whether a note, or a facet that is not run, says that a condition was not run as it was said. */
const isTold = ({ told }: Condition, { notes, interpretation }: Answer): boolean =>
  notes.some(({ message }) => told.test(message)) ||
  interpretation.facets.some(({ kind, label }) => kind === 'unsupported' && told.test(label));

async function searched(desk: Workspace, query: string): Promise<Answer> {
  const { body } = await desk.api.post('/candidates/search', { query, limit: 100 });
  if (body.data === undefined) throw new Error(`${query}: ${JSON.stringify(body.error)}`);
  return body.data;
}
