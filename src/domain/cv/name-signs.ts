import { fold } from '#src/lib/fold.ts';
import { isGiven, isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isContactLine } from './contact.ts';
import { isHouse, isOccupation, isPlace } from './name-doubts.ts';
import {
  agreement,
  byOwnDomain,
  evidenceOf,
  isDoubtful,
  isFormedAsSurname,
  isNoPerson,
} from './name-evidence.ts';
import type { HeadLine } from './name-heading.ts';
import { nameIn } from './name-in.ts';
import { LABEL } from './name-labels.ts';
import { isOfSomebodyElse } from './name-of-others.ts';
import { isJoining } from './name-pieces.ts';
import { isKnownWord } from './name-plain.ts';
import { nameShape } from './name-shapes.ts';
import type { NameSpan } from './name-spans.ts';
import { PAPER_ALONE } from './name-two-lines.ts';
import { sectionOf } from './sections.ts';
import { languageNamed, placeIn, skillNamed } from './vocabulary.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeSchool, looksLikeTitle } from './words.ts';

/** What is the same for all spans of a CV. */
export interface NamePage {
  lines: readonly HeadLine[];
  email: string | null;
  /** The words of the e-mail address and the profile. */
  letters: string;
  /** The size of most type, and the largest. */
  usual: number;
  largest: number;
  /** The whole text, folded. */
  folded: string;
  nameless: boolean;
}

/** In which class a number falls: how many of the limits it reaches. */
const classOf = (value: number, limits: readonly number[]): number =>
  limits.filter((limit) => value >= limit).length;

const kinds = new WeakMap<HeadLine, string>();

/** What a line is about, in one word. */
function kindOf(line: HeadLine | undefined): string {
  if (line === undefined) return 'none';
  const known = kinds.get(line) ?? kindOfText(line.text.trim());
  kinds.set(line, known);
  return known;
}

function kindOfText(text: string): string {
  if (PAPER_ALONE.test(text)) return 'paper';
  if (isContactLine(text)) return 'contact';
  if (isOfSomebodyElse(text)) return 'other';
  if (sectionOf(text) !== null) return 'section';
  if (text.length < 60 && looksLikeTitle(text)) return 'title';
  if (LABEL.test(text)) return 'label';
  if (text.length < 60 && text.split(/[,|·–-]\s*/).some((part) => placeIn(part.trim()) !== null))
    return 'place';
  if (looksLikeEmployer(text)) return 'employer';
  if (text.length > 80) return 'long';
  const name = nameIn(text)?.name;
  return name !== undefined && evidenceOf(name) !== 'none' ? 'name' : 'words';
}

