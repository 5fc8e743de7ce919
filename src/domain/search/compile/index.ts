import type { CompiledQuery, Facet, Home } from '../facets.ts';
import {
  readLooking,
  readNotOnRecord,
  readProtected,
  readRights,
  readSponsorship,
  readWorkTypes,
} from './criteria.ts';
import { Draft } from './draft.ts';
import { readLeftovers } from './leftovers.ts';
import { merged } from './merge.ts';
import { readDegrees, readMarks, readNames, readQuoted } from './names.ts';
import { readCurrencyOfPlace, readPlaces } from './places.ts';
import { readAvailability, readPay, readRating, readYears } from './ranges.ts';
import { readAroundLanguages, readLevels, readVocabulary } from './vocabulary.ts';

const MOST_FACETS = 40;

/**
 * Takes a search in plain language apart, by rules alone: the same words always mean the same. What it understands and
 * cannot run stands among the facets as unsupported, with a note.
 */
export function compileQuery(query: string, home: Home): CompiledQuery {
  const draft = new Draft(query, home);
  readMarks(draft);
  readProtected(draft);
  readSponsorship(draft);
  readYears(draft);
  readPay(draft);
  readAvailability(draft);
  readRating(draft);
  draft.weigh();
  readLooking(draft);
  readQuoted(draft);
  readNotOnRecord(draft);
  readDegrees(draft);
  readNames(draft);
  readVocabulary(draft, 2);
  readRights(draft);
  readVocabulary(draft, 1);
  readAroundLanguages(draft);
  readWorkTypes(draft);
  readPlaces(draft);
  readCurrencyOfPlace(draft);
  readLevels(draft);
  readLeftovers(draft);
  for (const read of draft.read) {
    // By its end: "who have never worked at" begins before it is turned round.
    // Or by its beginning: "excluding oil and gas" ends behind an "and".
    const [end, begin] = [draft.strengthAt(read.end - 1), draft.strengthAt(read.at)];
    const strength = end === 'must' ? begin : end;
    if (!read.plain || strength === 'nice') read.facet.strength = strength;
    if (read.facet.kind === 'unsupported' && read.facet.strength === 'exclude') read.facet.strength = 'must';
  }
  const facets = merged(draft.text, draft.read).map(({ facet }) => facet);
  if (facets.length > MOST_FACETS)
    draft.note('cut_short', `Only the first ${MOST_FACETS} of ${facets.length} wishes were run.`);
  const kept = facets.slice(0, MOST_FACETS);
  return { intent: intentOf(kept), facets: kept, notes: draft.notes.slice(0, 20) };
}

/** A sentence that says what was understood; null when nothing was. */
function intentOf(facets: readonly Facet[]): string | null {
  const named = (strength: Facet['strength']): string =>
    facets
      .filter((facet) => facet.strength === strength && facet.kind !== 'unsupported')
      .map(({ label }) => label)
      .join(', ');
  const [must, nice, exclude] = [named('must'), named('nice'), named('exclude')];
  const parts = [
    must === '' ? null : `Find ${must}`,
    nice === '' ? null : `${must === '' ? 'Prefer' : 'preferring'} ${nice}`,
    exclude === '' ? null : `${must === '' && nice === '' ? 'Leave out' : 'leaving out'} ${exclude}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join('; ')}.`.slice(0, 300);
}
