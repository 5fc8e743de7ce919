import { type CompiledQuery, type Facet, noted } from './facets.ts';

/** The facets of a model or a caller without protected attributes, which the rules detect whoever else reads the query. */
export function lawful(compiled: CompiledQuery, own: Pick<CompiledQuery, 'facets' | 'notes'>): CompiledQuery {
  const barred = own.facets.filter(({ kind, reason }) => kind === 'unsupported' && isProtected(own, reason));
  const labels = barred.map(({ label }) => label.toLowerCase());
  const clean = ({ kind, label, values }: Facet): boolean => {
    const texts = [label, ...values].map((text) => text.toLowerCase());
    // "Young auditors from Ernst & Young": a name of several words is no attribute.
    return !labels.some((word) =>
      texts.some((text) => (NAMED.has(kind) ? text === word : text.includes(word))),
    );
  };
  // What was barred before stays where it stood.
  const placed = compiled.facets.flatMap((facet) => {
    if (clean(facet)) return [facet];
    return facet.kind === 'unsupported'
      ? barred.filter(({ label }) => label === facet.label).slice(0, 1)
      : [];
  });
  const notes = own.notes.filter(({ code }) => code === 'protected_attribute');
  return {
    intent: compiled.intent,
    facets: [...placed, ...barred.filter((facet) => !placed.includes(facet))].slice(0, MOST),
    notes: noted([...compiled.notes, ...notes]),
  };
}

/** How many facets are run: a search takes back more than the rules read from one query. */
const MOST = 60;

const NAMED: ReadonlySet<Facet['kind']> = new Set(['employer', 'school', 'name', 'location']);

function isProtected({ notes }: Pick<CompiledQuery, 'notes'>, reason: string | null): boolean {
  return notes.some(({ code, message }) => code === 'protected_attribute' && message === reason);
}
