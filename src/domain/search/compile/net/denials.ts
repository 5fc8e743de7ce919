import type { FacetKind, Note } from '../../facets.ts';
import { type Anchor, type Asked, clausesIn, inside, quoted } from './asked.ts';

const DENIED_KINDS: ReadonlySet<FacetKind> = new Set([
  'role',
  'skill',
  'location',
  'employer',
  'industry',
  'language',
  'certification',
  'work_type',
  'seniority',
  'tag',
  'education',
  'school',
]);
const DENIAL =
  /(?<![\p{L}-])(?:not|no|without|except(?:\s+for)?|excluding|unless|other\s+than|neither|nor|never|nobody|none|minus|leav(?:e|ing)\s+(?:out|aside)|skip(?:ping)?|avoid(?:ing)?|apart\s+from|any(?:where|thing|body|one)\s+but(?!\s+(?:ha[sd]|have|must|should|needs?|is|are|will|can|wants?|prefer|ideally|only|not))|bar(?!\s+(?:staff|work|tend|manage|supervis|team|lead|assist|hand|people|job|role|shift|in|at|and|or|exp)\p{L}*)(?=\s+\p{L}))(?![\p{L}-])|(?<![\p{L}-])non(?=-\p{L})|(?<=\p{L})n't(?!\p{L})/giu;
