import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isGiven, isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { timeIn } from './dates.ts';
import type { Found } from './found.ts';
import { behindComma, withoutPostNominals, withoutTitles } from './name-affixes.ts';
import { besideName, inLatin } from './name-beside.ts';
import { confidenceOf, type FoundName, GUESSED, isGuess } from './name-certainty.ts';
import { isHouse, isOccupation, isPlace } from './name-doubts.ts';
import { agreement, evidenceOf, isDoubtful, isNoPerson, lettersOf, ownDomain } from './name-evidence.ts';
import { LABEL, labelIn, NAMES_NAME } from './name-labels.ts';
import { calledByBracket, givenFirst, givenFirstBy, surnameLast, withSurnameFirst } from './name-order.ts';
import {
  inTwoCells,
  isGivenAlone,
  isGivenOver,
  isPerhapsSurname,
  isRestOf,
  isSetAlike,
  PAPER_ALONE,
  wholeLine,
  withLedOn,
} from './name-two-lines.ts';
import { nameWithin, withoutMoreBy } from './name-within.ts';
import { capitalised, endsLed, PARTICLE, tidyName } from './name-written.ts';
import { isNameless } from './nameless.ts';
import { hasLegalForm } from './occupations.ts';
import { sectionOf, spaced } from './sections.ts';
import type { CvLine } from './source.ts';
import { languageNamed, placeIn, skillNamed } from './vocabulary.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeSchool, looksLikeTitle } from './words.ts';

// A form with separate fields for the parts of a name.
const SURNAME =
  /^(?:surname|last name|family name|nachname|familienname|zuname|nom(?: de famille)?|apellidos?|cognome|sobrenome|apelidos?|achternaam|familienaam|efternamn|efternavn|etternavn|sukunimi|nazwisko|prijmeni)$/;
// Of those, the ones that never mean the whole name.
const ONLY_SURNAME =
  /^(?:surname|last name|family name|nachname|familienname|zuname|nom de famille|apellidos?|cognome|sobrenome|apelidos?|achternaam|familienaam|efternamn|efternavn|etternavn|sukunimi|nazwisko|prijmeni)$/;
const GIVEN =
  /^(?:first names?|given names?|forenames?|christian names?|vornamen?|prenoms?|(?:primer )?nombres?|nome|nomes? propr(?:io|ios)|voorna(?:am|men)|roepnaam|rufname|fornamn|fornavn|etunim(?:i|et)|imie|imiona|jmeno)$/;
// Beside a field for the surname this means the given names.
const ALL_GIVEN = /^full names?$/;
// What a form with a field for the given name calls the other field.
const OTHER_PART = /^(?:name|naam|namn|navn|nimi)$/;
// A label that asks for the surname before the given name.
const SURNAME_FIRST =
  /^(?:surname|last name|family name|nachname|familienname|zuname|name(?=\W+(?:und |and )?(?:vor|fore|first|given|voor))|nom|apellidos?|cognome|sobrenome|apelidos?|achternaam|naam(?=\W+(?:en )?voor)|efternamn|efternavn|etternavn|sukunimi|nazwisko|prijmeni)[^a-z]+(?:(?:and|und|et|y|e|en|och|og|i|a)[^a-z]+)?(?:given |first |primer )?(?:fore|vor)?(?:names?|prenoms?|nombres?|nome|namen?|voorna\p{L}+|fornamn|fornavn|etunim\p{L}+|imie|imiona|jmeno)/u;
const OTHERS_NAME =
  /compan|firm|empres|employ|father|mother|spouse|school|project|user|file|padre|madre|p[eè]re|m[eè]re|bedrijf/i;
const PAPER =
  /^(?:curriculum vitae|resume|résumé|cv|lebenslauf|hoja de vida|currículo|currículum)(?:\s+(?:of|de|di|von|van|för|for))?(?:\s*[:|\t–—-]\s*|\s+)(?=\p{L})/iu;
