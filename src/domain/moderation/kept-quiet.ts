import { matchesOf } from '#src/lib/matches.ts';
import { HELD_ABROAD, NAMES_ABROAD, NEWS_ABROAD, TERMS_ABROAD } from './kept-quiet-abroad.ts';
import { lowered } from './matching.ts';
import { type Piece, wordsAt } from './piece.ts';
import { SECRET_SUCCESSION } from './secret-succession.ts';
import type { Finding, Review } from './types.ts';
import { calledByWork, isIn, known } from './work-words.ts';

// What shows by itself that no applicant is to read it, whatever brief it was taken from: that a name is to be left out, that something is not
// public or somebody not told yet, what the agency charges, and over what the last one left.

interface Quiet {
  pattern: RegExp;
  /** What in the sentence makes it one of the work. */
  unless?: RegExp;
  /** Whether what it begins with must be somebody: "the previous system had to go" tells of nobody. */
  ofHolder?: true;
  /** Whether it waits also where somebody has read the text who knows whom it is kept from. */
  waits?: true;
  why: string;
}

const rx = (patterns: readonly string[]): RegExp =>
  lowered(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'g');

const NAMED =
  "(?:(?:his|her|their|our|my|the (?:client|company|firm|owner|boss)['’]?s?|\\p{L}+['’]s) (?:sur|first |full |last |own )?names?)";
const NOT_TO = "(?:do ?n['’]?t|do not|never|not to|rather not|better not|please not|pls not)";
/** Whose names are kept at work, and that an applicant leaves off their own. */
const NAMES_OF_WORK =
  /(?<!\p{L})(?:patients?|pupils?|child(?:ren)?|residents?|callers?|customers?|donors?|victims?|guests?|records?|case notes|cvs?|résumés?|resume|applications?|cover letters?|tests?|exams?|bewerbung\p{L}*|lebenslauf|currículum|candidatura|solicitud|sollicitatie|ansökan|ansøgning|kund\p{L}*|klant\p{L}*|clientes|patient\p{L}*|élèves?|alumn\p{L}+)(?!\p{L})/iu;

const WHO_COMES =
  "(?:(?:we|they|it)(?:['’](?:re|s)| are| is)|(?:the|our|this) (?:whole )?(?:firm|company|business|client|group|practice|site|school|shop|agency|brand|depot|plant|factory|office|branch|hotel|clinic|owners?)(?:['’]s| is| are))";
const DEAL =
  '(?:consolidated|merged|bought(?: out| up)?|sold|acquired|taken over|absorbed|swallowed|wound (?:up|down)|closed down|shut down|floated|delisted|folded into|spun (?:out|off)|put (?:into|in) administration|made redundant)';
const DAY =
  '(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}* \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2})';
/** What is open or told later in any ad, and who may not have heard of it as the work has it. */
const NEWS_OF_WORK =
  /(?<!\p{L})(?:dates?|dienstplan|venues?|salary|salaries|pay|rates?|rosters?|rotas?|shifts?|times?|locations?|results?|awards?|grants?|budgets?|prizes?|winners?|exams?|deadlines?|interviews?|shortlist\p{L}*|titles?|games?|products?|films?|shows?|albums?|artists?|line-?ups?|programmes?|features?|you|your|applicants?|patients?|residents?|famil(?:y|ies)|parents?|customers?|callers?|next of kin|if|when|where|whether|rooms?|wards?|areas?|librar(?:y|ies)|carriages?|floors?|spaces?|zones?|corridors?|nights?|engines?|machines?|children|\p{L}*termine?|gehalt|\p{L}*datum|salaris|rooster|fechas?|horarios?|salario|lön|løn|lønn|orari[oi]?|stipendio|horaires?|salaire|wenn|falls|hvis)(?!\p{L})/iu;

const HOLDER =
  '(?:(?:the|our|my|their) (?:previous|last|former|outgoing) (?:\\p{L}+[ -]){0,2}\\p{L}+|(?:the|our|my|his|her|your|their) predecessor)';
