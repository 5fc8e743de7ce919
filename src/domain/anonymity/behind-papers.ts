import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import type { UncertainOccurrence } from './occurrences.ts';

const PAPER =
  'BSc|B\\.Sc\\.?|BA|B\\.A\\.?|BEng|B\\.Eng\\.?|BTech|B\\.Tech\\.?|BE|B\\.E\\.?|BCom|B\\.Com\\.?|BBA|BBus|BFA|BEd|BArch|BDes|BPharm|BNurs|BN|LLB|LLM|MSc|M\\.Sc\\.?|MA|M\\.A\\.?|MEng|M\\.Eng\\.?|MTech|M\\.Tech\\.?|ME|MCom|MCA|BCA|MBA|EMBA|MFA|MPH|MPA|MRes|MPhil|MPharm|MArch|MSW|MBBS|MBChB|BDS|PGCE|PGDip|PGDM|PhD|DPhil|HND|HNC|OND|NVQ|DUT|BTS|DEA|DESS|[Bb]achelor|[Mm]aster|[Mm]asters|[Dd]octorate|[Dd]iplom|[Mm]agister|[Ll]icence|[Mm]astère|[Dd]octorat|[Gg]rado|[Mm][áa]ster|[Ll]icenciatura|[Dd]octorado|[Ll]aurea(?: (?:triennale|magistrale))?|[Dd]ottorato|[Mm]estrado|[Dd]outoramento|[Dd]outorado|[Pp]ropedeuse|HBO|MBO';
/** What a paper is in and how good, between it and who gave it. */
const OF_IT = String.raw`(?: \((?:Hons|hons|Dist|dist|1st|2:1|2:2|First)\.?\)| (?:Hons|hons|Dist|Law|Econ(?:omics)?|Maths|Physics|Chem(?:istry)?|Biology|History|English|Geography|Marketing|Finance|Accounting|CS|IT|Comp(?:uter)? Sci(?:ence)?|(?:Mech|Civil|Elec|Chem|Computer|Mechanical|Electrical|Chemical) ?(?:Eng(?:ineering)?|Science)?|Mechanical|Business|Nursing|Psych(?:ology)?|BWL|VWL|Jura|Informatik|Maschinenbau|in \p{L}[\p{L}&]+(?: \p{L}+)?))?`;
const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?`;
/** A name behind a paper without a sign, or in brackets, or with the year of the paper: `BEng Bath 2014`, `LLB (Reading)`. */
const GIVEN = new RegExp(
  String.raw`(?<=(?<![\p{L}\p{N}.])(?:${PAPER})${OF_IT}(?: | \(|: ))(${NAME})(?=[.,;:)/]|$|\n| ?[-–—] | (?:\(?['’]?\d\d|in|then|and|with|first|und|dann|et|puis|y|e|en|grad(?:uate)?)(?!\p{Lu}))`,
  'gu',
);
const GIVEN_WITH_YEAR = new RegExp(
  String.raw`(?<=(?<![\p{L}\p{N}.])(?:${PAPER})${OF_IT}, )(${NAME})(?=,? \(?['’]?(?:19|20)?\d\d(?!\d))`,
  'gu',
);
/** A name behind a label of schools, or behind where somebody comes from with a degree: `Education: Reading, 2:1`, `fresh out of Bath with a first`. */
const LABELLED: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?:^|[.;!?\n•|(,–-]\s{0,2})(?:[Ss]chool|[Uu]ni|[Uu]niversity|[Cc]ollege|[Ee]ducation|[Dd]egree|[Aa]lma mater|[Ss]tudied|[Ss]chule|[Hh]ochschule|[Ss]tudium|[Ff]ormation|[Éé]tudes|[Ee]studios|[Ff]ormación|[Uu]niversidad|[Ss]tudi|[Ff]ormazione|[Uu]niversità|[Ff]ormação|[Uu]niversidade|[Oo]pleiding|[Uu]niversiteit|[Ss]tudie)(?: ?:| -| –) )(${NAME})(?=[.,;()/]|$|\n| \d| -| –)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Ff]resh|[Ss]traight) (?:out of|from) )(${NAME})(?= with (?:an? )?(?:first|2:[12]|distinction|degree|upper second|lower second|good degree)(?!\p{L}))`,
    'gu',
  ),
];
/** A school by its town behind a paper and a small word: `Certificat de Laval`, `Abschluss aus Ilmenau`. */
const GIVEN_ABROAD = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:[Cc]ertificat|[Dd]ipl[ôo]me|[Bb]accalauréat|[Mm]aîtrise|[Dd]octorat|[Ll]icence|[Mm]aster|DEC|BTS|DUT|[Gg]rado|[Ll]icenciatura|[Dd]iplomatura|[Tt]ítulo|[Cc]ertificado|[Mm]estrado|[Ll]aurea|[Dd]iploma|[Dd]iplom|[Ff]achabitur|[Aa]bschluss|[Mm]eister)(?: en \p{L}+)? (?:de|di|aus|van) )(${NAME})(?=[.,;:)/]|$|\n| \(?(?:19|20)\d\d| (?:en|in|em) (?:(?:19|20)\d\d|\p{Ll}))`,
  'gu',
);
/** How good a degree was, which stands behind nothing but a school or what it is in. */
const HOW_GOOD =
  '(?:an? )?(?:2[:.][12](?!\\d)|1st(?! (?:line|in|place))|first-class|(?:upper|lower) second|(?:[Dd]istinction|[Mm]erit|[Ff]irst|[Hh]onours|Hons)(?=[,.;)\\n]|$)|(?:(?:magna|summa) )?[Cc]um [Ll]aude|mit Auszeichnung|mention (?:très |assez )?bien|avec (?:mention|distinction|les félicitations)|sobresaliente|matrícula de honor|con honores|110(?:/110)?(?: e lode)?(?!\\d)|con lode|com (?:distinção|louvor)|met (?:lof|genoegen|onderscheiding)|med (?:beröm|udmærkelse|utmerkelse))';