/** A no that denies nothing of what stands behind it, or something else than it. */
const NO_DENIAL =
  /^(?:not\s+(?:only|just|necessarily|fuss\p{L}*|bother\p{L}*|picky|sure|too|that|a\s+(?:problem|must|deal|issue|condition)|essential|needed|required|obligatory|mandatory|compulsory|important|limited|yet|least|less|more|over|under|above|below|fewer|longer|an?\s+issue|filter|require)|no\s+(?:problem|drama|fuss|stress|pressure|issue|matter|worries|need|preference|more|less|later|longer|fewer|earlier|further|lower|higher|rush|hurry|one\s+(?:but|other|under|below|without)|doubt|role|condition|bar|obstacle|limit|difference|requirement|wait|actually|scratch|sorry|hang|not|stop|make)|n't\s+(?:required|essential|necessary|needed|mandatory|bother\p{L}*|an?\s+must|an?\s+problem|mind|matter|care|need|have\s+to|fuss|changed?|moved?|left|want\s+to\s+(?:miss|lose)|be\s+(?:outside|without|far))|none\s+other|never\s+mind)(?!\p{L})/iu;

/** Tells of what a no stands right before and is asked for all the same. */
export function tellDenials(asked: Asked): Note[] {
  return clausesIn(asked.text).flatMap((clause) =>
    [...clause.text.matchAll(DENIAL)].flatMap((denial, at, denials) => {
      const until = denials[at + 1]?.index ?? clause.text.length;
      return denialOf(asked, clause.at, denial, clause.text, until);
    }),
  );
}

/** "If they aren't in Ireland", "nobody without a visa": what is said before a no that turns it. */
const TURNED =
  /(?<!\p{L})(?:if|when|whether)(?!\p{L})[^,;.]*$|(?:(?<!\p{L})(?:not|no|never|nobody|none|except|unless|avoid|skip)|n't)(?:\s+\p{L}+){0,3}\s*$/iu;

function denialOf(
  asked: Asked,
  start: number,
  denial: RegExpExecArray,
  clause: string,
  until: number,
): Note[] {
  if (TURNED.test(clause.slice(0, denial.index)) || NO_DENIAL.test(clause.slice(denial.index))) return [];
  const from = start + denial.index + denial[0].length;
  const next = listed(asked, from, start + until).find((anchor) => isAskedFor(asked, anchor));
  if (next === undefined) return [];
  const said = asked.text.slice(start + denial.index, next.end);
  if (asked.isTold(said) || asked.isTold(next.facet.label) || isLeftOut(asked, said)) return [];
  return [
    {
      code: 'read_as',
      message: `${quoted(said)}: ${next.facet.label} was asked for, and nobody was left out by ${quoted(denial[0].trim())}. Where they are to be left out, say so in a search of its own.`,
    },
  ];
}

/** "No SAP MM consultants": whether a part of the words is what is left out. */
const isLeftOut = ({ facets }: Asked, said: string): boolean =>
  facets.some(
    ({ strength, absent, values }) =>
      (strength === 'exclude' || absent) &&
      values.some((value) => said.toLowerCase().includes(value.toLowerCase())),
  );

/** "Still there or not", "no drama if they haven't". */
const OR_NOT = /(?:(?<!\p{L})(?:or|if(?:\s+\p{L}+){0,2})|[:=])\s*$/iu;
/** "Nobody without Epic": who has it. */
const TWICE =
  /^(?:not|nobody|no\s+one|none|never|no|n't)\s+(?:\p{L}+\s+){0,2}(?:without|lack(?:s|ing)?|missing)(?!\p{L})/iu;
const OF_A_FIGURE = /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?!\p{L})/iu;
const CARRIES_A_NO =
  /(?<!\p{L})(?:no|non|not|never|nobody|without|except|unless|other|outside|under|less|fewer|below|within|free|from|up to|most|only|now|formerly|ever|least|more|over|longer|left|between|looking|on record|untold|willing|open|remote|immediately|resident|citizen|sponsorship|contacted|present job|rights|full|part)(?!\p{L})/iu;

/** Tells of a no that left nobody out and is in no condition, where nothing else was told. */
export function tellIdleDenials({ text, facets, notes }: Asked): Note[] {
  if (notes.length > 0) return [];
  const isCarried = facets.some(
    ({ strength, absent, label, kind }) =>
      strength === 'exclude' || absent || kind === 'unsupported' || CARRIES_A_NO.test(label),
  );
  if (isCarried) return [];
  const denial = [...text.matchAll(DENIAL)].find(
    ({ index, 0: no }) =>
      !/^non$/iu.test(no) &&
      !NO_DENIAL.test(text.slice(index)) &&
      !TWICE.test(text.slice(index)) &&
      !OR_NOT.test(text.slice(0, index)) &&
      !TURNED.test(text.slice(0, index)),
  );
  if (denial === undefined) return [];
  const said = /^[^,;.()]*/.exec(text.slice(denial.index))?.[0] ?? denial[0];
  // "Nobody with less than four years": an edge.
  if (OF_A_FIGURE.test(said) && facets.some(({ min, max }) => min !== null || max !== null)) return [];
  return [
    {
      code: 'not_applied',
      message: `${quoted(said)} left nobody out. Say who is to be left out in other words, or in a search of its own.`,
    },
  ];
}

/** The names right behind a no, with those that go on their list. */
function listed(asked: Asked, from: number, until: number): Anchor[] {
  const names: Anchor[] = [];
  for (const anchor of inside(asked, { at: from, end: until })) {
    const last = names.at(-1);
    if (last !== undefined && anchor.at < last.end) continue;
    const isNext =
      last === undefined
        ? isRightBehind(asked.text.slice(from, anchor.at))
        : anchor.facet.kind === last.facet.kind && GOES_ON.test(asked.text.slice(last.end, anchor.at));
    if (!isNext) break;
    names.push(anchor);
  }
  return names;
}
const GOES_ON = /^s?\s*(?:or|nor|\/|&|and)\s+(?:(?:an?|the|in|at)\s+)?$/iu;

/** Whether all that was made of a name asks for it. */
function isAskedFor(asked: Asked, { at, facet }: Anchor): boolean {
  if (!DENIED_KINDS.has(facet.kind)) return false;
  const here = asked.anchors.filter((anchor) => anchor.at === at);
  return here.every(
    ({ facet: { strength, absent, label } }) =>
      strength !== 'exclude' &&
      !absent &&
      !/(?<!\p{L})(?:no|not|never|without|except|unless|other)(?!\p{L})/iu.test(label),
  );
}

const isRightBehind = (between: string): boolean =>
  /^(?:[\s(-]+(?:an?|the|any|in|at|with|from|for|of|on|to|be|is|are|been|who|have|has|worked|work|based|living|currently|ever|people|anyone|those|know|knows|use|used|using|speak|hold|do|doing|still|now|currently|today|with|current|former|living|people|staff|anyone|anybody|whoever|somebody|ones|by|near|right)(?!\p{L}))*[\s(-]*$/iu.test(
    between,
  );
