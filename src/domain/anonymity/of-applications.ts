import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isInDictionary, isRegion } from './reading.ts';
import { IN_PAPERS } from './short-words.ts';

interface Stretch {
  start: number;
  end: number;
}

const CAPITAL = "\\p{Lu}[\\p{Ll}’'-]+";
/** What an application, a contract and the year at work are made of: with capitals they are no house (`Long Service Leave`). */
const HEADS =
  'Salary|Salaries|Pay|Wages?|Allowances?|Leave|Holidays?|Notice|Period|Bonus(?:es)?|Package|Pension|Super(?:annuation)?|Checks?|Clearance|Housing|Accommodation|Relocation|Availability|Interviews?|Permits?|Visas?|Insurance|Cover|Agreements?|Contracts?|Courts?|Tribunals?|Inquest|Dut(?:y|ies)|Dates?|Rates?|Rota|Roster|Shifts?|Hours|Weekends?|Benefits?|Commission|Equity|Options|Shares|Licen[cs]es?|Reviews?|Appraisals?|Training|Induction|Meetings?|Reports?|Returns?|Statements?|Plans?|Polic(?:y|ies)|Procedures?|Registers?|Logs?|Forms?|Letters?|References?|Status|Expectations?|Requirements?|Skills?|Experience|Qualifications?|Education|Languages?|Interests|Hobbies|Summary|Profile|Overview|Achievements?|Responsibilities|Objectives?|Strengths|Motivation|Leaving|Days?|Nights?|Mornings?|Season|Marathon|Triathlon|Walk|Challenge|Peaks|League|Tea|Grey|Breakfast|Assistance|Programme|Program|Scheme|Budget|Audits?|Assessments?|Analysis|Safety|Compliance|Conduct|Practice|Improvement|Protection|Maternity|Paternity|Working|Time|Share|Desk|Line|Book|Case|Cases|Loads?|Files?|Calls?|Orders?|Sheets?|Cards?|Tickets?|Rights?|Law|Rules?|Standards?|Work|Terms|Conditions';
const HEADED = new RegExp(
  `(?<![\\p{L}\\p{N}&’'-])(?:${CAPITAL} (?:(?:of|and|for|to|in|&) )?){1,4}(?:${HEADS})(?![\\p{L}\\p{N}]| (?:\\p{Lu}|Ltd|Inc|Group|&))`,
  'gu',
);
/** Where a house may be called by such words: `at Time Out Market`. */
const AT_HOUSE =
  /(?<!\p{L})(?:at|joined|left|joining|leaving|ex-?|(?:works?|worked|working|consulted) (?:for|with)|(?:hired|poached|employed|trained|promoted|acquired|bought) by|(?:came|went|moved|back|hired|poached) (?:to|from)|with|from|by|called) (?:the )?$/iu;
