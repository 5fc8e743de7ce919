import { roles } from '../../../lexicon/terms.ts';
import { facet } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';
import { group } from '../runs.ts';

/** Makers whose machines stand in workshops and on sites everywhere, by how these are called on record. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  Caterpillar: ['Caterpillar', 'CAT'],
  Komatsu: ['Komatsu'],
  Hitachi: ['Hitachi'],
  Liebherr: ['Liebherr'],
  Sandvik: ['Sandvik'],
  Epiroc: ['Epiroc'],
};
const NAMED = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(MAKERS).flat().join('|')})(?!\p{L})`, 'iu');
/** Who repairs or runs machines. */
const WITH_MACHINES = ['fitter', 'mechanic', 'plant_operator', 'haul_truck_operator'];
/** What leads to a machine that somebody knows, and to no house. */
const KNOWN =
  /(?:\b(?:with|on|know|knows|knowing|using|of|experience[d]?\s+(?:in|on|of|with)|background\s+(?:in|on))\s+(?:the\s+)?|[(,:]\s*)$/iu;
const JOINT = /^\s*(?:,|\/|&|,?\s*\b(?:or|and)\b)\s*$/iu;
const STAFF =
  /^\s+(?:alumn\p{L}*|people|staff|employees|now|today|currently|before|previously|in\s+the\s+past)(?!\p{L})/iu;

const isMaker = ({ facet: { kind, strength, when, either, values } }: Read): boolean =>
  kind === 'employer' &&
  strength === 'must' &&
  when === null &&
  either === null &&
  values.length > 0 &&
  values.every((value) => MAKERS[value] !== undefined);

/** "Heavy diesel fitters with CAT or Komatsu": beside who repairs or runs machines their makers may be the machines, and either will do. */
export function readMachines(draft: Draft): void {
  const isTheirs = draft.read.some(({ facet: { kind, values } }) => {
    const term = kind === 'role' ? roles().book.whole(values[0] ?? '') : undefined;
    return term !== undefined && [term.id, ...term.implies].some((id) => WITH_MACHINES.includes(id));
  });
  if (!isTheirs) return;
  const makers = draft.read.filter(isMaker).toSorted((one, other) => one.at - other.at);
  const [first] = makers;
  const last = makers.at(-1);
  if (first === undefined || last === undefined) return;
  const areListed = makers.every(
    (one, at) => at === 0 || JOINT.test(draft.text.slice(makers[at - 1]?.end, one.at)),
  );
  if (!areListed || STAFF.test(draft.text.slice(last.end))) return;
  // What leads to the first name is a part of what was read, or stands before it.
  const named = NAMED.exec(draft.text.slice(first.at, first.end))?.index;
  if (named === undefined || !KNOWN.test(draft.text.slice(0, first.at + named))) return;
  const names = makers.flatMap(({ facet: { values } }) => values).flatMap((name) => MAKERS[name] ?? []);
  const label = makers.map(({ facet: own }) => own.label).join(' or ');
  const machines: Read = {
    at: first.at,
    end: last.end,
    facet: facet({ kind: 'skill', strength: 'must', label: `${label} machines`, values: names }),
  };
  draft.read.push(machines);
  group(draft, [...makers, machines]);
  draft.note(
    'read_as',
    `"${label}" was looked for as where somebody works or worked, or as machines that their record tells of.`,
  );
}
