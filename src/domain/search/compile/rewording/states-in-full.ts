import { placeNamed, stateOfCode, townWithin } from '../../../lexicon/places.ts';
import { outsideQuotes } from './in-turn.ts';

const TOWN_AND_CODE =
  /(?<![\p{L}\p{N}@#/-])(?<town>(?:\p{Lu}[\p{L}'’.-]*\s){0,2}\p{Lu}[\p{L}'’.-]*)(?<mark>,?)\s(?<code>[A-Z]{2})(?![\p{L}\p{N}&@#/+-])/gu;
const SMALL_TOWN_AND_CODE =
  /(?<![\p{L}\p{N}@#/-])(?<town>(?:\p{Ll}+\s){0,2}\p{Ll}+)(?<mark>,?)\s(?<code>al|ak|az|fl|ga|ia|il|ks|ky|mn|mt|nc|nd|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|vt|wi|wv|wy)(?![\p{L}\p{N}&@#/+-])/gu;

const IN_BEFORE = /\b(?:in|near|around|from|of)\s+$/i;

/** Codes that abroad are read as something else where no comma parts them from the town: "Boston PA", "Cambridge MD", "Birmingham MI". */
const OTHERWISE = new Set('PA MD VA CA MA MI SC MS DE IN OR ME OK HI ID LA CO CT NE'.split(' '));

/** "Perth, WA": a town of the Australian state of that code. */
function isOfAustralia(town: string, code: string): boolean {
  const state = placeNamed(code, 'AU');
  return state?.kind === 'state' && state.country === 'AU' && townWithin(town, state) !== null;
}

/**
 * A query with American states in full where a code stands behind a town of that state: "Birmingham AL", "Portland, ME". Without one of
 * that name there, a code says nothing.
 */
export const withStatesInFull = (query: string, home: string): string =>
  outsideQuotes(query, (part) => {
    const isAllOfIt = (said: string): boolean => said.trim() === part.trim();
    const inFull = (whole: string, town: string, mark: string, code: string, at: number): string => {
      const state = stateOfCode(code.toUpperCase());
      if (state === null) return whole;
      if (home !== 'US' && OTHERWISE.has(code.toUpperCase()) && (mark === '' || isAllOfIt(whole)))
        return whole;
      // "Perth WA" is in Australia.
      const own = placeNamed(code, home);
      const words = town.split(/\s/);
      const isThere = words.some((_, from) => {
        const name = words.slice(from).join(' ');
        const isOwn =
          home !== 'US' && own?.kind === 'state' && own.country !== 'US' && townWithin(name, own) !== null;
        return !isOwn && townWithin(name, state) !== null;
      });
      if (isThere) return `${town}, ${state.name}`;
      // "Nurses in Cambridge, MD": a town too small to be known.
      const isPlaced =
        mark !== '' &&
        !isOfAustralia(town, code) &&
        IN_BEFORE.test(part.slice(0, at)) &&
        placeNamed(town, home)?.kind === 'city';
      return isPlaced ? `${town} ${state.name}` : whole;
    };
    return part.replace(TOWN_AND_CODE, inFull).replace(SMALL_TOWN_AND_CODE, inFull);
  });