/** A label before what it says: `Current Salary: £54k`. */
const LABEL =
  /(?<=(?:^|[.;\n|•–-] ?|\n))(?:\p{L}[\p{Ll}’'-]*(?:[ /&]{1,3}(?:\p{L}[\p{Ll}’'-]*))?(?: \p{L}[\p{Ll}’'-]*){0,3})(?=:(?: |$))/gu;
/** What laws, papers, gradings and steps are ordered by: `MDR Annex II`, `vibration Cat II`, `Section 47s`. */
const ORDERED =
  /(?<![\p{L}\p{N}&-])(?:(?:\p{Lu}{2,5}|[A-Z][a-z]?[A-Z]+) )?(?:Sections?|Annex(?:es)?|Articles?|Art\.|Parts?|Schedules?|Chapters?|Class|Category|Categories|Cat\.?|Grades?|Levels?|Bands?|Tiers?|Types?|Phases?|Stages?|Steps?|Modules?|Title|Rules?|Forms?|Appendix|Clauses?|Schaal|Klasse|Stufe|Gruppe|Entgeltgruppe|Anlage|Artikel|Catégorie|Niveau|Nivel|Grado|Categoría|Livello|Categoria|Nível|Groep) (?:\d{1,4}(?:[.-]\d{1,2})*\p{Ll}{0,2}|[IVX]{1,4}|\p{Lu}\d?)s?(?![\p{L}\p{N}-])/gu;
/** How a paper was passed. */
const PASSED =
  /(?<![\p{L}\p{N}&-])(?:\p{Lu}[\p{L}.]{1,7}(?: \(Hons\))?,? )?(?:with (?:a )?|at )(?:Distinction|Merit|Honours|Commendation|Credit|High Distinction|First Class Honours|Pass)(?!\p{L})/gu;
/** What is studied, behind the paper for it, also cut short: `BSc Biochem`, `BSc, Biological Sciences`. */
const STUDIED =
  /(?<![\p{L}\p{N}])(?:B\.?Sc|M\.?Sc|B\.?A|M\.?A|B\.?Eng|M\.?Eng|B\.?Com|M\.?Com|LL\.?B|LL\.?M|B\.?Ed|M\.?Ed|Ph\.?D|D\.?Phil|M\.?Phil|HND|HNC|FdSc|FdA|BTEC|MBA|PGDip|PGCert|PgDip|PGCE|B\.?Tech|M\.?Tech|B\.?S|M\.?S|B\.?E|BBA|BBus|BHSc|BAppSc|Dipl\.-Ing\.|Diplom|Bachelor|Master|Licence|Máster|Grado|Laurea|Diploma|A-levels?|A levels?)(?: \(?Hons\)?)?(?:,| in| of| en| di)? ((?:[\p{Lu}&][\p{L}’'-]*|and|of|in|for|with|&)(?: (?:[\p{Lu}&][\p{L}’'-]*|and|of|in|for|with|&)){0,5})(?![\p{L}\p{N}])/gu;
const SUBJECTS: ReadonlySet<string> = new Set(
  `${IN_PAPERS} biochem biol bio chem econ maths math psych stats geog hist mech elec civ comp sci comms acc acct fin mgmt mktg phys env pharm physio soc pol phil lit lang langs bus admin biological sciences science studies engineering physical social computer applied pure mathematics history english modern languages politics philosophy theology classics geography geology zoology botany ecology fashion textiles drama music film media journalism nutrition dietetics optometry podiatry radiography midwifery surveying quantity real estate hospitality tourism logistics supply chain`.split(
    /\s+/u,
  ),
);
const isSubject = (word: string): boolean => {
  const small = word.toLowerCase();
  if (/^(?:and|of|in|for|with|&)$/u.test(small)) return true;
  return (
    SUBJECTS.has(small) ||
    (isInDictionary(small) &&
      /(?:olog|onom|ograph|istr|etr|ics|ment|ing|tion|ance|ence|ies|ces|ure)(?:y|s)?$/u.test(small))
  );
};

const TOWN =
  "\\p{Lu}[\\p{L}’'-]{2,30}(?: (?:d[eiu]|la|le|am|an der|upon|on|sur|sous|ob der)? ?\\p{Lu}[\\p{L}’'-]{1,30}){0,2}";
/** Towns and regions one or the other of which would do: `Holland or Muskegon`, `Arras ou Valenciennes`. */
const EITHER = new RegExp(
  `(?<![\\p{L}\\p{N}&-])${TOWN}(?:, ${TOWN}){0,5},? (?:or|ou|o|oder|of|eller|nor) ${TOWN}(?![\\p{L}\\p{N}-])`,
  'gu',
);

/**
 * What people write with capitals in applications and notes about them, and is called so everywhere: parts of contracts and of the year,
 * labels, gradings, subjects of papers, and towns of which one or the other would do.
 */
export function ofApplicationsIn(text: string): Stretch[] {
  const before = (index: number): string => text.slice(Math.max(0, index - 40), index);
  const areWords = (said: string): boolean =>
    said.split(/[^\p{L}’'-]+/u).every((word) => word.length < 2 || isInDictionary(word.toLowerCase()));
  const headed = matchesOf(HEADED, text).filter(
    ({ 0: said, index }) => areWords(said) && !AT_HOUSE.test(before(index)),
  );
  const labels = matchesOf(LABEL, text).filter(({ 0: said }) => areWords(said));
  const studied = matchesOf(STUDIED, text).filter(({ 1: subject = '' }) =>
    subject.split(' ').every(isSubject),
  );
  const either = matchesOf(EITHER, text).filter(
    ({ 0: row, index }) =>
      !AT_HOUSE.test(before(index)) &&
      row
        .split(/, | (?:or|ou|o|oder|of|eller|nor) /u)
        .every((one) => placeNamed(fold(one), 'AU') !== null || isRegion(one.toLowerCase())),
  );
  return [
    ...headed,
    ...labels,
    ...studied,
    ...either,
    ...matchesOf(ORDERED, text),
    ...matchesOf(PASSED, text),
  ].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}
