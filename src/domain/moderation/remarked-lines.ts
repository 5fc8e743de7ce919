import type { Rule } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { FAITH, ORIENTATION, ORIGIN } from './words.ts';

const HELD = { verdict: 'held', subject: 'role' } as const;

const TURNED_OFF =
  "(?:(?:will|shall|can|are|is|to)(?: be)? not (?:be )?|won['’]t be |aren['’]t |isn['’]t |not )(?:entertained|considered|called|accepted|taken|interviewed|allowed|wanted|required|preferred|eligible|suitable|encouraged|shortlisted)";
const OF_ORIGIN_ABROAD =
  '(?:español|latin|rumana?|marroquí|colombian|peruan|cuban|argentin|venezolan|chin|rus|ucranian|polac|filipin|europe|blanc|catalan|andaluz|gallega?|italian|brasileir|portugues|frances|alemana?)';

/** Lines of ads and briefs that call for people, or leave them out, in a few words. */
export const REMARKED_LINES: readonly Rule[] = [
  // "Calling all retired gents": one sex or one stage of life called for, and nobody else.
  {
    ...HELD,
    about: 'sex',
    pattern: wholeWords(
      "(?:calling|attention|listen up|come on|wanted:?)(?:,? all)? (?:(?:you |the |our |local |retired |young |older |semi-retired |handy |fit |single |stay-at-home )*)(?:gents|gentlemen|ladies|girls|lads|boys|blokes|chaps|fellas|men|women|grannies|grandads|grandmas|grandpas|nans|dads|mums|moms|housewives|husbands|wives)(?! (?:and gentlemen|and gents|and ladies|and (?:women|men|girls|boys|lads|lasses|chaps)|['’]s|shoes|wear|team|toilets?|clinic))",
    ),
    unless: /\b(?:everyone|everybody|anyone else|whoever|and (?:all|others))\b/iu,
  },
  // "Decent lad who brings his own tools": one of a sex, and nothing else in the line.
  {
    ...HELD,
    about: 'sex',
    pattern:
      /^\W*(?:an? )?(?:(?:good|decent|solid|steady|reliable|nice|honest|tidy|handy|sound|sensible|keen|hard-?working|capable|friendly|experienced|careful|quiet|polite|practical|skilled|local),? )+(?:and \p{L}+ )?(?:lad|bloke|fella|chap|guy|geezer|fellow|girl|lass|lady|gal)(?:,? (?:who|that)(?: (?:can|will|has|owns?|knows?|brings?|supplies|drives?|works?|likes?|wants?|does|gets?|turns?|takes?|is|isn['’]t|doesn['’]t|won['’]t|['’]s)\b|['’](?:s|ll)\b)|,? (?:bringing|supplying|owning|able to|willing to|prepared to|happy to|with (?:his|her|their|an?) own)\b)(?![^.;]*\b(?:you|we|us|i|me|meet|meets)\b)/giu,
    rewording: 'Say somebody, or name the work',
  },
  // "Foreman needed: he'll run a crew of six".
  {
    ...HELD,
    about: 'sex',
    pattern: wholeWords(
      "(?:needed|wanted|required|sought|vacancy|opening|position)(?: \\p{L}+){0,3} ?[:,.;–-] ?(?:s?he)(?:['’]ll| will| must| would| should| has to| needs to| gets?| reports?)",
    ),
    unless: /\b(?:he|she) or (?:he|she)\b|\bs\/he\b/iu,
    rewording: 'Say you, or they',
  },
  // "Walk in for Muslim candidates will not be entertained".
  {
    ...HELD,
    about: 'race_or_origin',
    pattern: wholeWords(
      `(?:${ORIGIN}|${FAITH}|${ORIENTATION}|north[- ]?east(?:ern)?|south[- ]?indian|north[- ]?indian|lower caste|married|unmarried|pregnant|older|overage|over[- ]age|aged|female|male|lady|gents|disabled|handicapped|foreign|dark) (?:candidates?|applicants?|girls?|boys?|ladies|persons?|people|profiles?|cvs?|resumes?)(?: [^.;]{0,20})? ${TURNED_OFF}`,
    ),
    unless: /\b(?:disadvantaged|discriminat\p{L}*|only for|because of|less favourably)\b/iu,
  },
  // "No coconuts", "No PRC, no Bangla": people by what others call them.
  {
    ...HELD,
    about: 'race_or_origin',
    pattern:
      /^\W*(?:(?:sorry|please|also|definitely|strictly),? )?no (?:more )?(?:coconuts|bananas|oreos|prcs?|banglas?|pinoys?|mainlanders|fobs?|freshies|curries|bogans|pikeys|gypos|wogs|sheilas|gwei ?los?|ah tiongs?|mats)(?=\W*$|,? (?:no|or|and) (?:\p{L}+)\W*$|,? (?:please|thanks|either|here|at all)\b)/giu,
    unless: /\b(?:kitchen|nuts?|menu|fruit|sauce|allerg\p{L}*|melons?|filings?|flights?)\b/iu,
  },
  // "Junior barista (16-19)".
  {
    ...HELD,
    about: 'age',
    pattern:
      /^\W*(?:[\p{L}'’]+ ){0,2}(?:junior|trainee|apprentice|saturday (?:girl|boy|job)|young)\b[^.;\d]{0,30}\((?:aged? )?1[5-9] ?(?:-|–|to) ?(?:1[7-9]|2[0-5])\)\W*$/giu,
    unless:
      /\b(?:teachers?|tutors?|lecturers?|coach(?:es)?|workers?|hours?|study|school|sixth form|carers?|mentors?|nurses?)\b/iu,
  },
  // "Mejor española, por los clientes": a woman of somewhere, and no firm, dish or language.
  {
    ...HELD,
    about: 'nationality',
    reason: 'Says where somebody should come from, which the law keeps out of hiring.',
    pattern: new RegExp(
      `^\\W*(?:mejor|preferible(?:mente)?|preferentemente|de preferencia|a poder ser|melhor|de preferência|meglio|preferibilmente)(?: una?| uma)? ${OF_ORIGIN_ABROAD}(?:a|as|e|esa)?(?<=a|as|esa)(?=\\W*$|, ?(?:por|para|per|que|los|as|os|i)\\b| (?:por|para|per) )|^\\W*(?:mejor|preferible)(?:mente)? (?:si es|que sea|alguien) ${OF_ORIGIN_ABROAD}[ao]?(?=\\W*$|,)|^\\W*(?:plutôt|de préférence|idéalement|si possible)(?: une?)? (?:française|européenne|blanche|belge|italienne|portugaise|espagnole|marocaine|polonaise|roumaine|antillaise|africaine|asiatique)(?=\\W*$|, ?(?:pour|vu|à|car|parce|par)\\b| (?:pour|vu|à cause|car) )`,
      'giu',
    ),
  },
  // "No need for accommodations": whoever needs something arranged is left out.
  {
    ...HELD,
    about: 'disability_or_health',
    pattern:
      /^\W*no (?:need (?:for|of) )?(?:any )?(?:special |reasonable |workplace |medical )*(?:accommodations?|adjustments?|allowances)(?: (?:needed|required|necessary|to make|please|wanted))?\W*$/giu,
  },
  // "White or mixed, to fit the clientele".
  {
    ...HELD,
    about: 'race_or_origin',
    pattern:
      /^\W*(?:ideally |preferably )?(?:white|black|brown|mixed|coloured|asian|indian)(?: or (?:white|black|brown|mixed|coloured|asian|indian|light[- ]skinned))(?= ?,? ?(?:to (?:fit|suit|match)|as|because|for the|only|preferred|please)|\W*$)/giu,
    unless: /\b(?:wine|paint\p{L}*|bread|rice|light|ink|print\p{L}*|uniform|shirts?|shoes|cuisine)\b/iu,
  },
];
