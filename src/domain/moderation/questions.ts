import { matchesOf } from '#src/lib/matches.ts';
import { QUESTION_REWORDING } from './asked-rules.ts';
import { type Piece, wordsAt } from './piece.ts';
import { TONGUES } from './questions-abroad.ts';
import { FURTHER } from './questions-further.ts';
import { REASONS } from './reasons.ts';
import type { Attribute, Finding } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { FAITH, ILLNESS, ORIENTATION } from './words.ts';

// What is asked of somebody about themselves, or had told of them by a third, is as unlawful as the wish that stands behind it, in
// whatever form: as a question, within another sentence ("say whether you are married"), or as a thing to be named ("tell us your age").

const WHO = '(?:you|s?he|they|i|x{2,}|(?:the|this|our) (?:candidate|applicant))';
const WHOSE = '(?:your|his|her|their|my)';
const KIN = '(?:family|parents|people|folks|grandparents|mother|father|mum|dad|ancestors)';
const KIDS = '(?:kids|children|bab(?:y|ies)|little ones?|dependants|dependents)';
const ILL =
  '(?:ill|sick|unwell|poorly|off sick|off ill|in (?:good|poor|bad) health|healthy|disabled|depressed|deaf|blind|signed off)';
const OFTEN =
  '(?:(?:ever|often|frequently|regularly|currently|still|already|yet|also|actually|been|really|a) )*';
const ENDS =
  '(?=\\W*$|[,;:?!.]| (?:and|or|as|so|please|for|in|with|to|is|first|too|before|when|at|on|by|now|because)\\b)';

/** What somebody is, as it stands after "you are", "are you" and "you have been". */
const IS: readonly (readonly [Attribute, string])[] = [
  [
    'pregnancy',
    `(?:pregnant|expecting(?: an? (?:baby|child|little one))?${ENDS}|trying for an? (?:baby|child))`,
  ],
  [
    'family',
    `(?:married|divorced|widowed|engaged to be married|(?:single|separated|engaged|attached)${ENDS}|an? (?:single |working )?(?:parent|mother|father|mum|mom|dad)${ENDS}|in a relationship)`,
  ],
  ['disability_or_health', `(?:${ILL}|(?:an? )?(?:diabetic|epileptic|autistic|dyslexic|asthmatic))${ENDS}`],
  [
    'religion',
    `(?:religious|(?:an? )?(?:practi[sc]ing |devout )?${FAITH}|an? (?:believer|church-?goer))${ENDS}`,
  ],
  ['sexual_orientation', `(?:${ORIENTATION}|trans|straight|homosexual)${ENDS}`],
  [
    'union_or_politics',
    `(?:(?:an? |in (?:an?|the|any) |(?:an? )?members? of (?:an?|the|any) |active in (?:an?|the) |part of (?:an?|the) )(?:trade |labou?r )?union|unioni[sz]ed|in the union)(?: members?| reps?| stewards?)?${ENDS}`,
  ],
  ['age', `(?:over|under|above|below|older than|younger than) (?:[3-7]\\d|thirty|forty|fifty|sixty)${ENDS}`],
  ['race_or_origin', `(?:an? )?(?:foreigner|migrant|immigrant|refugee|gypsy|traveller)${ENDS}`],
];

/** What somebody has, as it stands after "you have". */
const HAS: readonly (readonly [Attribute, string])[] = [
  [
    'family',
    `(?:(?:any|got|some|young|small|little|more|two|three|a|your|own) )*(?:${KIDS}|family|husband|wife|boyfriend|girlfriend)${ENDS}`,
  ],
  [
    'disability_or_health',
    `(?:(?:any|got|an?|some|ever|had|suffered from|suffered) )*(?:${ILLNESS}|illness(?:es)?|impairments?|health (?:problems?|issues?|conditions?))${ENDS}`,
  ],
];

