import { placeNamed } from '../../../lexicon/places.ts';
import { outsideQuotes } from './in-turn.ts';

const NAME = String.raw`(?:the\s+)?\p{L}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,2}`;
const JOINT = String.raw`\s*(?:,\s*(?:(?:and|or)\s+)?|\+|&|\/|\b(?:and|or)\b)\s*`;
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}-])(?<place>\p{L}[\p{L}'’.-]*)(?:\s+only)?\s*\(\s*(?<more>${NAME}(?:${JOINT}${NAME}){0,4})\s+(?:both\s+|all\s+|also\s+)?counts?(?:\s+(?:too|also|as\s+well|as\s+(?:it|that|part)))?\s*\)`,
  'giu',
);

/** "Europe only (UK + Ireland count)": who lives in one of these is found as well. */
export const withPlacesCountedIn = (query: string, country: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(COUNTED, (whole: string, ...rest: unknown[]) => {
      const { place = '', more = '' } = rest.at(-1) as Record<string, string | undefined>;
      const places = more.split(new RegExp(JOINT, 'iu'));
      return [place, ...places].every((one) => placeNamed(one.replace(/^the\s+/i, ''), country) !== null)
        ? `${place}, ${places.join(' or ')}`
        : whole;
    }),
  );
