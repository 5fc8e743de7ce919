import type { Attribute } from './types.ts';
import { ILLNESS } from './words.ts';

// What is told of somebody, and up to three sentences on what is made of it in words that are lawful by themselves: their age and "we'd be
// doing this again in two years", a club and "I don't need that at lunch", a strike and "no way he's coming through the gate", twins and
// "did the sums on cover and went for Rachel".

interface Across {
  about: Attribute;
  told: RegExp;
  made: RegExp;
  reason: string;
}

const YEARS =
  '(?:5\\d|6\\d|7\\d|(?:fifty|sixty|seventy)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';
const AGED = new RegExp(
  `^\\W*(?:(?:[Mm]rs?|[Mm]s|[Dd]r|Frau|Herr|M|Mme|Madame|Monsieur|Don|Doña|Señora?|Signora?|Sig|Mevrouw|Meneer)\\.? )?(?:\\p{Lu}[\\p{L}'’-]+ ?){1,3}(?:, (?:who(?:['’]s| is) |aged )?| is | \\(|['’]s | ist | a | tiene | ha | è | is al )${YEARS}(?: (?:years|ans|Jahre|años|anni|jaar))?(?=\\W|$)(?! (?:kg|km|hours|miles|minutes|per|%|applic|staff|years (?:of|in|with|at)))|^\\W*(?:[Ss]he|[Hh]e|[Tt]hey)(?:['’]s|['’]re| is| are) ${YEARS}\\W*$`,
  'u',
);
const SOON =
  "(?:(?:in|within|inside) (?:(?:a|an|one|two|three|four|five|six|twelve|eighteen|\\d+|couple|few|of|another|or|the|next|no) ?)*(?:years?|months?|seasons?|time)|before (?:long|we know|you know|the \\p{L}+(?:['’]s)?|(?:he|she)(?:['’]s| has)) ?[^.;]{0,20}|this time next year)";
const AGAIN = new RegExp(
  [
    `(?<!\\p{L})(?:we|they|you|he|she|i)(?:['’]d| would|['’]ll| will)\\b[^.;]{0,30}\\b(?:again|all over|back (?:here|to (?:you|me|us)|at (?:it|square one|the start)|on the (?:phone|market)|where we started|looking))\\b[^.;]{0,15}\\b${SOON}`,
    `${SOON},? (?:we|they|you|he|she|i)(?:['’]d| would|['’]ll| will)\\b[^.;]{0,30}\\b(?:again|all over|back (?:here|at|looking|where))\\b`,
    'in (?:einem|ein|zwei|drei|vier|\\d) jahr(?:en)?\\b[^.;]{0,30}(?:wieder|von vorn|erneut|neu)(?!\\p{L})|(?<!\\p{L})(?:wieder|erneut)[^.;]{0,25} in (?:zwei|drei|\\d) jahren',
    '(?:recommenc|recherch|recrut|rembauch)\\p{L}*[^.;]{0,30} dans (?:un|deux|trois|quatre|\\d) ans?|dans (?:un|deux|trois|\\d) ans?\\b[^.;]{0,30}(?:recommenc|nouveau|rebelote)',
    'en (?:un|dos|tres|\\d) años?[^.;]{0,30}(?:otra vez|de nuevo)|(?:otra vez|de nuevo)[^.;]{0,25} (?:en|dentro de) (?:un|dos|tres|\\d) años?',
    '(?:fra|tra) (?:un|due|tre|\\d) ann[io][^.;]{0,30}(?:di nuovo|da capo|daccapo)|(?:di nuovo|da capo|daccapo)[^.;]{0,25} (?:fra|tra) (?:un|due|tre|\\d) ann[io]',
    'over (?:een|twee|drie|\\d) jaar[^.;]{0,30}(?:opnieuw|weer)(?!\\p{L})',
  ].join('|'),
  'iu',
);

