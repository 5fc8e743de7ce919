import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK } from './proper-nouns.ts';
import { beginsSentence } from './spans.ts';
import { isSchoolOfSubject } from './subjects-learned.ts';

/** What is studied and how well, in the languages that are read and short. */
const SUBJECT =
  "business admin(?:istration)?|(?:mech(?:anical)?|civil|chem(?:ical)?|elec(?:trical)?|electronic|marine|mining|software|computer|aero(?:space)?|industrial) (?:eng(?:ineering)?|science)|(?:industrial|operations|supply chain|construction|hospitality|hotel|sports?|business) management|mechanical|electronics|electrical|accounting|accountancy|economics|econ|law|nursing|pharmacy|physics|chemistry|biology|history|maths|mathematics|statistics|computing|food science|agriculture|architecture|marketing|finance|psychology|CSE|ECE|EEE|EE|ME|CS|IE|IT|MBA|BSc|MSc|BCom|BBA|BA|MA|LLB|class of|batch(?: of)?|(?:first|second|upper|lower|1st|2nd) class|2[:.][12]|dean[’']s list(?:er)?|cum laude|magna|honou?rs|werktuigbouw\\p{Ll}*|bedrijfskunde|elektrotechniek|rechten|economie|informatica|Maschinenbau|Elektrotechnik|BWL|Jura|Informatik|Chemie|Physik|droit|gestion|mécanique|génie \\p{Ll}+|informatique|ingeniería|derecho|informática|económicas|ingegneria|giurisprudenza|economia|engenharia|direito|mecânica|makine mühendis\\p{L}*|elektrik|işletme|konetekniikka|kauppatieteet|gépészmérnök|közgazdász|informatyka|mechanika|prawo|ekonomia|akuntansi|teknik";
/** Whoever learned at a school, called after it, at the head of a sentence before what was learned: `Rattler, business admin`, `Delftenaar, werktuigbouw`. */
const OF_SCHOOL = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}’'-])(\p{Lu}[\p{L}’'-]{3,})(?<!ing)(?=, (?:${SUBJECT})(?=[.,;:)]|$| (?:\d|first|second|upper|lower|class|batch|with|from|by)(?!\p{L})| \d))`,
  'gu',
);
/** What those of an American school call themselves by its team, though it is a trade as well. */
const OF_TEAM = /^(?:Boilermaker|Cornhusker|Mountaineer)$/u;
/** What stands there of everybody. */
const OF_ANYBODY =
  /^(?:Engineer|Technician|Fitter|Manager|Graduate|Graduated|Grad|Degree|Bachelors?|Masters?|Doctorate|Diploma|Honours|Education|Educated|Qualified|Qualification|Studied|Studies|Student|Certified|Licensed|Chartered|University|College|School|Polytechnic|Academy|Undergrad|Postgrad|Alumna|Alumnus|Major|Minor|Subjects?|Studium|Abschluss|Studiert|Diplom|Licence|Diplômée?|Master|Licenciad[oa]|Titulad[oa]|Graduad[oa]|Carrera|Formación|Formação|Formad[oa]|Laureat[ao]|Laurea|Afgestudeerd|Opleiding|Studie|Mezun|Lisans|Dyplom|Studia|Licencjat|Magister|Sarjana|Lulusan|Finance|Marketing|Accounting|Engineering|Science|Economics|Law|Maths|Physics|Chemistry|Biology|Also|Then|Later|First|Second|Strong|Good|Solid|Background|Currently|Previously)$/u;

/** A school by its kind and what it is for, in small letters, where somebody comes from it: `Po akademii górniczej`. */
const AFTER_SCHOOL =
  /(?<=(?<!\p{L})(?:[Pp]o|[Uu]kończy\p{L}+|[Ss]kończy\p{L}+|[Aa]bsolwent(?:ka)?) )(?:akademii|akademię|politechni\p{Ll}+|polibudzie|polibudę|uniwersytecie|uniwersytet)(?: \p{Ll}+(?:ej|ą|im|ym|i|y))?(?!\p{L})/gu;

const isRole = (said: string): boolean =>
  roles().book.at(
    wordsOf(said).map(({ text }) => text),
    0,
  ) !== undefined;

const TOWN = /(?<![\p{L}\p{M}\p{N}’'-])\p{Lu}\p{Ll}{2,}(?![\p{L}’'-])/gu;
const TOWN_OF_TWO = /(?<![\p{L}\p{M}\p{N}’'-])\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}(?![\p{L}’'-])/gu;
const isTownOrPart = (said: string): boolean => {
  const place = placeNamed(fold(said), 'AU');
  return place !== null && place.kind !== 'country';
};

/** Schools told by what those who learned there are called, and by their kind where somebody comes from one. */
export function ofASchoolIn(text: string): UncertainOccurrence[] {
  const heads = matchesOf(OF_SCHOOL, text).filter(
    ({ 1: word = '', index }) =>
      beginsSentence(text, index) &&
      !OF_ANYBODY.test(word) &&
      !OF_WORK.test(word) &&
      !OF_FORMS.has(word.toLowerCase()) &&
      (!isRole(word) || OF_TEAM.test(word)),
  );
  const towns = [TOWN, TOWN_OF_TWO]
    .flatMap((pattern) => matchesOf(pattern, text))
    .filter(
      ({ 0: said, index }) =>
        isSchoolOfSubject(text, { start: index, end: index + said.length }) && isTownOrPart(said),
    );
  return [...heads, ...towns, ...matchesOf(AFTER_SCHOOL, text)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    reason: 'school',
    why: 'may tell the school that somebody comes from',
  }));
}
