import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isGivenName } from '../names/index.ts';
import type { Place } from './near.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { ofTradesIn } from './of-trades.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary } from './reading.ts';
import { beginsSentence, coverOf, type Reason } from './spans.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';
import { isCountryAsking } from './words-in-frames.ts';

const DEGREE =
  'degrees?|diploma|M\\.?B\\.?A|Ph\\.?D|D\\.?Phil|M\\.?Phil|MB?ChB|MBBS|M\\.?D|B\\.?Sc|B\\.?A|B\\.?Eng?|B\\.?Com|B\\.?E|B\\.?Tech|M\\.?Tech|M\\.?Sc|M\\.?Eng|M\\.?A|LL\\.?[BM]|B\\.?Ed|B\\.?N|PGCE|Dipl\\.?-Ing\\.?|MPharm|BPharm|PharmD|MBBS|MBChB|BDS|BVSc|MRes|MChem|MPhys|MMath|MArch|BArch|BDes|BFA|MFA|MPH|MPA|MSW|MBus|BBus|BBA|EMBA|HND|HNC';
const LEARNED = new RegExp(
  String.raw`\b(?:(?:took|got|earned|gained|with|holds?|has) an? (?:starred )?(?:double )?(?:first|2:1|2:2|upper second|lower second|distinction|scholarship|blue)|(?<=(?:^|[.,;] ?)(?:an? )?(?:starred |double )?)(?:first|2:[12]|distinction)(?= from)|stud(?:ied|ies|ying)|read|reading|graduat\p{L}*|educated|went up|attended|enrolled|alumn\p{L}+|master(?:'s|s)?|bachelor(?:'s|s)?|doctorate|thesis|trained|honours|lectur\p{L}+|taught|${DEGREE})\b[^.;!?]{0,40}?\b(?:at|from|to|in|through|under|via|by way of|courtesy of|out of)\s+(?:the )?$`,
  'iu',
);
/** A paper and what it is in, before the place that gave it: `BSc, Oxford`, `BEng in Physics (Oxford, 2014)`. */
const PAPER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:${DEGREE}|doctorate|honours|thesis)(?: \(Hons\))?(?: (?:in |of )?\p{L}[\p{L} &]{2,40})?(?:, ?| ?\(| [–-] |: )$`,
  'iu',
);
const SCHOOLED =
  /^ (?:grad(?:uate)?s?|alum\p{L}*|(?:man|woman|mathematician|chemist|engineer|economist|lawyer|historian(?!,)|physicist|geologist|linguist|classicist|medic|scholar)(?!s)|B\.?(?:Com|Sc|A|Eng|Bus|Pharm|Arch|BA|DS|VSc|Des|FA|Tech|Ed|N)|M\.?(?:Sc|A|BA|Eng|Com|Pharm|Res|Chem|Phys|Math|Arch|FA|PH|PA|SW|Phil|BBS|BChB|D)|PharmD|EMBA|LL\.?[BM]|PGCE|D?PhD|DPhil|HND|degree|thesis|course|programme|doctorate|(?:master|bachelor)[’']?s?|(?:law|business|medical|med|engineering|dental|nursing|art) school)(?!\p{L})|^ (?:was|is|were) (?:my|his|her|their) (?:\p{L}+ )?(?:school|university|college|alma mater)\b/u;
const A_FIRST = /^ (?:first|2:[12])(?!\p{L}| (?:time|aid|class (?!hon)|year|team))/u;
/** `After Oxford she joined a bank`: where one has been before something else. */
const SINCE = /(?:^|[.!?:;]\s+|,\s+)(?:after|before|since) $/iu;
const SINCE_THEN = /^,? (?:s?he|they|I|we|came|the candidate)(?!\p{L})/u;

/** `Exeter then Marjon`: schools one after the other. */
const IN_TURN =
  /^(?:(?:,)? (?:and )?then (?:the )?\p{Lu}|, (?:and )?then |, (?:an? )?(?:first|2:[12]|upper second|lower second|nights|evenings|part[ -]time|by distance|(?:19|20)\d\d)(?!\p{L}))/u;
/** The class of a degree behind the town of a school on record: `Durham, First, then`. */
const CLASS_BEHIND =
  /^(?:, | \()(?:an? )?(?:(?:[Ff]irst(?: [Cc]lass)?|[Uu]pper [Ss]econd|[Ll]ower [Ss]econd|[Dd]istinction|[Mm]erit|[Hh]ons|[Hh]onours|[Cc]um laude|[Ss]umma|[Mm]agna)(?=[,.;)]|$| (?:in|with|from) )|2:[12](?!\d))/u;
/** What is studied, in short as each language says it, behind the town of a school on record: `Mannheim, BWL`, `Bath, Mech Eng`. */
const SUBJECT_BEHIND =
  /^(?:, |: | \(| – | - )(?:BWL|VWL|WiWi|Wirtschaft\p{L}*|Jura|Rechtswissenschaft\p{L}*|(?:Wirtschafts)?[Ii]nformatik|Maschinenbau|Elektrotechnik|Bauingenieur\p{L}*|Architektur|Medizin|Pharmazie|Psychologie|Germanistik|Anglistik|Soziale Arbeit|Textil\p{L}*|Verfahrenstechnik|Mechatronik|Chemie|Physik|Biologie|Mathe(?:matik)?|Logistik|Lehramt|Mech(?:anical)? Eng(?:ineering)?|Civil Eng(?:ineering)?|(?:Elec|Electrical|Chem|Chemical|Aero) Eng(?:ineering)?|[Ee]ngineering|[Ee]nglish(?: [Ll]it(?:erature)?)?|[Hh]istory|[Ll]aw|[Ee]conomics|[Ee]con|[Mm]aths?|[Pp]hysics|[Cc]hemistry|[Bb]iology|[Mm]edicine|[Nn]ursing|[Pp]sychology|[Aa]ccounting|[Ff]inance|[Mm]arketing|[Bb]usiness|[Cc]omp(?:uter)? [Ss]ci(?:ence)?|PPE|[Cc]lassics|[Gg]eography|[Gg]eology|[Pp]harmacy|[Aa]rchitecture|[Dd]roit|[Gg]estion|[Éé]co(?:nomie)?|[Ll]ettres|[Mm]édecine|[Ii]nformatique|[Gg]énie (?:civil|mécanique|chimique)|[Dd]erecho|ADE|[Ee]conómicas|[Mm]edicina|[Ii]ngenier[ií]a\p{L}*|[Ii]nformática|[Pp]eriodismo|[Aa]rquitectura|[Ee]conomia|[Gg]iurisprudenza|[Ii]ngegneria\p{L}*|[Ll]ettere|[Dd]ireito|[Ee]ngenharia\p{L}*|[Aa]dministração|[Ee]nfermagem|[Rr]echten|[Bb]edrijfskunde|[Gg]eneeskunde|[Bb]ouwkunde|[Ww]erktuigbouw\p{L}*|[Pp]rawo|[Zz]arządzanie|[Bb]udownictwo|[Mm]edycyna|[Pp]rávo|[Ss]trojní)(?=[,.;):]|$| (?:und|and|et|y|e|en|i|a|with|mit|bis|\(|\d))/u;
/** What somebody learned in a town's school, told in short behind it: `Lincoln ag diploma`, `Durham law degree`. */
const SUBJECT_AND_PAPER =
  /^ (?:\p{Ll}[\p{Ll}&-]+ ){1,3}(?:diploma|dip|degree|grad(?:uate)?|cert(?:ificate)?|honours|first|2:[12]|master[’']?s|bachelor[’']?s|doctorate|PhD|BSc|MSc|BA|MA|BEng|MEng|MBA)(?!\p{L})/u;

/** What somebody learned at what stands before it: `Exeter for law`, `City College for the NVQ`, `Bath by degree`. */
const FOR_SUBJECT =
  /^ (?:for (?:an? |the |her |his |their |my )?(?:\p{Ll}+ )?(?:degrees?|diploma|NVQs?|HN[CD]|BTEC|A[ -]levels?|GCSEs?|BSc|BA|MSc|MA|MBA|BEng|MEng|LL[BM]|PhD|PGCE|CIPD|AAT|apprenticeship|undergrad\p{L}*|post-?grad\p{L}*|bachelor[’']?s|master[’']?s|doctorate|law|nursing|midwifery|medicine|engineering|economics|history|maths?|physics|chemistry|biology|geography|geology|accountancy|accounting|languages|modern languages|english|french|german|spanish|architecture|pharmacy|dentistry|psychology|sociology|politics|philosophy|classics|music|drama|fine art|art|design|graphics|fashion|textiles|computing|computer science|business studies|social work|teacher training|teaching|catering|bricklaying|joinery|plumbing|welding)(?!\p{L})(?! clients| firms?| teams?| departments?)|by (?:degree|education|schooling|training|diploma))(?!\p{L})/u;

/** With what somebody left the school that a sentence begins with: `Lincoln with a 2:1`. */
const WITH_CLASS =
  /^,? with (?:an? )?(?:first|2:[12]|upper second|lower second|distinction|merit|honours|starred first|degree|doctorate)(?!\p{L})/u;

/** Whether what follows says what somebody learned at the school before it. */
export const isTaughtBy = (after: string): boolean => FOR_SUBJECT.test(after);

/** Somebody is in a town, and at a school that is called by it: `at Otago`. */
const AT =
  /(?<!(?:good|great|strong|skilled|adept|expert|better|best|quick|handy|excellent|look(?:s|ed|ing)?|level|call|not|least) )(?<!\p{L})[Aa]t (?:the )?$/iu;
const AT_GOES_ON =
  /^(?:[’']s(?!\p{L})|[.,;:)!?–—-]|$|\n| \(| (?:in|as|since|for|before|after|and|on|to|where|until|till|from|again|then|who|which|s?he|they|it|I|we|there|was|were|is|has|had|came|lasted|took|remember|with|by|but|when|while|under|during|through|or|\d+|\p{Ll}+ing)(?!\p{L}))/u;
/** `an exchange year in Lyon`: a town in which somebody learned, which is no school of theirs by itself. */
const IN_TOWN = /(?<!\p{L})in (?:the )?$/iu;
export const MORE = /^ \p{Lu}/u;

/** What there is at a school, or comes from it, and how one gets there: `lecturers at Bath`, `a place at Keio`. */
const OF_SCHOOL =
  /(?<!\p{L})(?:(?:alum\p{L}*|graduates?|grads?|fellow students?|classmates?|old boys?|old girls?) (?:of|from|at)|(?:lectur\p{L}+|professors?|tutors?|teachers?|students?|classes|course(?: of study)?|seminars?|semesters?|terms?|exams?|finals|place|offer|scholarship|bursary|fellowship|exchange(?: year)?|year abroad|dissertation|studies|halls?|freshers|prize|medal|final year|first year|top of the year) (?:at|from|in|with)|(?:thesis|dissertation) for|(?:way|sponsored|put|studied) through|got into|accepted (?:by|at|to|into)|dropped out of|thrown out of|matriculat\p{L}+ (?:at|from)|enroll?\p{L}* (?:at|with)|applied to|rowed for|spent at|won at|met at|learn\p{L}+ (?:[\p{L}-]+ ){0,5}at) (?:the )?$/iu;
/** How a sentence goes on after a school that it begins with: `Reading taught them to count`. */
const GAVE =
  /^ (?:taught|gave|awarded|offered|trained|turned|made|showed|admitted|sponsored) (?:him|her|them|me|us|his|\p{Lu}|the candidate|an? )/u;
/** A town where somebody is: `BSc, Auckland based`. */
const BASED = /^(?:-| )based(?!\p{L})/u;
/** What is of a school, behind it: `the Bath years`, `a York prize`. */
const SCHOOL_HAS =
  /^ (?:(?!to|and|or|in|on|at|of)\p{Ll}+ )?(?:years|days|alumni|dissertation|scholarship|scholar|reunion|lecturers?|professors?|library|campus|lectures?|exams?|finals|transcript|diploma|degrees?|boat club|chapel|prospectus|classmates?|semesters?|labs|laboratory|night school|evening school|society|debaters?|choir|hockey|cricket|rugby|rowing|crew|eight|halls?|accent|scarf|tie)(?!\p{L})/u;
/** Where one goes to a school, or to its town. */
export const MAY_BE =
  /(?<!\p{L})(?:went (?:up |back )?to|returned to|going to|transferred (?:to|from)|straight from|fresh from|between|left|leaving|friends from|quit|chose|from) (?:the )?$/iu;
/** What tells that one went there to learn. */
const TO_LEARN =
  /^(?: (?:on|for|after) an? (?:\p{L}+ )?(?:scholarship|bursary|grant|doctorate|master(?:[’']?s)?|degree|diploma|PhD|MBA|MSc|DPhil|year)| (?:to (?:read|study)|with an? (?:\p{L}+ )?(?:first|2:[12]|upper second|lower second|degree|diploma|distinction|doctorate|thesis)|(?:at|aged?) (?:18|19|eighteen|nineteen)|straight from school)(?!\p{L}))/u;

/**
 * Whether the words around a place say that it is a school there.
 * @param isKnown whether it may be the one on record: somebody is at many other things
 */
export function isSchoolThere(text: string, { start, end }: Place, reason: Reason, isKnown = true): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 60);
  const isAt = isKnown || /(?<!\p{L})(?:at|from) (?:the )?$/iu.test(before);
  if ((LEARNED.test(before) && isAt) || (PAPER.test(before) && !BASED.test(after)) || SCHOOLED.test(after))
    return true;
  if (A_FIRST.test(after) && /(?<!\p{L})(?:an?|his|her|their|my|the|starred|double) $/iu.test(before))
    return true;
  if (SINCE.test(before) && SINCE_THEN.test(after)) return true;
  if (reason !== 'school') return false;
  if (isKnown && beginsSentence(text, start) && (CLASS_BEHIND.test(after) || SUBJECT_BEHIND.test(after)))
    return true;
  if (isKnown && SUBJECT_AND_PAPER.test(after) && !/(?<!\p{L})(?:in|near|from) $/iu.test(before)) return true;
  if (isKnown && beginsSentence(text, start) && WITH_CLASS.test(after)) return true;
  if (isKnown && isTaughtBy(after) && !/(?<!\p{L})(?:in|near|around) $/iu.test(before)) return true;
  if (MORE.test(after)) return beginsSentence(text, start) && GAVE.test(after);
  if ((isAt || !IN_TOWN.test(before)) && OF_SCHOOL.test(before))
    return !isCountryAsking(text, { start, end });
  if (isKnown && AT.test(before) && AT_GOES_ON.test(after)) return true;
  if (SCHOOL_HAS.test(after) && /(?<!\p{L})(?:the|an?|his|her|their|my|its|of) $/iu.test(before)) return true;
  if (MAY_BE.test(before) && TO_LEARN.test(after)) return true;
  return beginsSentence(text, start) && (IN_TURN.test(after) || GAVE.test(after));
}

/** Whether somebody was at what stands there, and not in it. */
export function isAtSchool(text: string, { start, end }: Place): boolean {
  const after = text.slice(end, end + 30);
  return AT.test(text.slice(Math.max(0, start - 20), start)) && AT_GOES_ON.test(after) && !MORE.test(after);
}

/** Where nothing but a school stands, whatever letters say elsewhere: `a graduate of HSE`. */
const FROM_SCHOOL =
  /(?<!\p{L})(?:(?:alum\p{L}*|graduates?|grads?|classmates?|fellow students?) (?:of|from|at)|(?:lecturers?|professors?|tutors?|students?|classes|course|semesters?|scholarship|exchange(?: year)?|dissertation|thesis|degrees?|doctorate|studied|studying|graduat(?:ed|ing)|honours) (?:(?:in|of) \p{Ll}[\p{Ll} ]{2,30} )?(?:at|from)|got into|enrolled at|matriculated at) (?:the )?$/iu;
const METHOD_AFTER =
  /^ (?:courses?|programmes?|programs?|diplomas?|certificates?|training|trained|degrees?|thesis|education|exams?|method|B\.?\p{L}+|M\.?\p{L}+|PhD|(?:\p{Ll}+ )?(?:society|school|engineer|scholar))(?!\p{L})/u;
/** Nobody is a graduate of a board that examines. */
const GRADUATE =
  /(?<!\p{L})(?:alum\p{L}* of|graduates? of|graduated from|studied at|lecturers? at|thesis at) (?:the )?$/iu;
const GAVE_DEGREE = /^ (?:taught|gave|awarded) (?:him|her|them|me|the candidate|\p{Lu}\p{Ll}+)(?!\p{L})/u;
/** What stands behind a paper and is none of its school: `BSc (Hons)`, `MBA, CPA`. */
const OF_PAPER =
  /^(?:Hons|Honours|Dist|Distinction|Merit|Commendation|First|Upper|Lower|Second|Pass|Credit|Summa|Magna|Cum|Part|Level|Full|Evening|Online|Dr|Prof)$/u;
const ONE = /(?<![\p{L}\p{N}&@./’'-])\p{L}{2,20}(?![\p{L}\p{N}&@/-]| \p{Lu})/gu;

/**
 * Schools that no record has, where the words around tell them: letters (`a graduate of HSE`) and words that nothing else explains (`the
 * Zheda years`).
 * @param terms what the person is recorded as able to do
 */
export function schoolsThereIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const there = matchesOf(ONE, text).flatMap(({ 0: word, index: start }) => {
    if (!/\p{Lu}/u.test(word)) return [];
    const end = start + word.length;
    const small = word.toLowerCase();
    const isLetters = /\p{Lu}.*\p{Lu}/u.test(word) && word.length < 8;
    const before = text.slice(Math.max(0, start - 70), start);
    const isStrict =
      isLetters &&
      (FROM_SCHOOL.test(before) ||
        (beginsSentence(text, start) && GAVE_DEGREE.test(text.slice(end, end + 40))));
    const isOpen =
      isLetters || (!isInDictionary(small) && !isGivenName(small) && placeNamed(fold(word), 'AU') === null);
    const isOfWork = ACRONYMS_OF_WORK.has(small) || LETTERS_OF_FIELD.has(small) || OF_PAPER.test(word);
    // `BSc, MRCGP` and `the Bobath course`: a title and a method.
    const isOther =
      METHOD_AFTER.test(text.slice(end, end + 40)) ||
      (isLetters && !/\p{Ll}/u.test(word) && PAPER.test(before));
    const is =
      isStrict || (isOpen && !isOfWork && !isOther && isSchoolThere(text, { start, end }, 'school', false));
    return is ? [{ start, end, isStrict, isSure: isLetters && GRADUATE.test(before) }] : [];
  });
  if (there.length === 0) return [];
  const bodies = coverOf(ofTradesIn(text).filter(({ isBody }) => isBody));
  const known = coverOf(termsOf(text, terms));
  return there
    .filter((one) => one.isSure || (!bodies.overlaps(one) && (one.isStrict || !known.overlaps(one))))
    .map(({ start, end }) => ({
      start,
      end,
      reason: 'school',
      why: 'is a school by the words around it, and no record has it',
    }));
}

/** Somebody by the school of their youth: `Mount Mercy girl, then …`. */
const GIRL =
  /(?<=(?:^|[.;:!?] |\n|(?<!\p{L})(?:a|an|old|former|proud) ))(\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+){0,2}) (?:girl|boy|old boy|old girl|man|woman)(?=,? (?:then|and|by|through|first|before|with|who|at)(?!\p{L})|[,.;]|$)/gu;

/** The names of schools by which people call themselves their girls and boys; a region or a word alone is none. */
export const ofYouthIn = (text: string): UncertainOccurrence[] =>
  matchesOf(GIRL, text).flatMap(({ 1: said = '', index }) => {
    const words = said.split(' ');
    const isWord = words.length === 1 && isInDictionary(said.toLowerCase());
    const isOfWork = words.some((word) => OF_FORMS.has(word.toLowerCase()) || OF_WORK.test(word));
    if (isWord || isOfWork || placeNamed(fold(said), 'AU') !== null) return [];
    return [
      {
        start: index,
        end: index + said.length,
        reason: 'school',
        why: 'is what a school is called by those who went there',
      },
    ];
  });