/** `A mathematician (Leicester, 2:1)`, `Delft gedaan, cum laude`, `Did Hull, first-class`. */
const GRADED = new RegExp(
  `(?<![\\p{L}\\p{N}’'-])(?<!(?:[Ii]n|[Nn]ear|[Aa]us|[Ee]n|[Àà]) )(?:(?:Did|Read|Studied|Went|Estudió|Hizo|Fece|Fez|Cursó|Studierte) )?(${NAME})(?=(?: (?:gedaan|afgerond|gemaakt|gemacht|absolviert|studiert|fait|hecho|fatto|feito|läst|läste|gjort|degree|grad(?:uate)?|uni(?:versity)?))?(?:, | \\(| – | - )${HOW_GOOD})`,
  'gu',
);
/** Words by which many know a school, and what they say besides. */
const SCHOOLS =
  /^(?:Imperial|Harrow|Eton|Winchester|Rugby|Marlborough|Wellington|Charterhouse|Stowe|Repton|Oundle|King[’']?s|Queen[’']?s|Queens|Trinity|Columbia|Brown|Rice|Duke|Temple|Emory|Tufts|Drew|Pace|Stern|Sloan|Wharton|Booth|Ross|Haas|Anderson|Judge|Said|Cass|Bayes|Harper|Emmanuel|Jesus|Christ|Christ['’]s|Christ Church|Goldsmiths|Royal Holloway|Northwestern|Notre Dame|Purdue|Penn|Penn State|Ohio State|Texas Tech|Virginia Tech|Georgia Tech|Georgetown|Fordham|Villanova|Marquette|Wake Forest|Open|Birkbeck|Brookes|Napier|Heriot|Caledonian|Strathclyde|Ulster|Griffith|Deakin|Monash|Curtin|Macquarie|Flinders|Lincoln|Massey|Sorbonne|Dauphine|Assas|Centrale|Mines|Ponts|Agro|Normale|Bocconi|Cattolica|Luiss|Sapienza|Comillas|Deusto|Navarra|Complutense|Autónoma|Católica|Nova|Insper|Mackenzie|Loyola|Xavier|Ateneo|Covenant|Wits|Stellies|Pretoria|Rhodes|Makerere|Erasmus|Radboud|Humboldt|Goethe|Santa Clara|Pilani|Anna|Amity|Manipal|Symbiosis|Christ)$/u;
/** What papers are of, and towns are called as well. */
const SUBJECT =
  /^(?:Law|Nursing|Drama|Sales|Media|Design|English|Music|Marine|Art|Fashion|Sport|Sports|Dance|Business|Logistics|Mobile|Nice|Best|Hons|Part|Full|Best|Social|Studies|Mining|Textile|Energy)$/u;

/**
 * Schools by their town or a word, right behind a paper: `BEng Bath`, `Master Mannheim`, `LLB (Reading)`. There nothing but a field or a school
 * stands, so that the town explains nothing; a country is where somebody learned, and stays plain.
 */
export const behindPapersIn = (text: string): UncertainOccurrence[] =>
  [GIVEN, GIVEN_WITH_YEAR, GIVEN_ABROAD, GRADED, ...LABELLED]
    .flatMap((pattern) => matchesOf(pattern, text))
    .filter(({ 1: said = '' }) => {
      if (SUBJECT.test(said)) return false;
      const place = placeNamed(fold(said), 'AU');
      return SCHOOLS.test(said) || (place !== null && place.kind !== 'country');
    })
    .map(({ 0: whole, 1: said = '', index }) => ({
      // What was done stands before it: `Did Hull`.
      start: index + whole.length - said.length,
      end: index + whole.length,
      reason: 'school',
      why: 'stands behind a paper, where the school stands that gave it',
    }));