/** What the word beside a span is. */
function kindOfWord(word: string): string {
  if (word === '') return 'none';
  if (/^[\d+(]/.test(word)) return 'digit';
  if (/^\p{Lu}/u.test(word))
    return isKnownGiven(word) || isKnownSurname(word) ? 'named' : isKnownWord(word) ? 'word' : 'capital';
  if (/^\p{Ll}/u.test(word)) return isJoining(word) ? 'joins' : 'small';
  return 'sign';
}

const isInitial = (word: string): boolean => /^\p{Lu}\.?$/u.test(word);

/** The signs for and against a span being the candidate's name: what its words are, how it is set, what stands around it. */
export function signsOfName(span: NameSpan, page: NamePage): string[] {
  const { name, named, text, before, after, below, line, at, rank, label } = span;
  const { lines, email, letters, usual, largest, folded, nameless } = page;
  const words = name.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const bare = words.filter((word) => !isJoining(word) && !isInitial(word));
  const shapes = bare.map(nameShape);
  const isListed = (word: string): boolean => isKnownGiven(word) || isKnownSurname(word);
  const unknown = bare.filter((word) => !isListed(word) && !isFormedAsSurname(word)).length;
  const agrees = Math.max(Math.min(2, agreement(name, letters)), byOwnDomain(name, email));
  const evidence = evidenceOf(name);
  const whole = before === '' && after === '';
  const large = line.size >= largest * 0.98 && largest >= usual * 1.15;
  const caps = text === text.toUpperCase();
  const place = isPlace(name) || placeIn(name) !== null;
  const rankIs = line.margin ? 'm' : String(classOf(rank, [1, 2, 3, 5, 10, 20, 60]));
  const shape = classOf(
    shapes.reduce((sum, one) => sum + one, 0),
    [-4, -2, 0, 1, 2, 4],
  );
  const beforeIs = `${kindOfWord(before.split(/\s+/).at(-1) ?? '')} ${before === '' || /[,;]$/.test(before)}`;
  const afterIs = `${below ? 'below' : kindOfWord(after.split(/\s+/)[0] ?? '')} ${after === '' || /[,;]$/.test(text)}`;
  const belowIs = kindOf(lines[at + 1]);
  const aboveIs = kindOf(lines[at - 1]);
  const count = Math.min(words.length, 6);
  const occupation = isOccupation(name);
  const mail = email === null ? 'none' : agrees === 0 ? 'not' : 'yes';
  const is = (of: string, so: string | number | boolean): string => `${of} ${so}`;
  return [
    is('words', count),
    is('evidence', evidence),
    is('agrees', agrees),
    is('agrees wholly', agrees >= bare.length && agrees > 0),
    is(
      'first',
      isKnownGiven(first) ? 'known' : isGiven(first) ? 'given' : isInitial(first) ? 'initial' : 'not',
    ),
    is('last', isKnownSurname(last) ? 'known' : isFormedAsSurname(last) ? 'formed' : 'not'),
    is('unknown', Math.min(3, unknown)),
    is('wordly', Math.min(3, bare.filter((word) => !isListed(word) && isKnownWord(word)).length)),
    is('shape', shape),
    is('least shape', classOf(Math.min(...shapes, 9), [-3, -2, -1, 0, 1])),
    is('whole', whole),
    is('before', beforeIs),
    is('after', afterIs),
    is('large', large),
    is('size', classOf(line.size / usual, [0.8, 1.05, 1.2, 1.5, 2])),
    is('bold', line.bold || line.styled),
    is('caps', caps),
    is('margin', line.margin),
    is('bullet', line.bullet),
    is('page', line.page === 1),
    is('rank', rankIs),
    is('end', at > lines.length - 6),
    is('above', aboveIs),
    is('below', belowIs),
    is('line', kindOf(line)),
    is('again', Math.min(3, folded.split(fold(name)).length - 1)),
    is('label', label),
    is('labelled', named.labelled),
    is('weak', named.weak),
    is('dressed', named.dressed),
    is('occupation', occupation),
    is('place', place),
    is('place last', placeIn(last) !== null && !isKnownSurname(last)),
    is('employer', looksLikeEmployer(name)),
    is('school', looksLikeSchool(name)),
    is('degree', looksLikeDegree(name)),
    is('title', looksLikeTitle(name)),
    is('skill', skillNamed(name) !== null),
    is('language', languageNamed(name) !== null),
    is('house', isHouse(name, line.text)),
    is('no person', isNoPerson(name)),
    is('doubtful', isDoubtful(name)),
    is('of another', isOfSomebodyElse(line.text)),
    is('nameless', nameless),
    is('alone', bare.length === 1),
    is('comma', text.includes(',')),
    is('mail', mail),
    is('large evidence', `${large} ${evidence}`),
    is('large rank', `${large} ${rankIs}`),
    is('large shape', `${large} ${shape}`),
    is('large below', `${large} ${belowIs}`),
    is('large caps', `${large} ${caps}`),
    is('agrees evidence', `${agrees} ${evidence}`),
    is('agrees whole', `${agrees} ${whole}`),
    is('rank evidence', `${rankIs} ${evidence}`),
    is('rank below', `${rankIs} ${belowIs}`),
    is('rank above', `${rankIs} ${aboveIs}`),
    is('whole evidence', `${whole} ${evidence}`),
    is('labelled evidence', `${named.labelled} ${evidence}`),
    is('unknown shape', `${Math.min(3, unknown)} ${shape}`),
    is('mail evidence', `${mail} ${evidence}`),
    is('after agrees', `${afterIs} ${agrees}`),
    is('before agrees', `${beforeIs} ${agrees}`),
    is('words agrees', `${count} ${agrees}`),
    is('words evidence', `${count} ${evidence}`),
    is('occupation evidence', `${occupation} ${evidence}`),
    is('place evidence', `${place} ${evidence}`),
  ];
}