const NOT_IN = new RegExp(
  [
    "(?:no way|never|not|n['’]t|nobody['’]s letting)\\b[^.;]{0,30}\\b(?:through|past|into|onto|on|in|inside|near|foot (?:on|in)|back (?:on|in)) (?:the|this|that|my|our|his|any) (?:(?:front|main|site|works|factory) )?(?:turnstiles?|gates?|doors?|sites?|yard|plant|premises|job|barrier|fence|building)\\b",
    'over (?:his|my|her|their) dead body',
    'kommt[^.;]{0,20} nicht (?:durchs?|aufs?|über|in|rein|hier rein)(?!\\p{L})',
    '(?<!\\p{L})ne (?:passera|mettra|franchira|entrera|rentrera) (?:pas|jamais)(?!\\p{L})',
    '(?<!\\p{L})(?:no|nunca) (?:va a )?(?:pasa|pisa|entra)(?:rá?|r)? ',
    '(?<!\\p{L})non (?:passerà|entrerà|mette|metterà|passa|entra)(?!\\p{L})',
    'komt[^.;]{0,20} niet (?:in|door|binnen|op)(?!\\p{L})',
  ].join('|'),
  'iu',
);
const WITHOUT_THAT = new RegExp(
  [
    "(?:(?:do(?:es)?|did|would)(?:n['’]t| not) (?:need|want|fancy)|(?:can|could) (?:well )?do without|won['’]t have|not having|can['’]t have) (?:any of |all )?(?:that|those)(?: (?:sort|kind) of (?:thing|business)| business| lot)? (?:at|in|on|around|round|near|among|behind|over|with|here|walking|turning up)\\b",
    '(?:das|so ?was|so etwas) (?:brauch(?:e|en|t)|will|wollen|möchte) [^.;]{0,40}nicht',
    "(?:n['’]ai|n['’]a|n['’]avons) pas (?:besoin|envie) de (?:ça|cela)|(?:ne )?veux pas de ça",
    '(?:no )?(?:necesito|necesitamos|quiero|queremos) (?:eso|esto|algo así) (?:en|con|aquí)',
    'non (?:mi serve|ci serve|ho bisogno di|voglio) (?:quella roba|questo|quello)',
    '(?:dat|zoiets) (?:heb|hebben|hoef|hoeven|wil|willen) (?:ik|we|wij) [^.;]{0,40}niet',
  ].join('|'),
  'iu',
);

const UNION =
  /(?<!\p{L})(?:conven[eo]r|shop steward|(?:union|cfmeu|unite|gmb|rmt|ucatt|siptu|teamsters|ibew|amwu|etu|mua|ver\.?di|ig metall|cgt|cfdt|ugt|ccoo|cgil|fnv) (?:delegate|rep\p{L}*|organi[sz]er|official|man|woman)|branch secretary|(?:a |the |site |works )?rep on the|(?:led|joined|started|ran|organi[sz]ed) (?:the|an?|two|three) (?:stoppages?|walk-?outs?|strikes?|pickets?)|walked (?:them |the lads )?out (?:once|twice)|(?:two|three|four|several|\d) (?:disputes|stoppages|strikes|walk-?outs)|délégué\p{L}* syndical\p{L}*|syndicaliste|(?:deux|trois|\d) grèves|betriebsr[aä]t\p{L}*|(?:zwei|drei|\d) streiks|delegad[oa] sindical|(?:dos|tres|\d) huelgas|delegat[oa] sindacale|(?:due|tre|\d) scioperi|vakbonds\p{L}+|(?:twee|drie|\d) stakingen)(?!\p{L})/iu;
const LOVES =
  /(?<!\p{L})(?:gay|lesbian|lgbt\p{L}*|queer|bisexual|mardi gras|drag|(?<!of )pride(?! (?:in|of)\b)|trans(?:gender)?|same-sex|schwul\p{L}*|lesb\p{L}+|csd|homo(?:sexu\p{L}+)?|orgullo)(?!\p{L})/iu;
const FAITHFUL =
  /(?<!\p{L})(?:mosque|synagogue|temple(?! university)|gurdwara|(?:islamic|muslim|hindu|sikh|jewish|christian|catholic) (?:\p{L}+ )?(?:society|association|network|club|choir|cent(?:re|er)|students?|council|league)|moschee|mosquée|mezquita|moschea|moskee)(?!\p{L})/iu;
const OF_PLACE =
  /(?<!\p{L})(?:black|african|nigerian|caribbean|asian|chinese|indian|polish|turkish|arab|latino|hispanic|pasifika|māori|maori|aboriginal|roma|traveller) (?:\p{L}+ )?(?:society|association|network|club|choir|caucus|cent(?:re|er)|students?|council|league)(?!\p{L})/iu;

