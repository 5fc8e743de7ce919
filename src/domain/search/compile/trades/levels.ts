import { LEVELS, levelIn, levelsMeant } from '../../../lexicon/levels.ts';
import type { Draft } from '../draft.ts';

// "The most senior of them": an order, and no level.
const MOST =
  /\b(?:(?:the|our|your|their|my)\s+)?(?:most\s+(?:senior|experienced|junior)|longest[\s-]serving|highest[\s-]paid|cheapest)\b/gi;

const LEVEL_WORDS =
  /\b(?:seniors?|snr|sr\.?|juniors?|jnr|jr\.?|(?<!\bpost[\s-])graduates?(?!\s+(?:of|from|in)\b)|(?<!\bpost[\s-])grads?|entry[\s-]level|interns?|internship|trainees?|apprentices?|mid(?![\s-]?(?:market|cap|tier|town|size|sized|career|shore|north|week|century))(?:[\s-]?(?:level|weight|senior))?|intermediate|principals?|staff(?=\s+(?:level|or|and|engineers?|developers?|\uFFFC))|leads?(?=\s*(?:\uFFFC|$|[,.;)/]|or\b|and\b|too\b|also\b|as well\b|ok(?:ay)?\b|fine\b|welcome\b|role|level|engineers?|developers?|designers?|analysts?))|heads? of|(?<=\b(?:seniors?|snrs?|sr|leads?|principals?|staff|mid|juniors?|jnrs?|managers?|directors?|intermediate|graduates?)(?:[\s-]level)?\s*(?:,\s*(?:or\s+)?|or|and|to|\/|-|–)\s*)heads?(?!\s+(?:chef|teacher|nurse|hunter|receptionist|barista|gardener|housekeeper|coach|of\b|office))|heads?(?=\s*(?:,\s*(?:or\s+)?|or|and|\/)\s*(?:seniors?|snrs?|sr|leads?|principals?|directors?|vps?|vice presidents?|mid|partners?)\b)|heads?(?=[\s-]level)|(?<=\b(?:not|no|nor)\s+)heads?(?!\s+(?:chef|teacher|nurse|hunter|of|office))|directors?|vps?|vice presidents?|c[\s-](?:level|suite)|executives?(?=\s+level)|chief)\b/gi;

const LEVEL_NAME = String.raw`(junior|jnr|graduate|grad|mid|intermediate|senior|snr|lead|principal|manager|head|director|vp|vice president)s?(?:[\s-](?:level|weight)|\s+of)?`;
const UP = String.raw`(?:above|beyond|over|higher|greater|up(?:wards?)?|more senior|better)`;
const DOWN = String.raw`(?:below|beneath|under|lower|down(?:wards?)?|less senior|more junior)`;

// "Any seniority above junior", "below senior level", "nothing under senior", "at least mid-level".
const BEYOND_LEVEL = new RegExp(
  String.raw`\b(?:(?:any|all|with|a|the)\s+)*(?:(nothing|nobody|no ?one|none|not?)\s+)?(?:(?:seniority|levels?|grades?)\s+)?(?:(above|beyond|(?:higher|more senior) than)|(below|beneath|under(?=\s+(?:senior|snr|mid|lead|principal|manager|head|director))|(?:lower|less senior|more junior) than)|(at least|min(?:imum)?(?: of)?))\s+(?:(?:an?|the)\s+)?${LEVEL_NAME}(?![\p{L}])`,
  'giu',
);

// "Senior or above", "principal engineer or higher", "mid level and up", "senior and below".
const OR_BEYOND = new RegExp(
  String.raw`\b${LEVEL_NAME}(?:\s+(?:\uFFFC+|[\p{L}]+)){0,2}?((?:\s*,)?\s+(?:or|and|&)\s+(?:anything\s+|anyone\s+)?(?:(${UP})|(${DOWN}))(?![\p{L}])(?:\s+(?:only|level))?)`,
  'giu',
);

/** The levels from one on, or up to one. Managers stand between leads and heads and are no level of their own. */
function levelsFrom(word: string, side: 'above' | 'below', itself: boolean): string[] | null {
  const said = word.toLowerCase();
  if (said === 'manager') {
    if (side === 'above') return itself ? null : LEVELS.slice(LEVELS.indexOf('head'));
    return itself ? LEVELS.slice(0, LEVELS.indexOf('head')) : null;
  }
  const level =
    levelIn(said === 'head' ? 'head of' : said) ?? LEVELS.find((known) => said.startsWith(known)) ?? null;
  if (level === null) return null;
  const at = LEVELS.indexOf(level);
  const values =
    side === 'above' ? LEVELS.slice(at + (itself ? 0 : 1)) : LEVELS.slice(0, at + (itself ? 1 : 0));
  return values.length === 0 ? null : values;
}