/** What is asked by a word of its own. */
const WHICH: readonly (readonly [Attribute, string])[] = [
  [
    'age',
    `how old (?:${WHO} (?:are|were|is|was|might be)|(?:are|were|is|was) ${WHO})|(?:when|(?:what|which) year) (?:${WHO} (?:was|were)|(?:was|were) ${WHO}) born`,
  ],
  [
    'family',
    `how (?:old|many) (?:(?:are |is )?${WHOSE} )?${KIDS}|what ${WHOSE} (?:husband|wife|partner) (?:does|thinks|earns|says)|what does ${WHOSE} (?:husband|wife) (?:do|think|earn|say)|who (?:will |would )?(?:minds?|looks? after) ${WHOSE} ${KIDS}`,
  ],
  [
    'disability_or_health',
    `how (?:often|many|much|long)\\b(?=[^.;?]*\\b${WHO}\\b)[^.;?]{0,40}?\\b(?:ill|sick|sickness|unwell)`,
  ],
  [
    'religion',
    `(?:what|which) (?:religion|faith|church|denomination|mosque|god)(?: (?:do|does|are|is|did))? ${WHO}\\b`,
  ],
  [
    'race_or_origin',
    `where (?:${WHOSE}|the) ${KIN} (?:is|are|was|were|comes?|came|hails?)(?: originally| really)? ?(?:from|born)?|where (?:is|are|do|does|did|was|were) (?:${WHOSE}|the) ${KIN}(?: originally| really)? (?:come )?(?:from|born)|where ${WHO} (?:are|is|were|was|comes?|came) (?:originally |really )?(?:from (?:originally|really)|born)|where ${WHO} (?:are |is |were |was |comes? |came )(?:originally|really) from|(?:what|which) (?:country|nationality|ethnicity|race|tribe|caste)(?: (?:are|were|is|was))? ${WHO}\\b`,
  ],
  ['union_or_politics', `(?:who|how|which (?:way|party)) ${WHO} vot(?:e|es|ed)`],
];

/** What is to be named of somebody, after "your". */
const NOUNS: readonly (readonly [Attribute, string])[] = [
  ['age', 'age|(?:date|year) of birth|birth (?:date|year)|birthday|star sign'],
  [
    'family',
    '(?:marital|civil|family|parental) status|(?:family|home|domestic) (?:situation|circumstances|plans|life)|plans for (?:an? family|children)|childcare(?: arrangements?)?',
  ],
  ['pregnancy', 'pregnanc(?:y|ies)'],
  [
    'disability_or_health',
    '(?:(?:state of|general|mental|physical|overall) )?health(?: (?:record|history|problems?|status|conditions?|issues?))?(?! (?:and|&) safety)|medical (?:history|conditions?|record|problems?)|illness(?:es)?|disabilit(?:y|ies)|sick(?:ness)? (?:record|days|leave|absences?|history)|medications?',
  ],
  ['religion', 'religion|(?:religious )?(?:faith|beliefs)|denomination|church'],
  [
    'race_or_origin',
    'ethnic(?:ity| background| origin| group)|race|(?:national )?origins?|heritage|skin colou?r|caste|tribe|mother tongue|native (?:language|tongue)|(?:place|country) of (?:birth|origin)',
  ],
  ['nationality', 'nationality'],
  ['sexual_orientation', 'sexuality|(?:sexual )?orientation|gender identity'],
  [
    'union_or_politics',
    '(?:trade )?union (?:membership|status)|politics|political (?:views|opinions?|beliefs|affiliation)',
  ],
];

