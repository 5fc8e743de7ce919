import { LEVELS, levelIn, levelsMeant } from '../../lexicon/levels.ts';
import type { Found } from '../../lexicon/phrase-book.ts';
import { certifications, industries, languages, roles, skills, type Term } from '../../lexicon/terms.ts';
import type { FacetKind } from '../facets.ts';
import type { Draft } from './draft.ts';

interface Meaning {
  kind: Extract<FacetKind, 'role' | 'skill' | 'certification' | 'industry' | 'language'>;
  found: Found<Term>;
}

/** Reads what the lexicon knows: the longest name at each place, a role before a skill of the same length. */
export function readVocabulary(draft: Draft, atLeast: number): void {
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    const meaning = meaningAt(draft, texts, at);
    if (meaning === null || meaning.found.length < atLeast) continue;
    const last = at + meaning.found.length - 1;
    const start = draft.words[at]?.start ?? 0;
    const end = draft.words[last]?.end ?? 0;
    if (draft.taken(start, end)) continue;
    const { value } = meaning.found;
    draft.take(start, end, { kind: meaning.kind, label: value.name, values: [value.name] });
    at = last;
  }
}

function meaningAt(draft: Draft, texts: readonly string[], at: number): Meaning | null {
  const offers: (Meaning | null)[] = [
    offer('role', roles().book.at(texts, at)),
    offer('certification', certifications().book.at(texts, at)),
    offer('skill', skills().book.at(texts, at)),
    offer('industry', industries().book.at(texts, at)),
    spoken(draft, texts, at),
  ];
  let best: Meaning | null = null;
  for (const meaning of offers) {
    if (meaning === null || (meaning.found.doubtful && !isExpected(draft, texts, at, meaning.found.length)))
      continue;
    if (best === null || meaning.found.length > best.found.length) best = meaning;
  }
  return best;
}

const offer = (kind: Meaning['kind'], found: Found<Term> | undefined): Meaning | null =>
  found === undefined ? null : { kind, found };

/** Whether a word that may mean something else is meant as a skill: written as its name, or among others. */
function isExpected(draft: Draft, texts: readonly string[], at: number, length: number): boolean {
  const word = draft.words[at];
  if (word === undefined) return false;
  const before = draft.text.slice(0, word.start);
  const raw = draft.text.slice(word.start, word.end);
  const behind = draft.text.slice(draft.words[at + length - 1]?.end ?? word.end);
  const named =
    /^\p{Lu}/u.test(raw) && /[\p{L}\p{N},/]\s*$/u.test(before) && !/^[A-Z\s\d]+$/.test(draft.text);
  const cued =
    /\b(?:knows?|knowing|using|uses|skills?(?: in)?|skilled in|proficient in|experience (?:in|with|of)|experienced in|expert in|coding in|programming in|written in|knowledge of|background in)\s+$/i.test(
      before,
    );
  const working =
    /^\s*(?:developers?|programmers?|engineers?|programming|language|skills?|coders?|devs?|experience|experts?|analysts?|backend|framework|boot)\b/i.test(
      behind,
    );
  // Along a list, past others that are doubtful themselves.
  const neighbour = (index: number, step = index < at ? -1 : 1): boolean => {
    for (let next = index; Math.abs(next - at) < 6; next += step) {
      const found = skills().book.at(texts, next);
      if (found !== undefined && !found.doubtful) return true;
      if (found === undefined && !['or', 'and'].includes(texts[next] ?? '')) return false;
    }
    return false;
  };
  const listed =
    (/[,/]\s*$|\b(?:and|or)\s+$/.test(before) && (neighbour(at - 1) || neighbour(at - 2))) ||
    (/^\s*(?:[,/]|and\b|or\b)/.test(behind) && (neighbour(at + length) || neighbour(at + length + 1)));
  return named || cued || working || listed;
}

const SPEAKS =
  /\b(?:speak(?:s|ing|ers?)?|fluen(?:t|cy)|bilingual|trilingual|native|mother tongue|conversational|language|languages|business level|proficien(?:t|cy)|spoken|written)\b/i;

function spoken(draft: Draft, texts: readonly string[], at: number): Meaning | null {
  const found = languages().book.at(texts, at);
  const word = draft.words[at];
  if (found === undefined || word === undefined) return null;
  const before = draft.text.slice(Math.max(0, word.start - 40), word.start);
  const behind = draft.text.slice(word.end, word.end + 25);
  const cued = SPEAKS.test(before) || /^[\s-]*(?:speak|language|native|fluent|or|and|,)/i.test(behind);
  const capital = /^\p{Lu}/u.test(draft.text.slice(word.start, word.end));
  if (!cued && (!capital || found.value.id === 'english')) return null;
  if (!cued && /^\s*(?:teachers?|tutors?|cuisine|restaurants?|food|literature|law)\b/i.test(behind))
    return null;
  if (!cued && roles().book.at(texts, at + found.length) !== undefined) {
    draft.note(
      'read_as_language',
      `People are not searched by where they come from: "${found.value.name}" was read as the language that they speak.`,
    );
  }
  return { kind: 'language', found };
}

// What stands about the names of languages says nothing more.
const AROUND_LANGUAGE =
  /\b(?:speak(?:s|ing|ers?)?|fluen(?:t|cy)(?:\s+in)?|bilingual(?:\s+in)?|trilingual|native|mother tongue|conversational|(?:foreign )?languages?|business level|spoken)\b/gi;

/** Blots out the words that only told that a language follows. */
export function readAroundLanguages(draft: Draft): void {
  if (!draft.read.some(({ facet }) => facet.kind === 'language')) return;
  for (const match of draft.each(AROUND_LANGUAGE)) draft.blot(match.index, match.index + match[0].length);
}

const LEVEL_WORDS =
  /\b(?:seniors?|snr|sr\.?|juniors?|jnr|jr\.?|graduates?(?!\s+(?:of|from|in)\b)|grads?|entry[\s-]level|interns?|internship|trainees?|apprentices?|mid(?:[\s-]?(?:level|weight|senior))?|intermediate|principal|staff(?=\s+(?:level|or|and|engineers?|developers?|\uFFFC))|leads?(?=\s*(?:\uFFFC|$|[,.;)]|or\b|and\b|role|level|engineers?|developers?|designers?|analysts?))|head of|directors?|vps?|vice presidents?|c[\s-](?:level|suite)|executives?(?=\s+level)|chief)\b/gi;

/** Reads levels: senior, junior, graduate, lead, head of, director. */
export function readLevels(draft: Draft): void {
  for (const match of draft.each(LEVEL_WORDS)) {
    const said = match[0].toLowerCase().replace('.', '');
    const level =
      levelIn(
        said === 'mid-senior' || said === 'mid senior'
          ? 'mid'
          : said.replace(/^(director|vp|intern|trainee|apprentice|graduate|grad|lead|junior|senior)s$/, '$1'),
      ) ??
      LEVELS.find((known) => known === said) ??
      null;
    if (level === null) continue;
    draft.take(match.index, match.index + match[0].length, {
      kind: 'seniority',
      label: level === 'c_suite' ? 'C-level' : level,
      values: levelsMeant(level),
    });
  }
}
