import type { Facet, FacetKind, Note } from '../../facets.ts';
import { type Anchor, type Asked, clausesIn, inside, quoted } from './asked.ts';

const OF_TIMES: ReadonlySet<FacetKind> = new Set(['employer', 'industry']);

/** That it may be long ago. */
const PAST =
  /(?<![\p{L}-])(?:histor(?:y|ies)|in\s+(?:the|their|his|her)\s+past|previously|former(?:ly)?|ex(?=[\s-]\p{L})|ever(?!\s+so)|at\s+(?:any|some|one)\s+(?:point|time|stage)|careers?(?!\s+(?:break|gap|coach|advis))|used\s+to|(?:was|were)\s+(?:at|with|in)|(?:on|in)\s+(?:the|their|his|her|an?)\s+(?:cvs?|r[eé]sum[eé]s?)|once\s+(?:at|with|worked)|been\s+(?:at|with)(?!.*(?<!\p{L})(?:for|since|longer|over|more|least|\d+|years?)(?!\p{L}))|(?:spell|stint|time|experience)\s+(?:at|with)(?!\s+(?:least|most|the\s+moment|present|all))|whenever|(?:came|come|coming)\s+(?:out\s+of|from)|came\s+up\s+through|trained\s+(?:at|with)|moved\s+on|left(?!\s+us)|departed|(?<!or\s)before(?:\s+(?:that|then|this))?(?=\s*$))(?![\p{L}])/giu;
/** What of these reaches further than who is there now, where they are left out. */
const EVER = /^(?:ever|at\s+any|histor|career)/iu;
const NOW = String.raw`(?:right\s+now|now|today|currently|current|present(?:ly)?|at\s+present|at\s+the\s+moment|still|these\s+days)`;
/** That it may be now, said as the other side of a choice. */
const OR_NOW = new RegExp(
  String.raw`(?<![\p{L}-])(?:or|and/or)\s+(?:(?:are|is|they|who|there|even|also|in\s+the)\s+)*${NOW}(?![\p{L}-])(?!\s+(?:in|looking|available|free|open|living|based|wants?)\b)|(?<![\p{L}-])${NOW}\s+or(?![\p{L}-])`,
  'giu',
);

/** Tells of a time at an employer or in a field that none of the conditions made of its clause has. */
export function tellTimes(asked: Asked): Note[] {
  // A condition whose name is said in other words may be the one.
  const isNamed = (facet: Facet): boolean => asked.anchors.some((anchor) => anchor.facet === facet);
  if (asked.facets.some((facet) => OF_TIMES.has(facet.kind) && !isNamed(facet))) return [];
  return clausesIn(asked.text).flatMap((clause) => {
    const here = inside(asked, clause).filter(
      ({ facet: { kind, strength } }) => OF_TIMES.has(kind) && strength !== 'nice',
    );
    if (here.length === 0) return [];
    const said = here.every(({ facet: { when } }) => when === 'current')
      ? [...clause.text.matchAll(PAST)]
          .map(([word]) => word)
          .filter(
            (word) => here.every(({ facet: { strength } }) => strength !== 'exclude') || EVER.test(word),
          )
      : here.every(({ facet: { when } }) => when === 'past')
        ? [...clause.text.matchAll(OR_NOW)].map(([word]) => word)
        : [];
    if (said.length === 0 && here.every(({ facet: { when } }) => when === 'past'))
      said.push(...here.flatMap((anchor) => presentBeside(asked.text, anchor, clause.end)));
    const untold = said.find((word) => !asked.isTold(`"${word}"`));
    return untold === undefined || asked.isTold(clause.text) ? [] : [noteOf(untold, here)];
  });
}

const BEFORE_NAME =
  /(?<![\p{L}-])(currently|now|presently|still|today|right\s+now|(?:who|that)\s+(?:are|is|works?|sits?)(?=\s+(?:at|with|for)\s))\s+(?:(?:works?|working|employed|sits?|sitting|being)\s+)?(?:(?:at|with|for|by|in)\s+)?(?:(?:an?|the|one\s+of|either|both)\s+)*$/iu;
const BEHIND_NAME =
  /^\s+(now|today|currently|at\s+the\s+moment|at\s+present|these\s+days|presently)(?=\s*(?:$|[,;.)!?]|(?:and|but|who|with)\s))/iu;

/** "Currently at Roche", "Roche today": a word of now right beside a name. */
function presentBeside(text: string, { at, end }: Anchor, until: number): string[] {
  const said = BEFORE_NAME.exec(text.slice(0, at))?.[1] ?? BEHIND_NAME.exec(text.slice(end, until))?.[1];
  return said === undefined ? [] : [said];
}

/** That somebody was something and is it no more. */
const WAS =
  /(?<![\p{L}-])(?:former(?:ly)?|ex(?=-\p{Ll})|previously|used\s+to\s+(?:be|work)|in\s+(?:the|their)\s+past(?!\s+(?:\p{L}+\s+)?(?:\d|day|week|month|year|quarter)))(?![\p{L}])/iu;

/** Tells of a time before now that no condition has, where nothing else was told. */
export function tellPast({ text, facets, notes }: Asked): Note[] {
  const said = WAS.exec(text)?.[0];
  const isCarried = facets.some(
    ({ kind, when, label, strength }) =>
      when === 'past' ||
      kind === 'unsupported' ||
      kind === 'desk' ||
      (when === null && strength !== 'nice' && OF_TIMES.has(kind)) ||
      /(?<!\p{L})(?:former|ex|last|left|past|previous|before|ever)/iu.test(label),
  );
  if (said === undefined || isCarried || notes.length > 0) return [];
  return [
    {
      code: 'not_used',
      message: `${quoted(said)} changed nothing: no condition is of what somebody was before. Say what it is of.`,
    },
  ];
}

function noteOf(word: string, here: readonly Anchor[]): Note {
  const names = [...new Set(here.flatMap(({ facet: { values } }) => values))].slice(0, 4).join(' or ');
  const isNow = here.some(({ facet: { when } }) => when === 'current');
  const [read, way] = isNow ? ['now', 'are or were'] : ['before', 'are or were'];
  return {
    code: 'read_as',
    message: `${names}: read as where somebody is ${isNow ? 'now' : 'no longer'}, so ${quoted(word)} changed nothing. Where it may be now or ${read === 'now' ? 'before' : 'today'}, say "who ${way} at".`,
  };
}