const LEFT =
  "(?:had to go|(?:was|got|were|being|is being) (?:let go|fired|sacked|dismissed|removed|ousted|suspended|arrested|caught|escorted|marched|asked to (?:leave|go)|shown the door|pushed out|managed out|drunk|drinking|stealing|on drugs|nicking|the (?:sack|boot|push))|(?:had|has|with) an? (?:bit of an? )?(?:serious |bad |big |real )?(?:coke|cocaine|drink|drinking|drugs?|gambling|temper|anger|alcohol|substance) (?:problems?|issues?|habits?)|drank|stole|walked out|burn(?:t|ed) out|had a (?:\\p{L}+ )?breakdown|fell out with|(?:could|did)(?:n['’]t| not) (?:stand|stay off|keep (?:his|her) hands))";
const TROUBLE =
  '(?:complaints?|allegations?|accusations?|grievances?|investigations?|rows?|bust-?ups?|arguments?|fights?|fall(?:ing|en)[- ]out|bullying|harassment|affairs?|scandals?|assaults?|groping|theft|thefts|fraud|drink(?:ing)?|drugs|coke|breakdowns?|burn-?out|disciplinar(?:y|ies)|tribunals?|pay-?outs?|settlements?|nda)';
/** Whom a complaint or a fight is about where the work is to deal with it. */
const LEFT_OF_WORK =
  /(?<!\p{L})(?:customers?|clients?|patients?|guests?|pupils?|tenants?|members|users|residents|families|visitors|subscribers|students?|you|your)(?!\p{L})/iu;

const WHY = {
  name: 'Asks whoever writes it to keep a name back, which is said to the agency and to no applicant.',
  news: 'Tells what is not public yet, or what somebody has not been told.',
  terms: 'Tells what the agency charges.',
  left: 'Tells over what somebody who worked there left.',
};

