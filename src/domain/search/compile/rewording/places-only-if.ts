import { placeNamed } from '../../../lexicon/places.ts';
import { outsideQuotes } from './in-turn.ts';

const WORD = String.raw`\p{Lu}[\p{L}'’-]*`;
const PLACE = String.raw`(?:the\s+)?${WORD}(?:\s+${WORD}){0,2}`;
const PLACES = String.raw`${PLACE}(?:(?:\s*,\s*(?:or\s+)?|\s+or\s+|\s*\/\s*)${PLACE}){0,5}`;
const ALSO = String.raw`${PLACE}(?:(?:\s*,\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+)${PLACE}){0,3}`;
const THOSE = String.raw`(?:the\s+ones|those|people|candidates|any(?:one|body)|folks?)`;
const IF = String.raw`(?:only\s+(?=(?:on|with|for)\s)|only\s+(?:if|when|where)\s+(?:they|he|she)?|only\s+${THOSE}\s+(?:who|that)|if\s+they|provided\s+they|as\s+long\s+as\s+they)\s*(?:['’](?:re|d|ll)\s+)?`;
const TOO = String.raw`(?:\s+(?:people|folks?|ones))?(?:\s+(?:is|are|would\s+be|will\s+be))?(?:\s+(?:also|fine|ok(?:ay)?|welcome|good|possible))*(?:\s+(?:too|also|as\s+well))?`;
/** "In Leeds or York. Londoners too, but only those who would relocate": what is asked of a further place alone. */
const ONLY_IF = new RegExp(
  String.raw`(?<=\bin\s+${PLACES})(?:\s*[.;]\s+(?:and\s+|or\s+|but\s+)?(?:in\s+|from\s+)?|\s*,\s+(?:and|or|but)\s+(?:in|from)\s+)(${ALSO})${TOO}\s*[,;–—-]?\s+(?:but\s+|and\s+|though\s+)?(?:from\s+there\s+)?${IF}([^,;.!?()]{4,80}?)(?=\s*(?:$|[,;.!?)]))`,
  'gu',
);
const REMOTE =
  /^(?:(?:can|could|are|is|be|do|would|will)\s+)*(?:work(?:s|ing)?\s+)?(?:fully\s+)?(?:remote(?:ly)?|from\s+home)$/i;
const MOVES =
  /^(?:(?:would|will|can|could|are|is|be|with|happy|willing|open|ready|prepared|to|for|consider)\s+)*(?:relocat(?:e|ing|ion)|mov(?:e|ing))(?:\s+there)?$/i;

const meant = (said: string): string =>
  REMOTE.test(said)
    ? 'remote'
    : MOVES.test(said)
      ? 'open to relocation'
      : /^(?:on|with|for)\s/i.test(said)
        ? said
        : `who ${said}`;

/** "New Yorkers" are in New York. */
const placeIn = (name: string, country: string): string | undefined =>
  [name, name.replace(/(?:ers|ites|ians)$/, '')].find((one) => placeNamed(one, country) !== null);

/** A query with each condition of a further place beside that place, as an arm of its own. */
export const withPlacesOnlyIf = (query: string, country: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(ONLY_IF, (said: string, name: string, asked: string) => {
      const places = name
        .split(/\s*,\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+/)
        .map((one) => placeIn(one, country));
      if (places.some((place) => place === undefined)) return said;
      const arms = places.flatMap((place) =>
        asked.split(/\s+or\s+/i).map((one) => `(in ${place} and ${meant(one.trim())})`),
      );
      return ` or ${arms.join(' or ')}`;
    }),
  );
