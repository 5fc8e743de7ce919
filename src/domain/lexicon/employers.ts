import { linesOf } from './data-file.ts';
import { PhraseBook } from './phrase-book.ts';
import { industries, type Term } from './terms.ts';
import { plainWords, slug } from './text.ts';

/** A known company with its spellings. */
export interface Employer {
  id: string;
  name: string;
  /** Its industries, including the wider ones. */
  industries: readonly string[];
}

/** A named group of companies: the big 4, the magic circle. */
export interface EmployerGroup {
  id: string;
  name: string;
  members: readonly Employer[];
}

interface Employers {
  byId: ReadonlyMap<string, Employer>;
  book: PhraseBook<Employer>;
  groups: PhraseBook<EmployerGroup>;
}

let loaded: Employers | undefined;

function employers(): Employers {
  loaded ??= load();
  return loaded;
}

function load(): Employers {
  const byId = new Map<string, Employer & { industries: string[] }>();
  const members = new Map<string, Employer[]>();
  const names: { employer: Employer; written: string; doubtful: boolean }[] = [];
  let section: { fields: string[]; groups: string[] } = { fields: [], groups: [] };
  for (const line of linesOf('employers.txt')) {
    if (line.startsWith('@ ')) {
      const [fields = '', groups = ''] = line.slice(2).split(' # ');
      section = {
        fields: fields.split(', ').flatMap(withWider),
        groups: groups.split(', ').filter((name) => name !== ''),
      };
      continue;
    }
    const [name = '', ...others] = line.split(' = ').map((written) => written.replace('?', ''));
    const id = slug(name);
    const employer = byId.get(id) ?? { id, name, industries: [] };
    byId.set(id, employer);
    employer.industries = [...new Set([...employer.industries, ...section.fields])];
    for (const [at, written] of [name, ...others].entries())
      names.push({ employer, written, doubtful: line.split(' = ')[at]?.startsWith('?') ?? false });
    for (const group of section.groups) members.set(group, [...(members.get(group) ?? []), employer]);
  }
  const book = new PhraseBook<Employer>();
  for (const { employer, written, doubtful } of names) book.add(written, employer, doubtful);
  const groups = new PhraseBook<EmployerGroup>();
  // "A bank" is an industry, not a group of companies.
  const named = [...members].filter(([name]) => industries().book.whole(name) === undefined);
  for (const [name, companies] of named)
    for (const written of spellings(name)) groups.add(written, { id: slug(name), name, members: companies });
  return { byId, book, groups };
}

function withWider(name: string): string[] {
  const term = industries().byId.get(slug(name));
  return term === undefined ? [] : [term.id, ...term.implies];
}

// "Big 4", "big four", "big4".
function spellings(name: string): string[] {
  const written = [name];
  for (const [figure, word] of [
    ['4', 'four'],
    ['6', 'six'],
    ['10', 'ten'],
    ['1', 'one'],
  ] as const) {
    if (!name.includes(` ${figure}`)) continue;
    written.push(name.replace(` ${figure}`, ` ${word}`), name.replace(` ${figure}`, figure));
  }
  return written;
}

/** The company whose name begins at a word. */
export function employerAt(words: readonly string[], from: number): ReturnType<PhraseBook<Employer>['at']> {
  return employers().book.at(words, from);
}

/** The group of companies whose name begins at a word. */
export function employerGroupAt(
  words: readonly string[],
  from: number,
): ReturnType<PhraseBook<EmployerGroup>['at']> {
  return employers().groups.at(words, from);
}

/** The names of the companies. */
export function employerWords(): string[] {
  return [...employers().byId.values()].map(({ name }) => name);
}

export function employerGroup(name: string): EmployerGroup | undefined {
  return employers().groups.whole(name);
}

const AFTER_NAME = new Set(
  'pty ltd limited inc incorporated llc llp lp plc gmbh ag kg se sa bv nv ab oy as co corp corporation company group holding international global australia nz uk us usa ireland singapore germany deutschland europe asia apac anz emea new zealand the and services consulting'.split(
    ' ',
  ),
);

/**
 * The known company of a written employer: by its name at the start ("Deloitte Australia Pty Ltd"); a name
 * that is an everyday word counts only when just a legal form or a country follows.
 */
export function employerNamed(written: string): Employer | undefined {
  const words = plainWords(written);
  const from = words[0] === 'the' ? 1 : 0;
  const found = employers().book.at(words, from) ?? (from === 1 ? employers().book.at(words, 0) : undefined);
  if (found === undefined) return undefined;
  const rest = words.slice(from + found.length);
  if (rest.every((word) => AFTER_NAME.has(word))) return found.value;
  return found.doubtful || (found.length === 1 && (words[from]?.length ?? 0) < 4) ? undefined : found.value;
}

/** Whether a text is the name of a known company and nothing else, but for its legal form or country, and no word of every day. */
export function isEmployerName(written: string): boolean {
  const words = plainWords(written);
  const found = employers().book.at(words, 0);
  return (
    found !== undefined && !found.doubtful && words.slice(found.length).every((word) => AFTER_NAME.has(word))
  );
}

/** Bodies whose members bear their name anywhere in their own: the North Bristol NHS Trust is of the NHS. */
const BODIES = ['nhs'];

/** What a written employer is called by: the known company that it is, and a body that it names as its own. */
export function employersNamed(written: string): Employer[] {
  const known = employerNamed(written);
  const words = plainWords(written);
  const bodies = BODIES.filter((name) => words.includes(name)).flatMap(
    (name) => employers().book.whole(name) ?? [],
  );
  return [...new Set([...(known === undefined ? [] : [known]), ...bodies])];
}

/** The one known company of several words that is called by its first: "Slaughters" is Slaughter and May. */
export function employerCalled(written: string): Employer | undefined {
  const [word = ''] = plainWords(written);
  const [first, ...others] = [...employers().byId.values()].filter(({ name }) => {
    const [begins = '', ...rest] = plainWords(name);
    return begins.length > 4 && rest.length > 0 && (begins === word || `${begins}s` === word);
  });
  return others.length === 0 ? first : undefined;
}

/** The industries of a company: known ones, else those in its name. */
export function industriesOf(written: string): Set<string> {
  const known = employersNamed(written);
  if (known.length > 0) return new Set(known.flatMap((employer) => employer.industries));
  const { book } = industries();
  const words = plainWords(written);
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    const named = book.at(words, at);
    if (named === undefined) continue;
    addTerm(found, named.value);
    at += named.length - 1;
  }
  return found;
}

function addTerm(to: Set<string>, { id, implies }: Term): void {
  to.add(id);
  for (const wider of implies) to.add(wider);
}

/** Industries whose staff are "agency side" or advisers and not "client side". */
const OUTSIDE = ['agency', 'consulting', 'professional_services', 'recruitment_industry', 'advertising'];

/** Whether a company is "client side": a buyer of agency and consulting services. Unknown companies count as such. */
export function isClientSide(fields: ReadonlySet<string>): boolean {
  return !OUTSIDE.some((field) => fields.has(field));
}