const ASKS =
  /\b(?:tell(?:s|ing)? (?:me|us|them|the)|(?:also |please |should |to |could |can |would |must )?say|state|let (?:me|us|them) (?:have|know)|inform|confirm|mention|give|shar(?:e|ing)|disclose|declare|write|indicate|provide|include|send|add|describe|remind|to know|wonder\w*|curious|ask(?:s|ed|ing)?|what(?:['’]s| is| are| was)|comment on|explain|about|please)\b/iu;
const TOLD = /\b(?:asked|wondered|curious|wants? to know|wanted to know|asks)\b/iu;
const CONDITION = /\bif$/iu;
const AN_IF_IS_ASKED =
  /\b(?:tell(?:s|ing)? (?:me|us|them|the)|say|state|let (?:me|us|them) know|inform|confirm|mention|disclose|declare|indicate|to know|wonder\w*|curious|ask(?:s|ed|ing)?)\b/iu;
/** That nobody asks, that it is for help that somebody may need, or for the papers of whoever was taken on. */
const NOT_ASKED =
  /\b(?:no matter|regardless|irrespective|irrelevant|whatever|nobody|no one|never|no need|need not|up to you|(?:not|(?:do|does|did|wo|would|should|must|ca|is|are|need)n['’]t)(?: to)?(?: be)?(?: want you)? (?:ask\w*|need|have to|required|allowed|relevant|want|tell|say|matter|mind|hold|care|affect|interested|share|disclose|our|their|any of|part|a (?:question|factor|reason))|unlawful|illegal|discriminat\w*|voluntary|optional|anonym\w*|monitoring|adjust\w*|accommodat\w*|access\w*|arrang\w*|support\w*|so that (?:we|they|i) can|help\w*|right to work|work permit|visa|dbs|(?:police|background|vetting) check|payroll|contract|pension|insurance|p45|onboarding|emergency)\b/iu;
/** That something is not so, or that somebody is thanked for it: such a sentence asks nothing, where it is no question itself. */
const DENIES =
  /\b(?:\p{L}+n['’]t|not|no|nor|neither|none|without|leave|thanks?)\b|(?<!\p{L})(?:nicht|kein\p{L}*|danke?|vielen dank|ne|n['’](?=\p{L})|pas|inutile|sans|merci|sin|gracias|niet|geen|niets|dank|non|senza|grazie)(?!\p{L})/iu;
const YET = /\b(?:but|though|however|still|anyway|all the same)\b/iu;

interface Form {
  about: Attribute;
  pattern: RegExp;
  /** Where it is only a question or only asked with a word that says so. */
  only?: 'question' | 'asked';
}

const LISTED = `(?:[\\p{L}-]+(?:,| and| or|, and) ){0,4}?(?:${WHOSE} )?`;
const INVERTED = '(?:are|were|is|was|have|has|do|does|did)';

const IS_BEGUN = new RegExp(`^\\W*(?:[\\p{L} ]{2,20}[,:-] )?${INVERTED} `, 'iu');

const ENGLISH: readonly Form[] = [
  // What somebody's life is like at home, and whom they go to see where they came from.
  {
    about: 'family',
    only: 'question',
    pattern: wholeWords(
      `(?:anything|something|what|how)[^.;?]{0,20}? ${WHOSE} (?:private|home|personal|family|love) life`,
    ),
  },
  {
    about: 'race_or_origin',
    only: 'question',
    pattern: wholeWords(
      `(?:do|does|did) ${WHO} (?:still |ever |often )?(?:go|fly|travel) (?:back (?:home|to)|home to)(?! work| the office| school| university)`,
    ),
  },
  ...IS.flatMap(([about, is]): Form[] => [
    {
      about,
      pattern: wholeWords(
        `(?:whether|if) ${WHO}(?:['’](?:re|s|m|ve)| are| is| were| was| am| have been| has been| had been| get| gets| fall| falls) ${OFTEN}${is}`,
      ),
    },
    { about, only: 'question', pattern: wholeWords(`${INVERTED} ${WHO} ${OFTEN}${is}`) },
  ]),
  ...HAS.flatMap(([about, has]): Form[] => [
    { about, pattern: wholeWords(`(?:whether|if) ${WHO}(?: have| has| had|['’]ve|['’]s) ${OFTEN}${has}`) },
    {
      about,
      only: 'question',
      pattern: wholeWords(
        `(?:do|does|did) ${WHO} ${OFTEN}have ${has}`,
        `(?:have|has) ${WHO} ${OFTEN}(?:got |had )${has}`,
      ),
    },
  ]),
  ...WHICH.map(([about, which]): Form => ({ about, pattern: wholeWords(which) })),
  {
    about: 'family',
    pattern: wholeWords(
      `(?:whether|if|when) ${WHO} (?:plans?|intends?|hopes?|wants?|expects?|(?:are|is) (?:planning|thinking|hoping|going))(?: on| of| to|) (?:hav(?:e|ing)|start(?:ing)?) (?:an? |more |any )*(?:family|${KIDS})`,
    ),
  },
  {
    about: 'disability_or_health',
    only: 'question',
    pattern: wholeWords(`(?:do|does|did) ${WHO} ${OFTEN}suffer from`),
  },
  ...NOUNS.map(
    ([about, nouns]): Form => ({
      about,
      only: 'asked',
      pattern: wholeWords(`(?:your|his|her|my) ${LISTED}(?:${nouns})${ENDS}`),
    }),
  ),
];

// "Heb je ervaring met kinderen?" asks for work.
const FILL = '(?:(?!(?:mit|met|avec|con|com|für|voor|pour|para|per|als)\\b)[\\p{L}]{2,9} ){0,2}?';

const ABROAD = TONGUES.map(({ you, your, be, have, whether, asks, not, is, has, which, nouns }) => {
  const forms = (
    of: Partial<Record<Attribute, string>>,
    make: (words: string) => Omit<Form, 'about'>[],
  ): Form[] =>
    (Object.entries(of) as [Attribute, string][]).flatMap(([about, words]) =>
      make(words).map((form) => ({ about, ...form })),
    );
  const held =
    (verb: string) =>
    (words: string): Omit<Form, 'about'>[] => [
      // "Sind Sie verheiratet?", "¿Estás casada?", "Vous êtes mariée ?"
      { only: 'question', pattern: wholeWords(`(?:${you} )?${verb}(?:[- ]${you})? ${FILL}(?:${words})`) },
      // "Ob Sie verheiratet sind", "si vous êtes mariée".
      {
        only: 'asked',
        pattern: wholeWords(
          `${whether} (?:${you} )?${FILL}(?:(?:${words}) ${verb}|${verb} ${FILL}(?:${words}))`,
        ),
      },
    ];
  return {
    asks: wholeWords(asks),
    not: wholeWords(not),
    forms: [
      ...forms(is, held(be)),
      ...forms(has, held(have)),
      ...forms(which, (words) => [{ only: 'asked', pattern: wholeWords(words) }]),
      ...forms(nouns, (words) => [
        {
          only: 'asked',
          pattern: wholeWords(
            `${your} (?:[\\p{L}-]+(?:,| und| et| y| en| e) ){0,3}?(?:${your} )?(?:${words})(?=\\W*$|[,;:?!.]| \\p{L}{1,4}\\b)`,
          ),
        },
      ]),
    ],
  };
});

const ALL_ABROAD: readonly { asks: RegExp; not: RegExp; forms: readonly Form[] }[] = [...ABROAD, FURTHER];

/**
 * The questions in a text that ask somebody for what the law keeps out of hiring. What is only told to have been asked, or asked of
 * a third person, may be told for a good reason, and a person decides.
 */
export function questionsIn(piece: Piece): Finding[] {
  return piece.clauses.flatMap(({ text, start, isPassed }) => {
    if (isPassed === true) return [];
    const isQuestion =
      /^\s*["”»'’)]?\s*\?/u.test(piece.plain.text.slice(start + text.length)) || text.includes('?');
    return [...inEnglish(piece, text, start, isQuestion), ...abroad(piece, text, start, isQuestion)];
  });
}

/** What each of the English forms holds one of, and most sentences none. */
const MAY_ASK = /\b(?:whether|if|how|when|what|where|which|who|your|my|his|her)\b/iu;

/** "Does Megan have kids?": whoever is named stands as a third person, as masked names do. */
const NAMED = /(?<=(?<!\p{L})(?:does|did|is|was|has|whether|if) )\p{Lu}\p{Ll}+(?= \p{Ll})/giu;
const asThird = (text: string): string =>
  text.replace(NAMED, (name) => (/^\p{Lu}/u.test(name) ? 'x'.repeat(name.length) : name));

function inEnglish(piece: Piece, said: string, start: number, isQuestion: boolean): Finding[] {
  const text = asThird(said);
  if (!isQuestion && !MAY_ASK.test(text) && !IS_BEGUN.test(text)) return [];
  if ((NOT_ASKED.test(text) || (!isQuestion && DENIES.test(text))) && !YET.test(text)) return [];
  const isBegun = IS_BEGUN.test(text);
  return ENGLISH.flatMap(({ about, only, pattern }) => {
    if (only === 'question' && !isQuestion && !isBegun) return [];
    if (only === 'asked' && !isQuestion && !ASKS.test(text)) return [];
    return matchesOf(pattern, text).flatMap(({ 0: words, index }): Finding[] => {
      if (
        only === undefined &&
        CONDITION.test(words.slice(0, 2)) &&
        !isQuestion &&
        !AN_IF_IS_ASKED.test(text)
      )
        return [];
      const isOwn = /\byour?\b/iu.test(words) && !TOLD.test(text);
      return [
        findingAt(piece, about, start + index, words, isOwn && about !== 'nationality' ? 'blocked' : 'held'),
      ];
    });
  });
}

function abroad(piece: Piece, text: string, start: number, isQuestion: boolean): Finding[] {
  return ALL_ABROAD.flatMap(({ asks, not, forms }) => {
    if (text.search(not) >= 0 || (!isQuestion && DENIES.test(text))) return [];
    const isAsked = isQuestion || text.search(asks) >= 0;
    if (!isAsked) return [];
    return forms.flatMap(({ about, only, pattern }) =>
      only === 'question' && !isQuestion
        ? []
        : matchesOf(pattern, text).map(({ 0: said, index }) =>
            findingAt(piece, about, start + index, said, 'held'),
          ),
    );
  });
}

const findingAt = (
  piece: Piece,
  about: Attribute,
  at: number,
  said: string,
  verdict: 'blocked' | 'held',
): Finding => ({
  verdict,
  about,
  ...wordsAt(piece, at, said),
  reason: REASONS[about],
  rewording: QUESTION_REWORDING,
});