const EXPECTS =
  /(?<!\p{L})(?:[Ss]he|[Hh]er|[Ii]t|[Tt]hey)(?:['’]s| is| are|['’]re| has)? (?:pregnant|expecting|twins|hapū|(?:\p{L}+ )?(?:weeks|months) (?:gone|along|pregnant)|(?:eight|ten|eleven|twelve|thirteen|fourteen|sixteen|twenty|\d\d) weeks(?=\W*$)|(?:starting|trying|going through|doing|on|having) (?:ivf|fertility treatment|for an? (?:baby|second|third))|having (?:a baby|twins|another|her (?:first|second|third))|due (?:in|at|around|by) \p{L}+)(?!\p{L})|(?<!\p{L})(?:[Hh]er|[Tt]he) (?:baby|twins|scan|bump)(?:['’]s| is| are| was)? (?:due|on|in|arriv\p{L}+|showing)(?!\p{L})/u;
const ILL = new RegExp(
  `(?<!\\p{L})(?:it['’]s|it is|diagnos(?:ed|is)(?: with| of| is)?|(?:[Ss]?[Hh]e|\\p{Lu}\\p{Ll}+)(?:['’]s| has| is)(?: got| had| on| in)?|living with|treated for|told (?:it['’]s|it is|s?he has)) (?:(?:an?|her|his|early|mild|stage \\p{L}+|type \\d) )*(?:${ILLNESS}|MS|parkinson['’]?s|lupus|lymphoma|leuka?emia|chemo|dialysis|remission|arthritis)(?!\\p{L})`,
  'u',
);
// Somebody else was taken, after a reckoning.
const TOOK_ANOTHER =
  /(?:(?:did|done|doing|ran|run) the (?:sums|maths?|numbers|figures)|worked (?:it |that )?out|counted|looked at (?:the|their|its|what)|thought (?:about|of|over)|weighed|reckoned|totted)[^.;]{0,60}?(?:,| and| then| so)+ (?:(?:has|have|then|so|they|it|['’]ve|['’]s) )*(?:went|gone|going) (?:for|with) (?<name>\p{Lu}\p{Ll}+)(?=\W*$|,| instead| who)|(?:['’]s| has|['’]ve| have)? ?(?:went|gone|going) (?:for|with) (?<other>\p{Lu}\p{Ll}+)(?: instead| on balance)(?=\W*$|,)/u;

const OF_CLUB = 'Turns somebody away for a club, a choir or a group that tells what they are.';
const FOR_COVER = 'Takes somebody else after reckoning what this one told of themselves.';
const ACROSS: readonly Across[] = [
  { about: 'age', told: AGED, made: AGAIN, reason: "Tells somebody's age and holds it against them." },
  {
    about: 'union_or_politics',
    told: UNION,
    made: NOT_IN,
    reason: 'Keeps somebody out for what they did in a union.',
  },
  { about: 'sexual_orientation', told: LOVES, made: WITHOUT_THAT, reason: OF_CLUB },
  { about: 'religion', told: FAITHFUL, made: WITHOUT_THAT, reason: OF_CLUB },
  { about: 'race_or_origin', told: OF_PLACE, made: WITHOUT_THAT, reason: OF_CLUB },
  { about: 'pregnancy', told: EXPECTS, made: TOOK_ANOTHER, reason: FOR_COVER },
  { about: 'disability_or_health', told: ILL, made: TOOK_ANOTHER, reason: FOR_COVER },
];

// Whoever said it was answered.
const ANSWERED =
  /\b(?:told|reminded|explained to|showed) (?:him|her|them)\b|\b(?:explained|pushed back|unlawful|illegal|discriminat\w+|against the law|struck|refused|fixed[- ]term|contract (?:ends|is for))\b/iu;

/**
 * What a sentence makes of what one of the three before it tells of somebody.
 * @param texts the sentences of a text
 */
export function toldAcross(
  texts: readonly string[],
  at: number,
): { about: Attribute; reason: string } | null {
  const text = texts[at] ?? '';
  const made = ACROSS.filter((one) => one.made.test(text));
  if (made.length === 0) return null;
  if (texts.slice(at, at + 3).some((one) => ANSWERED.test(one))) return null;
  const before = texts.slice(Math.max(0, at - 3), at);
  const taken = TOOK_ANOTHER.exec(text)?.groups;
  const name = taken?.name ?? taken?.other;
  // Whoever told it is the one who is taken.
  if (name !== undefined && before.some((one) => one.includes(name))) return null;
  const found = made.find(({ told }) => before.some((one) => told.test(one)) || told.test(text));
  return found === undefined ? null : { about: found.about, reason: found.reason };
}
