import type { ClientDnaTraits, ClientRow, DnaContent, DnaMissing } from '../clients/schema.ts';
import { TRAIT_POLES, TRAITS, type Trait, type TraitMention, traitsIn } from '../lexicon/traits.ts';
import type { Source } from './sources.ts';

/** So many records must speak to a trait before it is said. */
const SOURCES_NEEDED = 5;
const MOST_EVIDENCE = 8;

/** A client's DNA, and what would help where too little is known; dna is null where nothing is known at all. */
export interface Analysis {
  dna: Omit<DnaContent, 'generated_at'> | null;
  missing: DnaMissing[];
}

interface Said extends TraitMention {
  source: Source;
}

const HELP: Record<Trait, string> = {
  pace: 'how fast they decide, give feedback and make offers',
  structure: 'how formal their process and company are',
  risk_appetite: 'whether they take chances on unusual people or want what is proven',
  communication: 'how they give feedback and how quickly they answer',
  talent_bar: 'what they turn people down for, and whether they train',
};

/** What records say of a client: five traits with the words that tell them, and a few sentences about it all. */
export function analyse(client: ClientRow, sources: readonly Source[]): Analysis {
  const said = sources.flatMap((source) =>
    traitsIn(source.text).map((mention): Said => ({ ...mention, source })),
  );
  const traits = Object.fromEntries(TRAITS.map((trait) => [trait, null])) as ClientDnaTraits;
  const missing: DnaMissing[] = [];
  for (const trait of TRAITS) {
    const own = said.filter((each) => each.trait === trait);
    const speaking = new Set(own.map(({ source }) => source));
    if (speaking.size >= SOURCES_NEEDED) traits[trait] = traitOf(own, [...speaking]);
    else missing.push(missingOf(trait, speaking.size));
  }
  const empty = sources.length === 0 && client.industry === null;
  return { dna: empty ? null : { reflection: reflectionOf(client, sources, traits), traits }, missing };
}

/** Each record counts once: the share of those that speak for the first pole, drawn towards the middle while they are few. */
function traitOf(own: readonly Said[], speaking: readonly Source[]): NonNullable<ClientDnaTraits['pace']> {
  const shares = speaking.map((source) => {
    const of = own.filter((each) => each.source === source);
    return of.filter(({ pole }) => pole === 'high').length / of.length;
  });
  const score = (100 * (shares.reduce((sum, share) => sum + share, 0) + 0.5)) / (shares.length + 1);
  const shown = speaking.flatMap((source) => own.find((each) => each.source === source) ?? []);
  return {
    score: Math.round(score),
    evidence: shown
      .slice(0, MOST_EVIDENCE)
      .map(({ quote, source: { type, id } }) => ({ quote, source: { type, id } })),
  };
}

function missingOf(trait: Trait, sources: number): DnaMissing {
  const more = SOURCES_NEEDED - sources;
  return {
    trait,
    sources,
    needed: SOURCES_NEEDED,
    help: `${more} more ${more === 1 ? 'record' : 'records'} that ${more === 1 ? 'tells' : 'tell'} ${HELP[trait]}: notes (add_client_dna_note), scorecards of client interviews, or reasons for passing.`,
  };
}

const KINDS: Record<Source['type'], [one: string, many: string]> = {
  note: ['note', 'notes'],
  interview_outcome: ['interview scorecard', 'interview scorecards'],
  submission_answer: ['answer to a submission', 'answers to submissions'],
  pass_reason: ['reason for passing', 'reasons for passing'],
  placement: ['placement', 'placements'],
  website: ['website', 'websites'],
};

/** Facts and figures alone, in sentences made here: no instruction in a note can find its way into them. */
function reflectionOf(client: ClientRow, sources: readonly Source[], traits: ClientDnaTraits): string {
  const known = TRAITS.flatMap((trait) => {
    const score = traits[trait]?.score;
    if (score === undefined) return [];
    const { high, low, name } = TRAIT_POLES[trait];
    return [score >= 60 ? high : score <= 40 ? low : `is in the middle on ${name}`];
  });
  const counts = Object.entries(KINDS).flatMap(([type, [one, many]]) => {
    const count = sources.filter((source) => source.type === type).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const field = client.industry === null ? '' : ` (${client.industry})`;
  const character =
    known.length === 0
      ? `What ${client.name}${field} is like to work for is not known yet: too few records speak of it.`
      : `${client.name}${field} ${listed(known)}.`;
  return counts.length === 0 ? character : `${character} Read from ${listed(counts)}.`;
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
