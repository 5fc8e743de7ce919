import { catalogue } from '#actions/catalogue.ts';
import { holds, type Principal } from '#src/access/principal.ts';
import { EU_MEMBERS, PAPER_KINDS, REQUIRED_PAPERS } from '#src/domain/papers/kinds.ts';
import { reportEntries } from '#src/domain/reports/index.ts';

/** A list of values for inputs, the same for every agency. */
interface Vocabulary {
  uri: string;
  name: string;
  title: string;
  description: string;
  /** Any one of these scopes allows reading it. */
  scopes: readonly string[];
  content(): Record<string, unknown>;
}

/** The action that takes these values, and whether it is in the catalogue. */
const takenBy = (name: string) => ({ action: name, available: catalogue.has(name) });

const VOCABULARIES: readonly Vocabulary[] = [
  {
    uri: 'deskhand://reports',
    name: 'reports',
    title: 'Reports',
    description:
      'The reports that run_report takes: what each counts, its default period, groups and filters, and whether it can be run.',
    scopes: ['analytics:read'],
    content: () => ({ taken_by: takenBy('run_report'), items: reportEntries() }),
  },
  {
    uri: 'deskhand://document-kinds',
    name: 'document-kinds',
    title: 'Document kinds',
    description:
      'The kinds of contractor documents that save_paper takes, by country, how long each counts, and what a contract ' +
      'needs by default.',
    scopes: ['candidates:read', 'placements:read'],
    content: () => ({
      taken_by: takenBy('save_paper'),
      note: 'Region ALL holds everywhere, EU in every member state. What is required is a default, not legal advice.',
      eu_members: EU_MEMBERS,
      items: PAPER_KINDS,
      required: REQUIRED_PAPERS,
    }),
  },
];

const open = (principal: Principal) =>
  VOCABULARIES.filter(({ scopes }) => scopes.some((scope) => holds(principal, scope)));

/** The vocabularies that a credential may read, as resources. */
export function vocabulariesFor(principal: Principal) {
  return open(principal).map(({ uri, name, title, description }) => ({ uri, name, title, description }));
}

/** A vocabulary by its address; undefined for one that this credential may not read. */
export function vocabularyAt(principal: Principal, uri: string): Record<string, unknown> | undefined {
  return open(principal)
    .find((vocabulary) => vocabulary.uri === uri)
    ?.content();
}
