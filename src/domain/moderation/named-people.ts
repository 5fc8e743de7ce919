import { isGiven, isSurname } from '../names/index.ts';

const ONE = "(?:[Aa]n?|[Uu]ne?|[Ee]inen?|[Ee]ine|[Uu]n[ao]?|[Uu]n[’']|[Ee]en|[Aa]nother|[Mm]ore of an?)";
const NAME = '(?<first>\\p{Lu}\\p{Ll}+)';
const OTHER = '(?<second>\\p{Lu}\\p{Ll}+)';
const BETWEEN =
  "(?:,? (?:and )?(?:not|rather than|instead of|over|before|than|als|que|che|dan|never|no|pas|plutôt qu[e’']|nicht|statt|kein(?:en|e)?|non|niet|geen|liever dan|em vez de|en vez de|or|and|ou|oder|o|of|e|y|und|et))";
// What is said to be by somebody, or called after them.
const WORK_OF =
  /(?<!\p{L})(?:painting|print|sculpture|guitar|piano|violin|watch|car|van|truck|tractor|engine|oven|mixer|saw|press|lathe|bike|boiler|camera|forklift|digger|drives?|driving|brand|model|own|owns|sells?|play|plays|repair|like-new|fix)(?!\p{L})/iu;
const PAIR = new RegExp(
  `(?<!\\p{L})${ONE} ${NAME}${BETWEEN} (?:${ONE} )?${OTHER}(?=\\W*$|[,.;!?]| (?!\\p{Lu}))`,
  'u',
);
const SAYS_MORE =
  /(?:not|rather|than|als|que|che|dan|instead|over|before|never|no|pas|plutôt|nicht|statt|kein|non|niet|geen|liever|vez)/u;
const WISHES =
  /(?<!\p{L})(?:wants?|likes?|prefers?|after|needs?|expects?|easier|better|happier|trusts?|sooner|rather|veut|préfère|cherche|will|wünscht|möchte|lieber|quiere|prefiere|vuole|preferisce|wil|liever|quer)(?!\p{L})/iu;

// "If it's a Singh or a Patel, save everybody the time".
const SAVED =
  /(?<!\p{L})(?:save (?:\p{L}+ ){1,3}the (?:time|bother|trouble|effort|trip|stamp|call)|don['’]t (?:bother|waste|send|ring|put|call)|skip|leave (?:it|him|her|them|that)|no thanks|give (?:it|that) a miss|not (?:for|with) us|ne perdez pas|laissez|passez|gar nicht erst|lass(?:en)?|no (?:me |nos )?(?:mand|env)\p{L}+|lascia\p{L}*|laat)(?!\p{L})/iu;

/**
 * Where a sentence names by somebody's name what people they should be: "a Smith or a Jones", "un Dupont, pas un Mohamed".
 * @returns null where it does not
 */
export function readNamedPeople(clause: string): { start: number; end: number } | null {
  const ending = BY_ENDING.exec(clause);
  if (ending !== null && !/file|url|email|address|domain|number|code/iu.test(clause))
    return { start: ending.index, end: ending.index + ending[0].length };
  const sifted = SIFTED.test(clause) ? CALLED.exec(clause) : null;
  if (sifted !== null && !WORK_OF.test(clause) && isName(sifted.groups?.first ?? ''))
    return { start: sifted.index, end: sifted.index + sifted[0].length };
  const several = SEVERAL.exec(clause);
  if (
    several !== null &&
    !WORK_OF.test(clause) &&
    [several.groups?.first ?? '', several.groups?.second ?? ''].every((one) => isGiven(one.toLowerCase()))
  )
    return { start: several.index, end: several.index + several[0].length };
  const found = PAIR.exec(clause);
  const { first = '', second = '' } = found?.groups ?? {};
  if (found === null || WORK_OF.test(clause)) return null;
  if (!SAYS_MORE.test(found[0]) && !WISHES.test(clause) && !SAVED.test(clause)) return null;
  return [first, second].every(isName) ? { start: found.index, end: found.index + found[0].length } : null;
}

// Whoever is called so, and where their papers go.
const CALLED = new RegExp(
  `(?<!\\p{L})(?:[Aa]ny|[Ee]very|[Aa]ll|[Aa]|[Aa]n|[Tt]he|[Aa]nother|[Nn]ames? like|[Cc]alled|[Nn]amed) ${NAME}s?(?:(?:,| or| and) (?:an? )?${OTHER}s?)?(?!\\p{L})(?! \\p{Lu}\\p{Ll})`,
  'u',
);
const SIFTED =
  /(?<!\p{L})(?:in(?:to)? the (?:bin|shredder)|(?:in|on|to|into) the (?:no|other|second|reject|bottom|b)[- ](?:pile|list|heap)|(?:go|goes|went|put|sits?|stays?) (?:straight )?(?:to|at|on) the (?:bottom|back|end)|binned|won[’']t get (?:past|through|a (?:call|reply|look))|(?:never|doesn[’']t|don[’']t) (?:get|gets) (?:past|through|a (?:call|reply|look|interview))|need(?:n[’']t| not) (?:apply|ring|call)|skip(?:ped)?|passed over)(?!\p{L})/iu;
// "They only interview Davids and Sarahs": people by two names of their kind.
const SEVERAL =
  /(?<!\p{L})(?:[Oo]nly|[Jj]ust|[Mm]ore|[Nn]o|[Nn]othing but|[Aa]lways|[Pp]refers?|[Ww]ants?|[Ll]ikes?|[Hh]ires?|[Ii]nterviews?|[Ss]end|[Ee]nough) (?:(?:ever |really )?(?:interviews?|hires?|takes?|sees?|wants?|likes?|calls?|sends?|me|us|of|the) )*(?<first>\p{Lu}\p{Ll}+)s (?:and|or|&|not) (?<second>\p{Lu}\p{Ll}+)s(?!\p{L})(?! \p{Lu})/u;
// A name by how it begins or ends.
const BY_ENDING =
  /(?<!\p{L})(?:(?:sur)?names?|it|they|anything|whoever[’']s)(?: that| which)? (?:ends?|ending|finish(?:es|ing)?|starts?|starting|begins?|beginning) (?:in|with) (?:[-–“"'‘][\p{L}]{2,6}|(?:an? )?(?:O[’']|Mac|Mc|Al-))/u;

const isName = (word: string): boolean => isGiven(word.toLowerCase()) || isSurname(word.toLowerCase());
