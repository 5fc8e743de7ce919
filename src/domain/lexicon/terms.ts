import { type TermLine, termsIn } from './data-file.ts';
import { PhraseBook } from './phrase-book.ts';
import { slug } from './text.ts';

/** A thing that people call by several names. */
export interface Term {
  id: string;
  /** As it is shown. */
  name: string;
  /** What is true of everyone of whom this is: wider roles, skills it takes for granted. */
  implies: readonly string[];
}

/** What is known of one kind of thing. */
export interface Vocabulary {
  byId: ReadonlyMap<string, Term>;
  book: PhraseBook<Term>;
}

function load(file: string): Vocabulary {
  const lines = termsIn(file);
  const related = new Map(lines.map((line) => [slug(line.name), line.related.map(slug)]));
  const terms = lines.map((line): [TermLine, Term] => {
    const id = slug(line.name);
    return [line, { id, name: line.name, implies: [...impliedBy(id, related)] }];
  });
  const book = new PhraseBook<Term>();
  // A name that a list says is doubtful is not certain because the thing bears it.
  for (const [line, term] of terms) {
    for (const { phrase, doubtful } of line.others) if (doubtful) book.add(phrase, term, true);
    book.add(line.name, term);
  }
  for (const [line, term] of terms) for (const { phrase } of line.others) book.add(phrase, term);
  return { byId: new Map(terms.map(([, term]) => [term.id, term])), book };
}

function impliedBy(
  id: string,
  related: ReadonlyMap<string, string[]>,
  found = new Set<string>(),
): Set<string> {
  for (const next of related.get(id) ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    impliedBy(next, related, found);
  }
  return found;
}

const known = new Map<string, Vocabulary>();

// Read when first asked for: a program that neither writes nor searches candidates does without.
function vocabulary(file: string): Vocabulary {
  const loaded = known.get(file) ?? load(file);
  known.set(file, loaded);
  return loaded;
}

/** What people do: the wider role holds of whoever does the narrower one. */
export const roles = (): Vocabulary => vocabulary('roles.txt');
/** What people can: Django takes Python for granted. */
export const skills = (): Vocabulary => vocabulary('skills.txt');
export const certifications = (): Vocabulary => vocabulary('certifications.txt');
export const languages = (): Vocabulary => vocabulary('languages.txt');
export const industries = (): Vocabulary => vocabulary('industries.txt');