const BORN =
  /\s*[,(]?\s*(?:(?<=[\s,(])(?:geb\.?|geborene?|n[ée]e?|born|født|född|o\.s\.)\s+[\p{L}\d][^()]*|\*\s?\d[\d./ -]+)\)?$/iu;

const NOT_A_NAME =
  /(?<!\p{L})(?:curriculum|vitae|formato|europeo|modello|modelo|dossier|resume|résumé|cv|lebenslauf|page|seite|confidential|profile?|contact|details|summary|personal|address|phone|mobile|email|e-mail|nationality|portfolio|www|linkedin|github|street|road|avenue|drive|updated|version|candidate|experience|skills|education|europass|county|area|region|bewerbung|hoja|ref|reference|personali?e?n?|persönliche|pagina|página|currículo|currículum|cidade|stra(?:ss|ß)e|via|rua|calle|rue|informazioni|datos|dados|données|driving|licence|available|immediately|date|born|married|single|male|female|geboren|verheiratet|ledig|nato|nata|née?|male|new|united|north|south|university|gmbh|ltd|street)(?!\p{L})/iu;
// Words of every day that are surnames behind a known given name: "Joe Page".
const SURNAME_AS_WORD =
  /(?<=^\p{L}+(?: \p{L}[\p{L}.]*)?) (?:Page|Street|North|Born|Rua|PAGE|STREET|NORTH|BORN|RUA)$/u;
// A word with a full stop that is no short form, or a greeting: "Hello. I'm Priscilla."
const IN_SENTENCE =
  /\p{L}\p{Ll}{4,}\.(?:\s|$)|^(?:hello|hi|hey|hallo|bonjour|ciao|hola|hej|hei|ol[áa])(?![\p{L}-])[,. ]|\bI['’](?:m|ve)\b/iu;
const NAME_WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’`.-]*|\p{Lu}\.?|\p{Ll}{1,3}['’]?\p{Lu}[\p{L}'’-]+|\p{Ll}{4}['’]\p{Lu}[\p{L}'’-]+|(?:al|el|d|o|l)[-'’]\p{Lu}[\p{L}'’-]+)$/u;
const EAST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]{2,5}$/u;
// "Nome DE ANGELIS, PIER PAOLO": the cell of a form right behind its label.
const LABEL_TOUCHING = /^(Nome|Nom|Name|Nombre|Naam|Namn|Navn)\s+(?=\p{Lu}[\p{L}'’-]*,?\s+\p{L})/u;
// "Emma Watson-Jones (she/her)", "Deborah Ogunlesi (Mrs.)".
const PRONOUNS =
  /\((?:(?:she|he|they|her|him|them|ella|él|elle|il|sie|er|hij|zij)\/\p{L}+(?:\/\p{L}+)?|mrs?|ms|miss|mx|herr|frau)\.?\)/iu;
const TITLED = /^(?:dr|prof|mrs?|ms|mx|rev|sir|dame)\.?\s+\p{Lu}/iu;
// "Annelies Koster - de Boer": a hyphen before a particle joins two surnames, with spaces around it too.
const OF_MARRIAGE =
  /(?<=\p{Lu}[\p{L}.'’-]*\s)(\p{Lu}\p{L}+)\s?[–-]\s?((?:van|de|den|der|ter|ten|te|het|['’]t)(?:\s(?:de|den|der|het|['’]t))?\s\p{Lu}\p{L}+)/gu;
// "Jane Harrow, 12 High Street, Leeds" on one line.
const BEFORE_ADDRESS = /^([^,\d]{5,50}),\s[^,]*\d/;

/** A field of a form that holds one part of a name. */
function partIn(text: string, label: RegExp): string | null {
  const before = LABEL.exec(text);
  if (before === null || !label.test(labelIn(before[1] ?? ''))) return null;
  const value = text.slice(before[0].length).trim();
  const [first = ''] = value.split(' ');
  const begins = /^\p{Lu}/u.test(value) || (PARTICLE.test(first) && /\s\p{Lu}/u.test(value));
  return begins && /^\p{L}[\p{L}\p{M}'’. -]{0,40}$/u.test(value) ? value : null;
}

/** The fields of a form of which several share a line: "Name: Meier⇥Vorname: Hans". */
function fieldsOf({ text, ...rest }: CvLine): CvLine[] {
  const cells = text.split('\t').map((cell) => cell.trim());
  const isLabel = (cell: string | undefined): boolean =>
    cell !== undefined && NAMES_NAME.test(labelIn(cell)) && cell.length < 30;
  if (cells.length === 4 && isLabel(cells[0]) && isLabel(cells[2]))
    return [0, 2].map((at) => ({ ...rest, text: `${cells[at]}\t${cells[at + 1]}` }));
  for (const parts of [
    cells,
    text.split(/\s+[–—-]\s+|\s*[,;/]\s+(?=[\p{L}()]+\s*:)|\s{2,}(?=[\p{L}()]+\s*:)/u),
  ])
    if (parts.length > 1 && parts.every((cell) => isLabel(LABEL.exec(cell)?.[1])))
      return parts.map((cell) => ({ ...rest, text: cell }));
  return [{ ...rest, text }];
}

/** The name of a form whose surname and given names stand in two fields. */
function inTwoFields(head: readonly CvLine[]): Found<string> | null {
  const fields = head.flatMap(fieldsOf);
  const of = (label: RegExp): CvLine | undefined => fields.find(({ text }) => partIn(text, label) !== null);
  const given = of(GIVEN) ?? of(ALL_GIVEN);
  const surname = [SURNAME, OTHER_PART].map(of).find((line) => line !== undefined && line !== given);
  if (surname === undefined || given === undefined) return null;
  const [first, last] = [
    partIn(given.text, GIVEN) ?? partIn(given.text, ALL_GIVEN) ?? '',
    partIn(surname.text, SURNAME) ?? partIn(surname.text, OTHER_PART) ?? '',
  ];
  const isWhole = fold(last)
    .split(/\s+/)
    .includes(fold(first).split(/\s+/)[0] ?? '');
  const named = nameIn(isWhole ? last : `${first} ${last}`);
  return named === null
    ? null
    : { value: named.name, confidence: 0.93, page: surname.page, quote: `${given.text} · ${surname.text}` };
}

interface Named {
  name: string;
  /** One word, lower case or another script: only a name if other evidence supports it. */
  weak: boolean;
  /** Whether the line is labelled as a name. */
  labelled: boolean;
  /** Whether it has a title before it, or letters or a sign of its owner's behind it: "Dr", "RGN", "(she/her)". */
  dressed: boolean;
}

/** The person's name in a text, without titles, suffixes and what stands beside it; null for other texts. */
export function nameIn(written: string): Named | null {
  const text = inTwoCells(inLatin(written));
  const apart = spaced(text);
  const plain = besideName(apart);
  const named = plain === apart ? null : nameAlone(plain);
  const isNamed = named !== null && isGiven(named.name.split(' ')[0] ?? '') && named.name.includes(' ');
  return isNamed ? named : nameAlone(text);
}

function nameAlone(text: string): Named | null {
  const whole = spaced(text).trim().replace(LABEL_TOUCHING, '$1: ');
  const before = LABEL.exec(whole);
  const labelled =
    before !== null && NAMES_NAME.test(fold(before[1] ?? '')) && !OTHERS_NAME.test(before[1] ?? '');
  const [cell = ''] = (labelled ? whole.slice(before[0].length) : whole)
    .replace(PAPER, '')
    .replace(OF_MARRIAGE, '$1-$2')
    .split(/\t|\s\|\s|\s[–—-]\s|\s[•·]\s/)
    .map((part) => part.trim());
  // No name is so long, and what follows goes back and forth over it.
  if (cell.length > 300) return null;
  const addressed = BEFORE_ADDRESS.exec(cell)?.[1];
  const written = (addressed ?? cell)
    .replace(/\(([^)]*)\)/g, (all, inside: string, at: number, text: string) =>
      (/^(?:\p{Lu}\.\s?)+$/u.test(withoutTitles(text.slice(0, at))) &&
        /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u.test(inside)) ||
      (/^\p{Lu}[\p{Ll}'’-]+$/u.test(inside) && !/^(?:M(?:r|s|rs|iss|x)|Dr|Herr|Frau|Ret|Retd)$/.test(inside))
        ? all
        : ' ',
    )
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s,|·•–—-]+$/g, '')
    .replace(BORN, '')
    .trim();
  const untitled = withoutTitles(written);
  const bare = calledByBracket(untitled);
  if (bare.length < 2 || bare.length > 70 || /[\d@:;/\\!?%€$£+=<>]/.test(bare) || IN_SENTENCE.test(bare))
    return null;
  if (EAST.test(bare.replace(/\s/g, ''))) return { name: bare, weak: true, labelled, dressed: false };
  const parts = bare.split(/\s*,\s*/).filter((part) => part !== '');
  const [first = '', ...others] = parts;
  const kinds = others.map((part) => kindBehind(part, first, labelled));
  if (kinds.includes(null)) return null;
  const rest = others.filter((_, at) => kinds[at] === 'given');
  if (rest.length > 1 || (rest.length === 0 && others.length > 0 && !/\s/.test(first))) return null;
  const [second] = rest;
  const given = withoutPostNominals(first, others.length > 0);
  const spoken =
    second !== undefined
      ? withSurnameFirst(first, withoutTitles(second), labelled)
      : labelled
        ? givenFirst(given, SURNAME_FIRST.test(labelIn(before[1] ?? '')))
        : given;
  if (spoken === null) return null;
  const words = spoken.split(/\s+/);
  if (
    words.filter((word) => !PARTICLE.test(word)).length > 7 ||
    words.length > 10 ||
    NOT_A_NAME.test(isKnownGiven(words[0] ?? '') ? spoken.replace(SURNAME_AS_WORD, '') : spoken) ||
    sectionOf(spoken) !== null
  )
    return null;
  const small =
    words.length > 1 && words.length < 6 && words.every((word) => /^\p{Ll}[\p{Ll}'’-]*\p{Ll}$/u.test(word));
  const fits = words.every(
    (word, at) =>
      NAME_WORD.test(word) ||
      // "Sjaak op den Kamp", "Quirine in ’t Veld"
      (/^(?:op|in|uit|aan|onder|over|voor)$/.test(word) &&
        /^(?:de[nr]?|het|['’]t)$/.test(words[at + 1] ?? '')) ||
      PARTICLE.test(word) ||
      /^["“”(‘'’]\p{Lu}[\p{L}.]+["”“)’']$/u.test(word),
  );
  if (!fits && !small) return null;
  const name = tidyName(small ? words.map(capitalised).join(' ') : spoken);
  if (endsLed(name)) return null;
  // Initials alone tell nobody's name.
  if (!/\p{L}{2}/u.test(name) || /^\p{Lu}{1,3}$/u.test(bare)) return null;
  const count = name.split(' ').length;
  const dressed =
    (untitled !== written && /^\p{Lu}/u.test(written)) ||
    TITLED.test(written) ||
    given !== first ||
    (kinds.includes('affixes') && others.every((part) => !looksLikeTitle(part))) ||
    PRONOUNS.test(whole) ||
    PAPER.test(whole);
  return { name, weak: small || count < 2 || addressed !== undefined, labelled, dressed };
}

// What stands behind a comma of a name: a part of it, or what somebody may call themselves.
function kindBehind(part: string, before: string, labelled: boolean): 'affixes' | 'given' | null {
  const kind = behindComma(part, before);
  if (kind === null && labelled) return 'given';
  // "Ben Salah, Hichem": the first word joins a surname, though it be a given name elsewhere.
  const isCalling =
    /\s/.test(before) &&
    !(/^(?:ben|bin|el|al|abu|ould|san)\s/i.test(before) && before.split(/\s+/).length === 2) &&
    (looksLikeTitle(part) ||
      looksLikeDegree(part) ||
      (isGiven(before.split(/\s+/)[0] ?? '') && !isKnownGiven(part.split(/\s+/)[0] ?? '')));
  return kind === 'given' && isCalling && !isGiven(part.split(/\s+/)[0] ?? '') ? 'affixes' : kind;
}

/** The words of an e-mail address and a profile. */
export const addressesOf = (email: string | null, slug: string | null): string =>
  `${lettersOf((email ?? '').split('@')[0] ?? '')} ${lettersOf(slug ?? '')}`;

const mayBeFirst = (text: string): boolean =>
  !PAPER_ALONE.test(text) &&
  !/[\d@]/.test(text) &&
  !(looksLikeTitle(text) && isOccupation(text) && !isGiven(text.split(/\s+/)[0] ?? ''));

// One word of which the address says more, or nothing: "Tomasin" of "tomasin.quillfeather@" is half a name.
const isHalf = ({ name, labelled }: Named, addresses: string): boolean => {
  if (!/^\p{Script=Latin}[^ ]+$/u.test(name)) return false;
  const own = lettersOf(name).trim().split(' ');
  const others = addresses.split(' ').filter((token) => token !== '' && !own.includes(token));
  const isThere = own.some((word) => addresses.split(' ').includes(word));
  return isThere ? !others.every(isOrdinary) : !labelled;
};

/**
 * The candidate's name: of the name-like texts at the top, the one that ranks highest by position, size and
 * agreement with the e-mail address. Null where none is certain enough; a guess where nothing but its large type speaks for it.
 * @param top the lines before and beside the sections
 */
export function nameOf(top: readonly CvLine[], email: string | null, slug: string | null): FoundName | null {
  const head = withLedOn(top);
  const formed = inTwoFields(head);
  if (formed !== null) return formed;
  const sizes = head.map(({ size }) => size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const largest = sizes.at(-1) ?? 0;
  const addresses = addressesOf(email, slug);
  const around = `${addresses} ${ownDomain(email)}`;
  const nameless = isNameless(head);
  // A name stands first where nothing but the paper's title, what its owner does and how to reach them is above it.
  const titled = head.filter(({ margin, text }) => !margin && mayBeFirst(text.trim()));
  const found = head.slice(0, 80).flatMap((line) => {
    // A single name part is not enough.
    const part = partIn(line.text, SURNAME) ?? partIn(line.text, GIVEN);
    const isPart = partIn(line.text, ONLY_SURNAME) !== null || (part !== null && !/\s/.test(part));
    if (line.bullet || isPart || fieldsOf(line).length > 1) return [];
    const index = Math.max(0, titled.indexOf(line));
    const alone = nameIn(line.text);
    const at = head.indexOf(line);
    const next = wholeLine(head[at + 1], head[at + 2]);
    const named = twoLines(line, next, around) ?? inTwoLines(line, next, addresses) ?? alone;
    if (named === null || isHalf(named, addresses)) return [];
    const besides = [head[at - 1], head[at + 1]];
    // What stands below a given name in the same large type is the rest of a name.
    const above = head[at - 1];
    if (above !== undefined && line.size > 13 && isSetAlike(above, line) && isGivenAlone(above.text))
      return [];
    if (!named.name.includes(' ') && !named.labelled && isGiven(named.name)) {
      // "NEREA" above "AGUIRREZABALA LASA": half a name is none.
      const other = besides.find(isPerhapsSurname);
      if (other !== undefined) return [];
    }
    if (BEGINS_HOUSE.test(line.text) && !named.labelled && agreement(named.name, addresses) === 0) return [];
    const { weak, labelled, dressed } = named;
    const name = withoutMoreBy(surnameLast(givenFirstBy(named.name, addresses)), addresses);
    const told = evidenceOf(name);
    const agrees =
      agreement(name, addresses) ||
      (told === 'none' || looksLikeEmployer(name) ? 0 : agreement(name, ownDomain(email)));
    const large = largest >= usual * 1.15 && line.size >= largest * 0.98;
    let score = 3 - Math.min(index, 12) * 0.5;
    const isFirst = index === 0 || isGiven(name.split(' ')[0] ?? '');
    // Nothing but its place speaks for it: two capitalised words may be a motto, a trade or a town.
    const isTyped = large && !line.margin && index < 3;
    if (!labelled && !dressed && !isTyped && agrees === 0 && told === 'none') return [];
    // "Grace Church" of gchurch@ is somebody, as each of its words is told.
    const isTold = agrees > 1 && agrees >= name.split(' ').length;
    if (!labelled && ((!isTold && isNoPerson(name)) || (agrees === 0 && isHouse(name, line.text)))) return [];
    if (told === 'none' && agrees === 1 && !labelled && !dressed && isDoubtful(name)) return [];
    // "QA Lead" is nobody, though the address says "lnsubbu.qa".
    if (told === 'none' && agrees < 2 && !labelled && looksLikeTitle(name) && isOccupation(name)) return [];
    // Two capitalised words further down may be an industry or a motto.
    if (!labelled && !large && agrees === 0 && !isFirst) score -= told === 'both' ? 1 : 3;
    if (labelled) score += 6;
    if (large) score += 3;
    if (line.bold || line.styled) score += 0.5;
    score += Math.min(agrees, 2) * 3;
    // A page in small letters has its owner's name so too.
    const isSet = index === 0 && (large || line.bold) && /^\p{Ll}/u.test(line.text) && told === 'both';
    if (weak) score -= agrees > 0 || labelled || isSet ? 2 : 9;
    if (isOccupation(name)) score -= agrees > 0 ? 1 : 9;
    // "Jonas Bär" is no bar: words of kinds of companies are surnames as well.
    const isCalled = isGiven(name.split(' ')[0] ?? '') && name.split(' ').length === 2 && !hasLegalForm(name);
    if (looksLikeEmployer(name) || looksLikeSchool(name) || looksLikeDegree(name))
      score -= agrees > 0 || (isCalled && index < 2) ? 1 : 9;
    if (nameless && agrees === 0 && !labelled) score -= 9;
    if (isPlace(name) || (/\s[A-Z]{2,3}$/.test(line.text) && isPlace(line.text))) score -= agrees > 0 ? 1 : 9;
    if (
      skillNamed(name) !== null ||
      languageNamed(name) !== null ||
      (told !== 'both' && timeIn(line.text.replace(BORN, '').replace(/\s20[12]\d$/, '')) !== null)
    )
      score -= 5;
    if (line.margin) score -= agrees > 0 ? 0 : 2;
    return [{ name, score, agrees, line, labelled, dressed, large, told }];
  });
  const [best, next] = found.toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score < 2) return null;
  const alone = next === undefined || next.name === best.name || best.score - next.score > 1;
  const confidence = confidenceOf(best, alone);
  const quote = BEFORE_ADDRESS.exec(best.line.text)?.[1] ?? best.line.text;
  const read = { value: best.name, confidence, page: best.line.page, quote };
  return isGuess(best) ? { ...read, confidence: GUESSED, guess: true } : read;
}

// "Villa Serena", "Costa Blanca": a house or a coast rather than somebody whose surname stands first.
const BEGINS_HOUSE = /^(?:villa|casa|costa|playa)\s/iu;

// A first name above a surname in the type of the text, where the address or both lists know the two.
function inTwoLines(line: CvLine, next: CvLine | undefined, addresses: string): Named | null {
  const [given, surname] = [line.text, next?.text ?? ''];
  const word = /^\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]*){0,3}$/u;
  const isPlain = (text: string): boolean =>
    word.test(text) && sectionOf(text) === null && !looksLikeTitle(text) && !looksLikeEmployer(text);
  if (next?.apart !== false || given.split(' ').length > 2 || ![given, surname].every(isPlain)) return null;
  const isKnown =
    given.split(' ').every(isKnownGiven) &&
    isKnownSurname(surname.split(' ').at(-1) ?? '') &&
    placeIn(surname) === null;
  const isTold = nameWithin(`${capitalised(given)} ${capitalised(surname)}`, addresses) !== null;
  const caps = (text: string): boolean => text === text.toUpperCase();
  // "NEREA" of nerea@ above "AGUIRREZABALA LASA", both in capitals.
  const isCalled =
    caps(given) &&
    caps(surname) &&
    given.split(' ').every(isGiven) &&
    agreement(capitalised(given), addresses) > 0 &&
    isPerhapsSurname(next);
  return isTold || isCalled || (isKnown && caps(surname)) ? nameIn(`${given} ${surname}`) : null;
}

// A name on two lines of the same large type: a first name above a surname, or a long one that was wrapped.
function twoLines(line: CvLine, next: CvLine | undefined, addresses: string): Named | null {
  // A hyphen at the end of a line parts a name whatever its size.
  const isParted = /\p{L}{2}-$/u.test(line.text);
  if (next === undefined || !isSetAlike(line, next) || (line.size < 14 && !isParted)) return null;
  const untitled = withoutTitles(line.text.replace(/\s*\([^)]*\)/g, '').trim());
  const isRest = isRestOf(next.text, addresses);
  const isNamed = nameIn(line.text.replace(/-$/, '')) !== null;
  if (isRest && (isNamed || isGivenAlone(untitled)) && agreement(next.text, addresses) > 0)
    return nameIn(`${line.text} ${next.text}`);
  // "SHANE" above "PATTERSON": surnames are towns as well, which stand in no type as large as the name's.
  const isTown = placeIn(next.text) !== null && !(isGivenAlone(untitled) && isKnownSurname(next.text));
  if (isOccupation(next.text) || looksLikeEmployer(next.text) || isTown) return null;
  const word = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]*\.?)?$/u;
  const isLed = PARTICLE.test(line.text.split(/\s+/).at(-1) ?? '') || isParted;
  // Below a whole name stands what its owner does or stands for, unless it is a surname more.
  const isWhole =
    !isLed &&
    !isGivenAlone(untitled) &&
    (agreement(untitled, addresses) > 1 || (line.text.length < 25 && evidenceOf(untitled) === 'both'));
  const isBroken =
    line.text.length > 24 || isLed
      ? isNamed && next.text.split(/\s+/).length < 4
      : (word.test(untitled) && word.test(next.text)) || isGivenOver(untitled, next.text);
  const fits = (isNamed && isRest) || (!isWhole && isBroken);
  return fits ? nameIn(`${line.text}${line.text.endsWith('-') ? '' : ' '}${next.text}`) : null;
}