function readBeyondLevels(draft: Draft): void {
  for (const match of draft.each(OR_BEYOND)) {
    const [whole, word = '', beyond = '', up] = match;
    const side = up === undefined ? 'below' : 'above';
    const values = levelsFrom(word, side, true);
    if (values === null) continue;
    const end = match.index + whole.length;
    draft.blot(end - beyond.length, end);
    const label = `${word.toLowerCase()} or ${side}`;
    draft.take(match.index, match.index + word.length, { kind: 'seniority', label, values });
  }
  for (const match of draft.each(BEYOND_LEVEL)) {
    const [whole, denied, above, below, , word = ''] = match;
    const itself = above === undefined && below === undefined;
    const isDenied = denied !== undefined;
    if (isDenied && itself) continue;
    // "Nothing below senior" asks for seniors.
    const side = (below === undefined) === isDenied ? 'below' : 'above';
    const values = levelsFrom(word, side, itself || isDenied);
    if (values === null) continue;
    const said = word.toLowerCase();
    const label = itself || isDenied ? `${said} or ${side}` : `${side} ${said}`;
    draft.take(match.index, match.index + whole.length, { kind: 'seniority', label, values }, isDenied);
  }
}

const LEVEL = String.raw`(juniors?|jnrs?|graduates?|grads?|entry|mid(?:dl(?:e|ing))?|mid[\s-]?weights?|medium|intermediates?|seniors?|snrs?|leads?|principals?|heads?|directors?|vps?)`;
const GRADE = String.raw`(?:levels?|grades?|seniority|ranks?|ranking|standing|bands?|end|brackets?|status|calibre|caliber|stages?)`;
const POST = String.raw`(?:roles?|posts?|positions?|jobs?)`;
const OF = String.raw`(?:[\s-]of)?[\s-]`;
const BUT = String.raw`(?:but|bar|barring|except(?:\s+for)?|other\s+than|apart\s+from|aside\s+from|save(?:\s+for)?|excluding)`;

