import { placeNamed } from '../../../lexicon/places.ts';

/** An address or a number, and behind it that the record of whose it is should be shown. */
const LOOK_UP =
  /(?<=[\p{L}\p{N}]@[\p{L}\p{N}.-]+|\d[\d\s()-]{5,}\d)\s*[–—,.;:?!-]+\s*(?:(?:can|could|would|will)\s+(?:you|u)\s+|please\s+|pls\s+|and\s+|so\s+)*(?:bring|pull|call|dig|look|open|find|get|show|fetch|check)(?:\s+(?:me|us))?(?:\s+(?:up|out))?\s+(?:(?:the|their|his|her|that|whatever|any|our|this)\s+)?(?:person['’]s\s+|candidate['’]s\s+)?(?:records?|files?|profiles?|cards?|details|entry|cv|page)(?:\s+(?:please|pls|up|for\s+me|thanks|it\s+is))*\s*[?.!]*\s*$/iu;

const SITE = String.raw`(?:place|restaurant|hotel|kitchen|bar|caf[eé]|school|nursery|college|hospital|clinic|surgery|practice|ward|home|care\s+home|office|site|yard|depot|warehouse|plant|factory|lab|shop|store|branch|garage|farm|workshop|studio|building|project|location|town|city)`;
const TOWN = String.raw`\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}`;
const IS_IN = new RegExp(
  String.raw`(?<=[.;!?,–—-]\s+|\n\s*)(?:[Tt]he|[Oo]ur|[Tt]heir|[Hh]is|[Hh]er)\s+${SITE}(?:['’]s|\s+(?:is|are|would\s+be|will\s+be))\s+(?:(?:based|located|situated)\s+)?(?:in\s+|near\s+)?(${TOWN}(?:\s*,\s*${TOWN})?)(?=\s*(?:[.;!?]|$|\n))`,
  'gu',
);

/** "Job's in Karratha, boilermakers who are up for moving": where to. */
const MOVES_THERE = new RegExp(
  String.raw`^\s*(?:[Tt]he\s+|[Oo]ur\s+|[Tt]his\s+)?(?:[Jj]ob|[Rr]ole|[Pp]osition|[Vv]acancy|[Ww]ork|[Pp]ost)(?:['’]s|\s+(?:is|would\s+be|will\s+be))\s+(?:based\s+|located\s+)?in\s+(${TOWN})\s*[,.;!–—-]+\s*((?:(?!\b(?:live|living|based|already|not|no|never|don['’]t|won['’]t)\b)[^.;!?])*?\b(?:relocate|(?:up\s+for|open\s+to|willing\s+to|happy\s+to|prepared\s+to|ready\s+to|have\s+to|would)\s+(?:a\s+)?(?:mov(?:e|ing)|relocat(?:e|ing|ion))))(?=\s*[.!]?\s*$)`,
  'u',
);

/**
 * A message without what asks to be shown a record behind an address, and with where the work is as where somebody is looked for: "we need a
 * chef. The restaurant is in Leeds". As sentences of their own both would be taken for what is told around the search.
 */
export const withSentencesMeant = (said: string, country: string): string =>
  said
    .replace(LOOK_UP, '')
    .replace(MOVES_THERE, (whole: string, town: string, asked: string) =>
      placeNamed(town, country) === null ? whole : `${asked} to ${town}`,
    )
    .replace(IS_IN, (whole: string, town: string) =>
      placeNamed(town.split(/\s*,\s*/)[0] ?? '', country) === null ? whole : `In ${town}`,
    );
