import { type Term, termAt } from './terms.ts';
import type { Attribute, Part } from './types.ts';

/**
 * Words that name people or what they are only where nothing else can stand: after "being", before "need not apply" (`framed.ts`).
 * Elsewhere they are degrees, poles, colours and surnames. Words are joined by `_`.
 */
const BESIDE: readonly (readonly [Attribute, Part, words: string])[] = [
  ['age', 'like', 'over_sixty over_fifty over_forty under_thirty of_pension_age'],
  ['age', 'who', 'minor geriatric oldie mature_lady veteran_of_life'],
  ['age', 'state', 'youth youthfulness young_age old_age advanced_age'],
  ['sex', 'who', 'lass lasses lassie ladies guys girl boy lad fellow fellas'],
  ['sex', 'state', 'maleness femaleness manliness womanliness manhood womanhood'],
  ['family', 'who', 'bachelor parent mother father new_parent family_man couple'],
  [
    'family',
    'state',
    'celibacy bachelorhood motherhood fatherhood parenthood childlessness singledom family_ties',
  ],
  [
    'race_or_origin',
    'who',
    'pole goan keralan keralite malayali sindhi kashmiri tamil gujarati punjabi parsi catalan basque breton sicilian neapolitan corsican sardinian silesian bavarian flemish walloon quebecois québécois newfie maritimer scouser geordie mancunian brummie cockney londoner glaswegian cornishman yorkshireman northerner southerner texan yankee manxman orangeman dubliner culchie corkonian ulsterman dane finn swede norwegian icelander swiss austrian belgian luxembourger czech slovak slovene estonian latvian lithuanian belarusian georgian armenian azeri azerbaijani kazakh uzbek tajik turkmen kyrgyz mongolian burmese cambodian laotian bruneian timorese papuan solomon_islander ni_vanuatu tuvaluan nauruan palauan micronesian cook_islander niuean tokelauan maldivian bhutanese emirati qatari kuwaiti bahraini omani saudi yemeni jordanian libyan tunisian algerian moroccan mauritanian malian nigerien chadian senegalese gambian guinean ivorian liberian togolese beninese cameroonian gabonese angolan zambian malawian mozambican namibian botswanan basotho swazi rwandan burundian ugandan tanzanian djiboutian comorian malagasy mauritian seychellois cape_verdean ecuadorian bolivian paraguayan uruguayan chilean argentinian argentine guyanese surinamese panamanian costa_rican nicaraguan honduran salvadoran guatemalan belizean dominican puerto_rican barbadian bajan trinidadian bahamian grenadian tutsi hutu yoruba igbo hausa zulu xhosa ndebele shona kikuyu afrikaner boer maltese cypriot sinhalese whiteness local_man local_woman',
  ],
  [
    'race_or_origin',
    'like',
    'black white brown white_british white_irish native native_born foreign british_born irish_born local_born english_born american_born canadian_born australian_born kiwi_born indian_born us_born uk_born locally_born overseas_born aussie_born nz_born flemish swiss austrian belgian danish swedish finnish norwegian maltese cypriot basque catalan',
  ],
  ['religion', 'who', 'bible_believer man_of_god woman_of_god person_of_faith practising_catholic witness'],
  [
    'religion',
    'state',
    'religious_affiliation church_affiliation faith_in_christ a_christian_faith christian_faith church_attendance baptism',
  ],
  [
    'sexual_orientation',
    'who',
    'gay_man gay_men gay_woman gay_women gay_person gay_people trans_man trans_woman trans_women trans_men trans_person trans_people',
  ],
  ['sexual_orientation', 'state', 'heterosexuality homosexuality'],
  [
    'disability_or_health',
    'who',
    'wheelchair_user deaf_person blind_person disabled_person disabled_people deaf_people blind_people recovering_addict ex_addict smoker',
  ],
  [
    'union_or_politics',
    'who',
    'union_man union_men labour_voter tory_voter union_member ndp_voter trump_voter leaver',
  ],
  ['union_or_politics', 'like', 'union'],
  ['appearance', 'state', 'beauty good_looks looks height_over_average slimness'],
];

const KNOWN: ReadonlyMap<string, Term> = new Map(
  BESIDE.flatMap(([about, part, words]) =>
    words
      .split(' ')
      .map((word): [string, Term] => [word.replaceAll('_', ' '), { about, part, loose: false }]),
  ),
);
const LONGEST = 3;

// Loose words that as often say how somebody works, also where people stand.
const OF_WORK_TOO =
  /^(?:fit|engaged|settled|camp|hot|short|tall|sick|ill|unwell|mute|master|mistress|mate|bird|chick|guy|footloose|western|expecting|anxious|depressed|trans|mature|dependent|age|race|british|english|separated|beautiful|stunning|gorgeous)$/u;

function besideAt(words: readonly string[], at: number): { term: Term; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const said = words
      .slice(at, at + length)
      .join(' ')
      .replaceAll('-', ' ');
    const term = KNOWN.get(said) ?? (/[^s]s$/u.test(said) ? KNOWN.get(said.slice(0, -1)) : undefined);
    if (term !== undefined) return { term, length };
  }
  return undefined;
}

const MEASURE =
  /^(?:an?|the|another|some|any|more|of|from|in|very|quite|really|fairly|preferably|ideally|strictly|genuinely|slightly|rather|at|least|both|either|also|as|single|practi[sc]ing|devout|proper|real|true|born|full|local)$/u;
const JOINS = /^(?:and|or|&|,|but|yet)$/u;
const PEOPLE =
  /^(?:persons?|people|folks?|ones?|types?|candidates?|applicants?|individuals?|staff|workers?|employees?|lads?|lass(?:es)?|man|men|woman|women|girls?|boys?|lad(?:y|ies)|bloke|blokes|guys?|fellas?|chaps?|chap|descent|heritage|origin|background|stock|extraction|roots|faith|blood|birth|nationality|citizen|citizens|national|nationals|speakers?)$/u;

/** What a phrase of a few words says that somebody is, where the whole of it says so: "a practising Catholic", "white and under 40". */
export interface Property {
  about: Term['about'];
  part: Part;
  /** Whether the word says something else of people as often. */
  loose: boolean;
}

/**
 * What a phrase in small letters says of people, if it says nothing else.
 * @param isTrade whether a word names who does a kind of work, as what is said of them says whom
 */
export function propertyOf(phrase: string, isTrade: (word: string) => boolean): Property | undefined {
  const words = phrase.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|,|&/gu) ?? [];
  let found: Property | undefined;
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    // "A young people's worker": whom the work is for.
    if (at > 0 && /^(?!m[ae]n|lad|bloke|wom[ae]n).*['’]s$/u.test(words[at - 1] ?? '')) return undefined;
    const known = termAt(words, at);
    const beside = besideAt(words, at);
    const best = beside !== undefined && beside.length >= (known?.length ?? 0) ? beside : known;
    const isOwn = best !== undefined && !OF_WORK_TOO.test(word);
    if (isOwn) {
      const { about, part, loose } = best.term;
      if (found === undefined || (found.loose && !loose)) found = { about, part, loose };
      at += best.length;
    } else if (MEASURE.test(word) || JOINS.test(word) || PEOPLE.test(word) || isTrade(word)) at += 1;
    else return undefined;
  }
  return found;
}
