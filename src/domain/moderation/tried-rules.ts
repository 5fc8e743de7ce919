import type { Rule } from './types.ts';
import { ORIGIN } from './words.ts';

const held = (about: Rule['about'], pattern: RegExp, unless?: RegExp): Rule => ({
  about,
  verdict: 'held',
  subject: 'role',
  pattern,
  ...(unless === undefined ? {} : { unless }),
});

const OF_AGE =
  '(?:students|school[- ]leavers|graduates|grads|retirees|pensioners|oldies|youngsters|teenagers|kids|over-\\d\\ds|boomers|millennials|gen z)';
const OF_ORIGIN = `(?:backpackers|foreigners|migrants|immigrants|refugees|overseas (?:people|staff|workers|nurses|drivers)|outsiders|imports|${ORIGIN}s?)`;
const OF_SEX = '(?:women|men|girls|blokes|lads|ladies|guys|females|males)';
const OF_FAMILY = '(?:mums|mothers|moms|parents|single (?:mums|mothers|parents)|dads|newlyweds)';
/** What is said of a kind of people after they were there. */
const tried = (who: string): RegExp =>
  new RegExp(
    `\\b(?:we(?:['’]ve| have)?|i(?:['’]ve| have)?|they(?:['’]ve| have)?|(?:the )?(?:boss|owner|client|manager)(?:['’]s| has)?) (?:tried|had|hired|used|taken(?: on)?|done|employed) ${who}(?: (?:before|once|twice|last (?:year|season|time)))?,? (?:and |but )?(?:never again|not again|once (?:was|is) enough|(?:we(?:['’]re| are)|i(?:['’]m| am)|that(?:['’]s| is|['’]ll be)) (?:done|finished|through|over it|it|enough|the last)|enough said|it (?:didn['’]t|never|doesn['’]t) work|won['’]t again)|\\b(?:done|finished|through|had it|had enough|fed up) (?:with|of) ${who}(?=\\W*$|,| for good| now| from now)`,
    'giu',
  );
const NO_CLIENTS = /\b(?:teach\p{L}*|tours?|lessons|clients|guests|customers|session|exam|term|class)\b/iu;

/** Kinds of people who were there once and are not to come again, who is to be like those who are there, and idioms that say how old somebody is. */
export const TRIED_RULES: readonly Rule[] = [
  held('age', tried(OF_AGE), NO_CLIENTS),
  held('race_or_origin', tried(OF_ORIGIN), NO_CLIENTS),
  held('sex', tried(OF_SEX), NO_CLIENTS),
  held('family', tried(OF_FAMILY), NO_CLIENTS),
  held(
    'age',
    /\bold dogs?\b[^.;]{0,20}\b(?:new tricks|learn)\b/giu,
    /\b(?:kennels?|shelter|vet|teach an old|can learn|happy to|myth|welcome)\b/iu,
  ),
  held(
    'race_or_origin',
    new RegExp(
      `\\b${ORIGIN} (?:aunt(?:ie|y)|aunties|uncles?|makcik|kakak|ah ?ma|amah) (?:preferred|wanted|needed|only|best|ideal|please|will do)\\b|\\b(?:locals|nationals|canadians|aussies|australians|kiwis|brits|americans|singaporeans|our own|home-?grown) first(?=\\W*$|,|;| and then| please)(?<!\\b(?:produce|suppliers|food|beer|customers|deliver\\p{L}*)\\b[^.;]*)`,
      'giu',
    ),
  ),
  // Whoever comes is to be like those who are there.
  held(
    'race_or_origin',
    /\bfrom \p{L}+[^.;]{0,30}\band so (?:is|are) (?:everyone|everybody|all|anyone|whoever|those) (?:that )?(?:he|she|we|they) (?:hires?|takes?|employs?|brings?)\b|\bthat['’]s as far (?:away )?as (?:we|they|he|she) (?:looks?|hires?|recruits?|goes for (?:staff|people))\b/giu,
  ),
  held('sex', /\band so will you be\b/giu, /\b(?:tired|happy|glad|proud|paid)\b/iu),
  held(
    'sex',
    /\b(?:wom[ae]n|m[ae]n|girls?|lads?|ladies|blokes?|lassies|female|male)\b[^.;]{0,30}\b(?:(?:we|they)(?:['’]ve| have) (?:met|filled|reached|hit) (?:our|the|their) quota|quota(?:['’]s| is) (?:met|full))\b/giu,
    /\b(?:sales|fish|catch)\b/iu,
  ),
  // A thing that stands for who needs it, and is not there.
  held(
    'disability_or_health',
    /,? (?:but )?\b(?:wheelchairs?|white (?:sticks?|canes?)|crutches|walking (?:sticks?|frames?)|hearing aids?|guide dogs?) (?:(?:are|do|will|is|does)(?:n['’]t| not)|won['’]t)(?=\W*$|,| part\b| welcome\b| fit in\b)/giu,
    /\b(?:customers?|guests?|patients?|residents?|visitors?|passengers?|included|suppl\p{L}*|stock\p{L}*|a problem|an issue)\b/iu,
  ),
  held(
    'age',
    /\b(?:no more than|under|fewer than|not past|at most|less than|not over) (?:\d\d|twenty|thirty|forty|fifty|sixty)(?:-\p{L}+)? (?:winters|summers|springs|birthdays|candles)\b|\bany(?:one|body) (?:aged |from )(?:1[4-9]|[2-4]\d) (?:up )?to (?:about |around |roughly )?(?:2[0-9]|[345]\d)\b(?! ?(?:hours|kg|miles|km))/giu,
  ),
  // Housework by a people, as families in Italy, Spain and France ask for it.
  held(
    'race_or_origin',
    /(?<!\p{L})(?:badante|colf|tata|cameriera|commessa|segretaria|interna|cuidadora|niñera|empleada(?: del hogar)?|nounou|femme de ménage|aide ménagère) (?:italiana|ucraina|rumena|filippina|peruviana|polacca|russa|moldava|española|rusa|rumana|latina|boliviana|paraguaya|filipina|française|portugaise|polonaise|philippine)(?!\p{L})/giu,
  ),
];

/** What a sentence holds that these rules look for. */
export const TRIED_WORDS =
  'students|school[- ]leavers|graduates|grads|retirees|pensioners|oldies|youngsters|teenagers|boomers|millennials|backpackers|foreigners|migrants|immigrants|refugees|overseas|outsiders|imports|and so (?:is|are|will)|as far|quota|wheelchairs?|white (?:sticks?|canes?)|crutches|walking|hearing aids?|guide dogs?|winters|summers|springs|birthdays|candles|any(?:one|body) (?:aged|from)|badante|colf|tata|cameriera|commessa|segretaria|interna|cuidadora|niñera|empleada|nounou|femme|aide|old dogs?|aunt(?:ie|y)|aunties|uncles?|makcik|kakak|amah|(?:locals|nationals|canadians|aussies|australians|kiwis|brits|americans|singaporeans) first|our own|home-?grown';
