import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isGiven, isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { timeIn } from './dates.ts';
import { withoutTitles } from './name-affixes.ts';
import { calledBeside } from './name-beside.ts';
import { confidenceOf, type FoundName, GUESSED, isGuess, PLAIN } from './name-certainty.ts';
import { beginsHouse, isHouse, isOccupation, isPlace } from './name-doubts.ts';
import {
  agreement,
  byOwnDomain,
  evidenceOf,
  isDoubtful,
  isNoPerson,
  lettersOf,
  ownDomain,
} from './name-evidence.ts';
import { fieldsOf, GIVEN, inTwoFields, isPartField, isSurnameField, partIn, SURNAME } from './name-fields.ts';
import { type HeadLine, type Told, withWholeNames } from './name-heading.ts';
import { BEFORE_ADDRESS, BORN, type Named, nameIn } from './name-in.ts';
import { isOfSomebodyElse, isOverReferees } from './name-of-others.ts';
import { givenFirstBy, surnameLast } from './name-order.ts';
import { isMadeAsName, isOverOwner } from './name-plain.ts';
import {
  isGivenAlone,
  isGivenOver,
  isPerhapsSurname,
  isRestOf,
  isSetAlike,
  isShortOf,
  nameCellIn,
  PAPER_ALONE,
  wholeLine,
  withLedOn,
} from './name-two-lines.ts';
import { nameWithin, withoutMoreBy, withTrade } from './name-within.ts';
import { capitalised, PARTICLE } from './name-written.ts';
import { isNameless } from './nameless.ts';
import { hasLegalForm } from './occupations.ts';
import { sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { languageNamed, placeIn, skillNamed } from './vocabulary.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeSchool, looksLikeTitle } from './words.ts';

/** The words of an e-mail address and a profile. */
export const addressesOf = (email: string | null, slug: string | null): string =>
  `${lettersOf((email ?? '').split('@')[0] ?? '')} ${lettersOf(slug ?? '')}`;

const mayBeFirst = (text: string): boolean =>
  !PAPER_ALONE.test(text) &&
  !isOfSomebodyElse(text) &&
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

const BEGINS_PAPER = /^(?:curriculum vitae|resume|résumé|cv|lebenslauf|currículum|currículo)\s+\p{L}/iu;

/**
 * The candidate's name: of the name-like texts at the top, the one that ranks highest by position, size and
 * agreement with the e-mail address. Null where none is certain enough; a guess where nothing but its large type speaks for it.
 * @param top the lines before and beside the sections
 * @param told what the rest of the pages tells
 */
export function nameOf(
  top: readonly CvLine[],
  email: string | null,
  slug: string | null,
  told: Told = { letters: `${addressesOf(email, slug)} ${ownDomain(email)}`, all: top },
): FoundName | null {
  const whole: HeadLine[] = withWholeNames(withLedOn(top), told);
  const end = whole.findIndex(({ text }, at) => at > 1 && isOverReferees(text));
  const head = end < 0 ? whole : whole.slice(0, end);
  const formed = inTwoFields(head);
  if (formed !== null) return formed;
  // Beside a field for the surname, that for given names holds half a name.
  const hasSurname = head.some(({ text }) => isSurnameField(text));
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
    const isPart =
      isPartField(line.text) ||
      (part !== null && !/\s/.test(part)) ||
      (hasSurname && partIn(line.text, GIVEN) !== null);
    if (line.bullet || isPart || fieldsOf(line).length > 1) return [];
    const index = Math.max(0, titled.indexOf(line));
    const at = head.indexOf(line);
    const alone = (at < 3 ? nameIn(nameCellIn(line.text) ?? '') : null) ?? nameIn(line.text);
    const below = head[at + 1];
    // "RESUME OF GERARD A. PITTMAN" below a letter that Gerry signed is a name by itself.
    const next = BEGINS_PAPER.test(below?.text ?? '') ? undefined : wholeLine(below, head[at + 2]);
    const written = twoLines(line, next, around) ?? inTwoLines(line, next, addresses) ?? alone;
    const named = written && { ...written, name: withTrade(written.name, line.text, addresses) };
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
    if (beginsHouse(line.text) && !named.labelled && agreement(named.name, addresses) === 0) return [];
    const { weak, labelled, dressed } = named;
    const name = withoutMoreBy(surnameLast(givenFirstBy(named.name, addresses)), addresses);
    const large = largest >= usual * 1.15 && line.size >= largest * 0.98;
    const listed = evidenceOf(name);
    // A good plain head with a name that no list has: nothing else stands above it, and below it what stands below names.
    const isPlain =
      listed === 'none' &&
      titled[0] === line &&
      !nameless &&
      isOverOwner(line, head) &&
      isMadeAsName(name, large && line.text !== line.text.toUpperCase());
    const told = isPlain ? 'one' : listed;
    const agrees =
      agreement(name, addresses) ||
      byOwnDomain(name, email) ||
      agreement(calledBeside(line.text), addresses) ||
      (told === 'none' || looksLikeEmployer(name) ? 0 : agreement(name, ownDomain(email)));
    // The one line of its large type may stand below a column beside it.
    const isTitle =
      told === 'both' &&
      line.size >= usual * 1.3 &&
      head.filter(({ size }) => size >= line.size * 0.98).length === 1;
    let score = 3 - (isTitle ? 0 : Math.min(index, 12) * 0.5);
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
    // "Navn: Jens Bager": behind a label and a given name stands a surname, whatever else it means.
    // So it does in the one large line of the top, above what its owner does: "Tadeusz Piekarz" above "Piekarz, Opole".
    const [begins = ''] = name.split(' ');
    // In the type of the text too, where the two words are all of it: "Karl-Heinz Bäcker" above "Gabelstaplerfahrer".
    const isAllOf = line.text.trim() === name && name.split(' ').length === 2 && !isOrdinary(fold(begins));
    const isHead =
      (large || isAllOf) && titled[0] === line && isOverOwner(line, head) && placeIn(begins) === null;
    if (isOccupation(name))
      score -= agrees > 0 || ((labelled || isHead) && isGiven(begins) && !looksLikeTitle(begins)) ? 1 : 9;
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
    return [{ name, score, agrees, line, labelled, dressed, large, told, isPlain }];
  });
  const [best, next] = found.toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score < 2) return null;
  const alone = next === undefined || next.name === best.name || best.score - next.score > 1;
  const confidence = best.isPlain ? Math.min(PLAIN, confidenceOf(best, alone)) : confidenceOf(best, alone);
  const quote = best.line.begun ?? BEFORE_ADDRESS.exec(best.line.text)?.[1] ?? best.line.text;
  const read = { value: best.name, confidence, page: best.line.page, quote };
  return isGuess(best) ? { ...read, confidence: GUESSED, guess: true } : read;
}

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
  // "Gerry", who signed a letter, above "GERARD A. PITTMAN": the whole name stands below.
  if (isShortOf(given, surname)) return null;
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
  if (
    next === undefined ||
    !/\p{Lu}/u.test(next.text) ||
    !isSetAlike(line, next) ||
    (line.size < 14 && !isParted)
  )
    return null;
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