const KINDS: readonly Quiet[] = [
  {
    why: WHY.name,
    pattern: rx([
      `${NOT_TO} (?:put|print|use|show|say|give|mention|write|publish|include|quote|add|name) ${NAMED}(?: (?:in|on|out|anywhere|yet|please|pls|though|here|or)|(?=\\W*$))`,
      `(?:leave|keep|take|strip) ${NAMED} (?:out|off|away|back|quiet|to yourself|confidential)`,
      `${NAMED} (?:is |are |stays? |must stay |to stay |should stay )?(?:not (?:to be (?:named|used|printed|shown|mentioned)|for (?:the ad|print|publication))|off the (?:ad|advert|page|record))`,
      `${NOT_TO} (?:name|mention|identify) (?:us|him|her|them|the (?:client|company|firm|owner))(?: (?:in|on|anywhere|yet|please|pls)|(?=\\W*$))`,
      ...NAMES_ABROAD,
    ]),
    unless: NAMES_OF_WORK,
  },
  {
    why: WHY.news,
    pattern: rx([
      "(?:is|are|was|were|has|have|had)(?:n['’]?t| not)(?: yet)?(?: been)?(?: yet)? (?:notified|informed|told|made aware)(?: yet| (?:of|about) (?:it|this|that)(?: yet)?|(?=\\W*$))",
      "(?:not|['’]?nt|n['’]t) (?:yet )?(?:been )?(?:announced|made public|gone public|public(?: knowledge)?|official|disclosed|reported)(?: \\p{L}+)? yet",
      '(?:not|still to be|yet to be) (?:yet )?(?:be(?:en)? )?(?:announced|made public|public(?: knowledge)?|disclosed to (?:staff|the (?:team|staff|market)))(?=\\W*$)',
      '(?:before|until|till) (?:it|this|that|the (?:news|deal|sale|merger|takeover|move)) (?:is|goes|gets|becomes) (?:announced|public|official)',
      '(?:that|which|it|this|all of (?:it|this)) (?:was|is|has been|is being|got|gets) (?:all |being )?(?:very )?(?:kept|hushed) (?:very |rather )?(?:quiet|secret|up|under wraps|hush|out of the (?:papers?|press|news)|from (?:the )?(?:staff|team|press|board|regulator|council))',
      '(?:kept|keep|keeping|hush(?:ed|ing)?) (?:it|this|that|them) (?:very )?(?:quiet|hush|under wraps|secret|up|to yourself|between us)(?! (?:in|at|on|during|after|for) )',
      '(?:nobody|no one|none of (?:them|the \\p{L}+)) (?:here |else |inside )?(?:knows?|has been told|is aware)(?: (?:of|about) (?:it|this|that))?(?: yet|(?=\\W*$))',
      '(?:swept|covered|hushed) (?:it |this |that )?(?:under the (?:rug|carpet)|up by (?:the )?(?:management|owners?|board))',
      `${WHO_COMES} (?:quietly |currently |now |just |also )?(?:about to be|going to be|soon to be|in (?:late[- ]stage |advanced |secret )?talks to be|being) (?:quietly )?${DEAL}`,
      `(?:announcement|announced|goes public|going public|public) (?:is |are |due |planned |comes? |out |will be )*(?:on |in |by |from )?(?:the )?${DAY}`,
      ...NEWS_ABROAD,
    ]),
    unless: NEWS_OF_WORK,
  },
  { why: WHY.news, waits: true, pattern: rx(SECRET_SUCCESSION) },
  {
    why: WHY.terms,
    pattern: rx([
      "(?:our|the agency['’]?s?|agency|recruitment|placement|search) (?:\\p{L}+ )?(?:terms|fees?|margin|mark-?up)(?: (?:are|is|of|at|will be|stays?|remains?|agreed at|comes? to|still|set at|about))*[:–-]? ?\\d{1,2}(?:[.,]\\d+)? ?(?:%|per ?cent)",
      '\\d{1,2}(?:[.,]\\d+)? ?(?:%|per ?cent) (?:retained|retainer|contingen\\p{L}+|rebate|on placement|(?:placement|recruitment|agency) fee|fee (?:on|plus|capped|payable|retained))',
      '(?:first|second|third|final) (?:third|instal\\p{L}+|tranche)(?: (?:has|is|was|been|already|now|just))* (?:invoiced|billed|paid|due on (?:signing|shortlist|placement))',
      'fee (?:is )?(?:payable|due) (?:on|after|at) (?:placement|start|signing|shortlist)',
      ...TERMS_ABROAD,
    ]),
  },
  {
    why: WHY.left,
    ofHolder: true,
    pattern: rx([`${HOLDER}[^.;]{0,60}? ${LEFT}`]),
  },
  {
    why: WHY.left,
    pattern: rx([
      `(?:left|quit|walked(?: out)?|resigned|gone|let go|leaving|open|vacant|came up) (?:\\p{L}+ ){0,2}?(?:after|because of|over|due to|following|amid) (?:(?:an?|the|some|his|her|their|that|two|several) )?(?:\\p{L}+ )?${TROUBLE}`,
      ...HELD_ABROAD,
    ]),
    unless: LEFT_OF_WORK,
  },
];

const BY_NO_TITLE = new Set([
  'sous',
  'second',
  'one',
  'person',
  'holder',
  'incumbent',
  'head',
  'hire',
  'temp',
  'guy',
  'lad',
  'girl',
  'woman',
  'man',
  'bloke',
  'lady',
  'predecessor',
  'partner',
]);

/** Whether words that begin with a holder of the job name somebody by what they do. */
const namesHolder = (said: string): boolean =>
  (said.match(/\p{L}+/gu) ?? [])
    .slice(1, 5)
    .some((word) => BY_NO_TITLE.has(word) || isIn(known().occupations, word) || calledByWork(word));

/**
 * What of a text about a role is to be kept quiet by its own words.
 * @returns findings that wait where nobody has read the text, and are mostly told of otherwise
 */
export function keptQuietIn(piece: Piece, { isUnread, isShown, isSource }: Review): Finding[] {
  if (isSource === true || (isUnread !== true && isShown !== true)) return [];
  return piece.clauses.flatMap(({ lower, start }) =>
    KINDS.flatMap(({ pattern, unless, ofHolder, waits, why }) =>
      matchesOf(pattern, lower)
        .filter(({ 0: said }) => unless?.test(lower) !== true && (ofHolder !== true || namesHolder(said)))
        .map(
          ({ 0: said, index }): Finding => ({
            verdict: isUnread === true || waits === true ? 'held' : 'look',
            about: 'confidence',
            ...wordsAt(piece, start + index, said),
            reason: why,
            rewording: 'Leave it out',
          }),
        ),
    ),
  );
}
