import { EMPLOYERS, type Facts, LANGUAGES, PLACES, ROLES, randomFrom, TAGS } from './people.ts';

type Kind = string;

/** A part of a query: its words, of whom it holds, and as what it should be understood. */
interface Part {
  words: string;
  holds: (facts: Facts) => boolean;
  facet: { kind: Kind; strength: 'must' | 'nice' | 'exclude' };
}

/** A query with its truth. */
export interface Judged {
  query: string;
  /** All that must hold, and nothing that must not. */
  relevant: (facts: Facts) => boolean;
  facets: { kind: Kind; strength: 'must' | 'nice' | 'exclude' }[];
}

type Pick = ReturnType<typeof randomFrom>;

const must = (kind: Kind) => ({ kind, strength: 'must' as const });

function whereabouts(pick: Pick): Part {
  const { metro } = pick(PLACES);
  const words = pick([`in ${metro}`, `based in ${metro}`, `near ${metro}`, `from ${metro}`]);
  return { words, holds: (facts) => facts.metro === metro, facet: must('location') };
}

function skilled(pick: Pick, role: string): Part {
  const [asked = ''] = pick(ROLES[role]?.skills ?? []);
  return {
    words: pick([`with ${asked}`, `who know ${asked}`, `with ${asked} experience`]),
    holds: ({ skills }) => skills.includes(asked),
    facet: must('skill'),
  };
}

const CRITERIA: ((pick: Pick) => Part)[] = [
  (pick) => {
    const years = pick([3, 5, 8, 10]);
    const words = pick([
      `${years}+ years`,
      `at least ${years} years of experience`,
      `with more than ${years} years' experience`,
      `min ${years} yrs`,
    ]);
    return { words, holds: (facts) => facts.years >= years, facet: must('years_experience') };
  },
  (pick) => {
    const pay = pick([80, 100, 130]);
    const words = pick([
      `under AUD ${pay}k`,
      `up to A$${pay},000`,
      `max ${pay}k AUD`,
      `salary below AUD ${pay},000`,
    ]);
    return { words, holds: (facts) => facts.pay <= pay * 1000, facet: must('salary') };
  },
  (pick) => {
    const [words, days] = pick([
      ['available immediately', 0],
      ['available in 2 weeks', 14],
      ['notice period of 1 month or less', 30],
      ['can start within a week', 7],
    ] as const);
    return { words, holds: (facts) => facts.notice <= days, facet: must('availability') };
  },
  (pick) => {
    const [words, rights] = pick([
      ['who are citizens', ['citizen']],
      ['citizens or permanent residents', ['citizen', 'permanent_resident']],
      ["who don't need sponsorship", ['citizen', 'permanent_resident', 'visa_holder']],
      ['no sponsorship required', ['citizen', 'permanent_resident', 'visa_holder']],
    ] as const);
    return {
      words,
      holds: (facts) => rights.some((right) => right === facts.rights),
      facet: must('work_rights'),
    };
  },
  (pick) => {
    const employer = pick(EMPLOYERS);
    const words = pick([`who worked at ${employer}`, `with experience at ${employer}`]);
    return {
      words,
      holds: (facts) => [facts.employer, facts.before].includes(employer),
      facet: must('employer'),
    };
  },
  (pick) => {
    const employer = pick(EMPLOYERS);
    return {
      words: `currently at ${employer}`,
      holds: (facts) => facts.employer === employer,
      facet: must('employer'),
    };
  },
  (pick) => {
    const language = pick(LANGUAGES);
    const words = pick([`who speak ${language}`, `fluent in ${language}`]);
    return { words, holds: (facts) => facts.language === language, facet: must('language') };
  },
  (pick) => {
    const tag = pick(TAGS);
    return { words: `tagged "${tag}"`, holds: (facts) => facts.tag === tag, facet: must('tag') };
  },
];

const EXCLUSIONS: ((pick: Pick, role: string) => Part)[] = [
  () => ({
    words: 'no contractors',
    holds: (facts) => facts.type === 'contract',
    facet: { kind: 'work_type', strength: 'exclude' },
  }),
  (pick) => {
    const employer = pick(EMPLOYERS);
    const words = pick([
      `not from ${employer}`,
      `excluding people who worked at ${employer}`,
      `who have never worked at ${employer}`,
    ]);
    return {
      words,
      holds: (facts) => [facts.employer, facts.before].includes(employer),
      facet: { kind: 'employer', strength: 'exclude' },
    };
  },
  (pick) => {
    const { metro } = pick(PLACES);
    return {
      words: `not in ${metro}`,
      holds: (facts) => facts.metro === metro,
      facet: { kind: 'location', strength: 'exclude' },
    };
  },
  (pick, role) => {
    const [asked = ''] = pick(ROLES[role]?.skills ?? []);
    return {
      words: `without ${asked}`,
      holds: ({ skills }) => skills.includes(asked),
      facet: { kind: 'skill', strength: 'exclude' },
    };
  },
];

/** Makes queries of every shape, with the truth of each. */
export function makeQueries(count: number, seed: number): Judged[] {
  const pick = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const role = pick(Object.keys(ROLES));
    const senior = pick([true, false, false]);
    const asked = pick(ROLES[role]?.asked ?? []);
    const parts: Part[] = [
      {
        words: `${pick(['', 'find ', 'looking for ', 'show me '])}${senior ? 'senior ' : ''}${asked}`,
        holds: (facts) => facts.role === role && (!senior || facts.level === 'senior'),
        facet: must('role'),
      },
    ];
    if (pick([true, true, false])) parts.push(whereabouts(pick));
    if (pick([true, false])) parts.push(skilled(pick, role));
    if (pick([true, false])) parts.push(pick(CRITERIA)(pick));
    const excluded = pick([true, false, false]) ? pick(EXCLUSIONS)(pick, role) : null;
    const [wish = ''] = pick(ROLES[role]?.skills ?? []);
    const nice = pick([true, false, false]);
    const [first, ...rest] = parts.map(({ words }) => words);
    const body = [first, ...rest].join(rest.length > 1 ? ', ' : ' ');
    const query = [
      body,
      ...(excluded === null ? [] : [excluded.words]),
      ...(nice ? [pick([`ideally ${wish}`, `${wish} is a plus`, `preferably with ${wish}`])] : []),
    ].join(', ');
    return {
      query,
      relevant: (facts) => parts.every(({ holds }) => holds(facts)) && !(excluded?.holds(facts) ?? false),
      facets: [
        ...(senior ? [must('seniority')] : []),
        ...parts.map(({ facet }) => facet),
        ...(excluded === null ? [] : [excluded.facet]),
        ...(nice ? [{ kind: 'skill', strength: 'nice' as const }] : []),
      ],
    };
  });
}