/** A level by the words for grades around it, or left out by them: "of head seniority", "past junior level". */
const GRADED: readonly (readonly [says: 'it' | 'above' | 'not', words: string])[] = [
  [
    'above',
    String.raw`(?:(?:who|that)\s+(?:are|is|have\s+(?:got|gone|moved)|has\s+(?:got|gone|moved))\s+)?(?:(?:well|already|now)\s+)*(?:past|beyond|out\s+of|no\s+longer|not\s+any\s+more)\s+(?:(?:the|an?|at)\s+)*${LEVEL}(?:${OF}(?:${GRADE}|years|phase))?`,
  ],
  [
    'not',
    String.raw`(?:(?:of|at|in|from)\s+)?(?:any|every|all)\s+(?:other\s+)?${GRADE}\s+${BUT}\s+(?:the\s+)?${LEVEL}(?:\s+${GRADE})?`,
  ],
  [
    'not',
    String.raw`(?:leav|rul|filter|keep|weed|count)(?:e|ing)?\s+(?:the\s+|any\s+|all\s+)?${LEVEL}(?:\s+(?:people|ones|folk))?\s+out`,
  ],
  [
    'not',
    String.raw`(?:leav(?:e|ing)\s+(?:out|aside|off)|skip(?:ping)?|omit(?:ting)?|minus|bar(?:ring)?)\s+(?:the\s+|any\s+|all\s+)?${LEVEL}(?:\s+(?:people|ones|folk|${GRADE}))?`,
  ],
  [
    'it',
    String.raw`(?:(?:who|that)\s+)?(?:(?:are|is|were|be)\s+)?(?:graded|ranked|pitched|classed|rated|positioned|placed|banded|badged|levelled|leveled|listed|marked|flagged|recorded|logged|down|sit|sits|operate|operates|sitting|operating|working|employed)\s+(?:(?:as|at)\s+)?(?:an?\s+|the\s+)?${LEVEL}(?:${OF}${GRADE})?(?!\s+\p{L}+(?:er|or|ist|ant|yst|eer)s?\b)`,
  ],
  [
    'it',
    String.raw`(?<!\b(?:or|and|to|than)\s+)(?:at|of|on|in|with)\s+(?:(?:an?|the|their)\s+)?${LEVEL}${OF}${GRADE}(?![\s-]+(?:of\b|\p{L}+(?:er|or|ist|ant|yst|eer)s?\b))`,
  ],
  [
    'it',
    String.raw`(?:(?:who|that)\s+)?(?:hold(?:s|ing)?|in|have|has|with|occupy(?:ing)?)\s+(?:an?|the)\s+${LEVEL}${OF}${POST}(?!\s+(?:in|of|as|at)\b)`,
  ],
  ['it', String.raw`with\s+${LEVEL}\s+as\s+(?:their|the)\s+${GRADE}`],
  [
    'it',
    String.raw`(?:with\s+|whose\s+|where\s+)?(?:(?:an?|the|their)\s+)?(?:level|grade|seniority|rank)\s*(?:of|:|=|is|says|reads|\s)\s*${LEVEL}(?![\s-]+(?:or|and|to|of)\b)`,
  ],
  ['it', String.raw`(?:(?:who|that)\s+are|only|just)\s+(heads)`],
  ['it', String.raw`(heads)(?=\s+only)`],
  [
    'it',
    String.raw`(?:who|that)\s+(?:are|is)\s+(?:(?:still|already|now|currently|only|just|an?|at)\s+)+${LEVEL}(?:\s+${GRADE})?(?=\s*(?:$|[,;.)]|\s(?:and|but|with|who)\b|-\s))`,
  ],
];
const GRADES = GRADED.map(([says, words]) => ({
  says,
  words: new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}-])(?!\s*(?:\+|(?:or|and|to|upwards?|onwards?|up)\b(?!\s+(?:with|who))))`,
    'giu',
  ),
}));

const NAMES: Record<string, string> = {
  entry: 'junior',
  medium: 'mid',
  middle: 'mid',
  middling: 'mid',
  head: 'head of',
};

/** Reads levels that the words for grades name, before a negation of theirs could reach anything else. */
export function readGrades(draft: Draft): void {
  for (const { says, words } of GRADES)
    for (const { index, 0: whole, 1: said = '' } of draft.each(words)) {
      const word = said.toLowerCase().replace(/s$/, '');
      const level = levelIn(NAMES[word] ?? word) ?? LEVELS.find((known) => known === word) ?? null;
      if (level === null) continue;
      const [from, to] = [index, index + whole.length];
      const values = says === 'above' ? LEVELS.slice(LEVELS.indexOf(level) + 1) : levelsMeant(level);
      const label = says === 'above' ? `above ${level}` : level;
      const taken = draft.take(from, to, { kind: 'seniority', label, values }, says !== 'it');
      if (says === 'not') taken.strength = 'exclude';
    }
}

const LEADERS =
  /(?<!\b(?:team|tech|technical|squad|shift|crew|section|market|thought|class|group|project|squadron)\s+)\bleaders\b/gi;

/** Reads levels: senior, junior, graduate, lead, head of, director. */
export function readLevels(draft: Draft): void {
  readHeadsOf(draft);
  for (const { index, 0: said } of draft.each(MOST)) {
    const reason = `"${said}" asks for an order that a search does not make, so it was left out: compare those found.`;
    draft.take(index, index + said.length, { kind: 'unsupported', label: said, reason });
    draft.note('not_understood', reason);
  }
  readBeyondLevels(draft);
  for (const { index, 0: said } of draft.each(LEADERS)) {
    // "Finance leaders", "leaders in HR": of the field that stands beside them.
    draft.take(index, index + said.length, {
      kind: 'seniority',
      label: 'head or director',
      values: [...levelsMeant('head'), 'c_suite'],
    });
  }
  for (const match of draft.each(LEVEL_WORDS)) {
    const said = match[0].toLowerCase().replace('.', '');
    const level =
      levelIn(
        /^heads?$/.test(said)
          ? 'head of'
          : said === 'mid-senior' || said === 'mid senior'
            ? 'mid'
            : said.replace(
                /^(director|vp|intern|trainee|apprentice|graduate|grad|lead|junior|senior|head|principal)s$/,
                '$1',
              ),
      ) ??
      LEVELS.find((known) => known === said) ??
      null;
    if (level === null || (level === 'staff' && !isLevelOfTrade(draft, match.index))) continue;
    // "Leads and also principals"; by themselves principals run schools.
    if (said === 'principals' && !draft.read.some(({ facet: { kind } }) => kind === 'seniority')) continue;
    draft.take(match.index, match.index + match[0].length, {
      kind: 'seniority',
      label: level === 'c_suite' ? 'C-level' : level,
      values: levelsMeant(level),
    });
  }
}

const HEAD_OF =
  /(?<![\p{L}-])(?<head>[Hh]ead|[Dd]irector|VP|[Vv]ice[\s-][Pp]resident|[Dd]ean)s?\s+of\s+(?<what>\p{Lu}[\p{L}-]+(?:\s+(?:(?:and|&)\s+)?\p{Lu}[\p{L}-]+){0,3}|(?!(?:level|anything|something|everything|nothing|their|this|that|these|those|each|every|some|them|what|such)(?!\p{L}))\p{Ll}{4,}(?=\s*(?:$|[,;.)\uFFFC]|\b(?:in|at|with|who|based|from|near)\b)))/gu;

// "Head of Sustainability": a title that no entry has, and no head of anything.
function readHeadsOf(draft: Draft): void {
  for (const { index, 0: said, groups = {} } of draft.each(HEAD_OF)) {
    const { head = '', what = '' } = groups;
    const title = `${head.charAt(0).toUpperCase()}${head.slice(1)} of ${what}`;
    draft.take(index, index + said.length, {
      kind: 'role',
      label: `the title ${title}`,
      values: [`"${title}"`],
    });
  }
}

// "Warehouse staff in Hull" are those who work there, "staff engineers" a level.
function isLevelOfTrade(draft: Draft, at: number): boolean {
  const behind = draft.text.slice(at + 'staff'.length);
  if (!draft.rest.slice(at).match(/^staff\s+\uFFFC/i)) return true;
  const next = at + 'staff'.length + behind.length - behind.trimStart().length;
  return draft.read.some(({ at: from, facet: { kind } }) => from === next && kind === 'role');
}
