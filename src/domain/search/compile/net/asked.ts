import { employerAt } from '../../../lexicon/employers.ts';
import { placeAt } from '../../../lexicon/places.ts';
import { certifications, industries, languages, roles, skills } from '../../../lexicon/terms.ts';
import { slug, type Word, wordsOf } from '../../../lexicon/text.ts';
import type { CompiledQuery, Facet, Note } from '../../facets.ts';

/** Where a name of a condition stands in a text. */
export interface Anchor {
  at: number;
  end: number;
  facet: Facet;
}

/** A text beside what was made of it. */
export interface Asked {
  text: string;
  facets: readonly Facet[];
  notes: readonly Note[];
  /** The names of conditions that stand in the text as they are, in its order. */
  anchors: readonly Anchor[];
  /** Whether a note says these words already. */
  isTold(words: string): boolean;
}

/** A part of a text that no mark divides. */
interface Clause {
  at: number;
  end: number;
  text: string;
}

const SHORTEST_STEM = 5;

export function askedOf(
  query: string,
  { facets, notes }: Omit<CompiledQuery, 'intent'>,
  country: string,
): Asked {
  const text = query.normalize('NFC').replace(/[‘’ʼ]/g, "'");
  const told = notes.map(({ message }) => message.toLowerCase()).join('\n');
  const words = wordsOf(text);
  const anchors = facets
    .filter(({ kind }) => kind !== 'unsupported')
    .flatMap((facet) =>
      facet.values.flatMap((value) => {
        const whole = anchorsOf(value, facet, words);
        // "Rio" for Rio Tinto.
        const isShort = whole.length === 0 && facet.kind === 'employer';
        if (isShort) return anchorsOf(value.split(' ')[0] ?? value, facet, words);
        return whole.length === 0 && facet.kind === 'role'
          ? anchorsOfListed(value, facet, words, text)
          : whole;
      }),
    )
    .concat(anchorsOfNotes(facets, notes, words), anchorsByLexicon(facets, words, country))
    .toSorted((a, b) => a.at - b.at || b.end - a.end);
  const outer = anchors.filter(
    (one, index) =>
      !anchors
        .slice(0, index)
        .some((other) => other.at === one.at && other.end === one.end && other.facet === one.facet) &&
      !anchors.some((other) => other.at <= one.at && other.end >= one.end && longer(other, one)),
  );
  return { text, facets, notes, anchors: outer, isTold: (said) => told.includes(said.toLowerCase().trim()) };
}

const longer = (a: Anchor, b: Anchor): boolean => a.end - a.at > b.end - b.at;

/** A name stands where its words do, be the last of them a plural; of a place its first part does. */
function anchorsOf(value: string, facet: Facet, words: readonly Word[]): Anchor[] {
  const named = wordsOf(facet.kind === 'location' ? (value.split(',')[0] ?? value) : value).map(
    (word) => word.text,
  );
  if (named.length === 0) return [];
  return words.flatMap(({ start }, at) => {
    const isHere = named.every((name, next) => isOneWord(words[at + next]?.text ?? '', name));
    return isHere ? [{ at: start, end: words[at + named.length - 1]?.end ?? start, facet }] : [];
  });
}

/** "Primary or maths teachers": a kind that stands without its title before an "or". */
function anchorsOfListed(title: string, facet: Facet, words: readonly Word[], text: string): Anchor[] {
  const [kind, ...rest] = title.split(' ');
  if (kind === undefined || rest.length === 0) return [];
  return anchorsOf(kind, facet, words).filter(({ end }) => /^\s*(?:or\s|\/|,)/iu.test(text.slice(end)));
}

/** Where a name stands by another of its names: "Qld", "k8s", "PricewaterhouseCoopers". */
function anchorsByLexicon(facets: readonly Facet[], words: readonly Word[], country: string): Anchor[] {
  const texts = words.map(({ text }) => text);
  const books = [roles(), skills(), certifications(), languages(), industries()];
  return words.flatMap(({ start }, at) => {
    const place = placeAt(texts, at, country);
    const employer = employerAt(texts, at);
    const terms = books.flatMap(({ book }) => book.at(texts, at) ?? []);
    const named = [
      ...(place === undefined ? [] : [{ length: place.length, name: place.place.name }]),
      ...[...(employer === undefined ? [] : [employer]), ...terms].map(({ length, value }) => ({
        length,
        name: value.name,
      })),
    ];
    return named.flatMap(({ length, name }) =>
      facets
        .filter(
          (facet) => facet.kind !== 'unsupported' && facet.values.some((value) => isName(value, name, facet)),
        )
        .map((facet) => ({ at: start, end: words[at + length - 1]?.end ?? start, facet })),
    );
  });
}

const isName = (value: string, name: string, { kind }: Facet): boolean =>
  slug(kind === 'location' ? (value.split(',')[0] ?? value) : value) === slug(name);

/** '"agency nurses" was looked for as Travel Nurse': where what was read by another name stands. */
function anchorsOfNotes(facets: readonly Facet[], notes: readonly Note[], words: readonly Word[]): Anchor[] {
  return notes.flatMap(({ message }) => {
    const [, said, name] = /^"([^"]+)" was (?:looked for|read) as "?([^",]+?)"?[.,]/.exec(message) ?? [];
    const facet = facets.find(
      ({ label, values }) => name !== undefined && (label === name || values.includes(name)),
    );
    return said === undefined || facet === undefined
      ? []
      : anchorsOf(said, { ...facet, kind: 'role' }, words).map((one) => ({ ...one, facet }));
  });
}

function isOneWord(said: string, name: string): boolean {
  if (said === name || said === `${name}s` || name === `${said}s`) return true;
  return (
    said.length >= SHORTEST_STEM &&
    name.length >= SHORTEST_STEM &&
    said.replace(/(?:ies|y)$/, '') === name.replace(/(?:ies|y)$/, '')
  );
}

/** The parts of a text between its marks. */
export function clausesIn(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(/[,;:()\n!?]+|\.(?=\s|$)|\s[-–—]+\s|$/g)) {
    if (text.slice(from, index).trim() !== '')
      clauses.push({ at: from, end: index, text: text.slice(from, index) });
    from = index + mark.length;
  }
  return clauses;
}

export const inside = (asked: Asked, { at, end }: { at: number; end: number }): Anchor[] =>
  asked.anchors.filter((anchor) => anchor.at >= at && anchor.end <= end);

/** Words as a note quotes them. */
export const quoted = (words: string): string => {
  const said = words.trim().replace(/\s+/g, ' ');
  return `"${said.length <= 100 ? said : `${said.slice(0, 99)}…`}"`;
};
