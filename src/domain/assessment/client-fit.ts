import { json } from '#db/rows.ts';
import type { Fit } from '../applications/schema.ts';
import type { Experience } from '../candidates/schema.ts';
import type { ClientDnaTraits } from '../clients/schema.ts';
import { industriesOf } from '../lexicon/employers.ts';
import { industries } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { TRAIT_POLES, TRAITS, traitsIn } from '../lexicon/traits.ts';
import { proseOf, sentencesOf, shortened } from '../search/index.ts';
import type { Applicant } from './job-fit.ts';

/** What is known of a client that a person can be held against. */
export interface ClientFacts {
  industry: string | null;
  description: string | null;
  traits: ClientDnaTraits | null;
}

export interface ClientFit {
  /** 0 to 100; null while too little is known of the client, or of the person beside it. */
  client_fit: number | null;
  evidence: Fit['evidence'];
}

/** Of who works in the client's field now, did before, names it, and works in other fields as far as is known. */
const FIELD = { now: 95, before: 80, mentioned: 65, elsewhere: 35 } as const;

interface Part {
  figure: number;
  evidence: Fit['evidence'];
}

/**
 * How well somebody fits a client: by its field of business, and by what its DNA and the person's own words say of pace,
 * structure, risk, communication and the talent bar. Each counts alike.
 */
export function clientFit(client: ClientFacts | null, applicant: Applicant): ClientFit {
  if (client === null) return { client_fit: null, evidence: [] };
  const parts = [fieldPart(client, applicant), ...traitParts(client, applicant)].filter(
    (part) => part !== null,
  );
  if (parts.length === 0) return { client_fit: null, evidence: [] };
  const sum = parts.reduce((all, { figure }) => all + figure, 0);
  return {
    client_fit: Math.round(sum / parts.length),
    evidence: parts.flatMap(({ evidence }) => evidence).slice(0, 12),
  };
}

const fieldsIn = (text: string | null): string[] =>
  text === null ? [] : [...industries().book.all(plainWords(text))].map(({ id }) => id);

function fieldPart(client: ClientFacts, { row }: Applicant): Part | null {
  const named = fieldsIn(client.industry);
  const wanted = new Set(named.length > 0 ? named : fieldsIn(client.description));
  if (wanted.size === 0) return null;
  const shared = (text: string | null): boolean =>
    text !== null && [...fieldsIn(text), ...industriesOf(text)].some((id) => wanted.has(id));
  const found = (kind: keyof typeof FIELD, quote: string | null, source: string): Part => ({
    figure: FIELD[kind],
    evidence: quote === null ? [] : [{ about: 'industry', quote: shortened(quote), source }],
  });
  if (shared(row.current_company)) return found('now', row.current_company, 'current_company');
  const jobs = json.decode<Experience[]>(row.experience);
  const past = jobs.find(({ employer }) => shared(employer));
  if (past !== undefined) return found(past.is_current ? 'now' : 'before', past.employer, 'experience');
  const said = proseOf(row).find(({ text }) => shared(text));
  if (said !== undefined) return found('mentioned', said.text, said.source);
  // An employer whose own field is not known says nothing either way.
  const hasField = (employer: string | null): boolean =>
    employer !== null && (fieldsIn(employer).length > 0 || industriesOf(employer).size > 0);
  if (hasField(row.current_company)) return found('elsewhere', row.current_company, 'current_company');
  const other = jobs.find(({ employer }) => hasField(employer));
  return other === undefined ? null : found('elsewhere', other.employer, 'experience');
}

function traitParts({ traits }: ClientFacts, { row, cv }: Applicant): (Part | null)[] {
  if (traits === null) return [];
  const said = [...proseOf(row), ...sentencesOf(cv?.slice(0, 20_000) ?? null, 'cv')].flatMap(
    ({ text, source }) => traitsIn(text).map((mention) => ({ ...mention, source })),
  );
  return TRAITS.map((trait): Part | null => {
    const known = traits[trait];
    const own = said.filter((mention) => mention.trait === trait);
    if (known === null || own.length === 0) return null;
    const high = own.filter(({ pole }) => pole === 'high').length;
    const person = (100 * (high + 1)) / (own.length + 2);
    return {
      figure: 100 - Math.abs(known.score - person),
      evidence: own
        .slice(0, 2)
        .map(({ quote, source }) => ({ about: TRAIT_POLES[trait].name, quote, source })),
    };
  });
}
