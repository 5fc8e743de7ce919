import { outsideQuotes, type Ways } from './in-turn.ts';
import { namesTrade } from './said-of-present-work.ts';

const TRADE = String.raw`(?:trades?|professions?|occupations?|job\s+titles?|lines?\s+of\s+work|callings?|walks?\s+of\s+life)`;
const NO_MATTER = String.raw`(?:(?:is|are)\s+(?:fine|ok(?:ay)?|good|welcome)|will\s+do|does(?:n['’]t|\s+not)\s+matter|at\s+all|really|whatsoever)`;
/** "Any trade", "whatever their trade", "trade: any" in a clause of its own; "any trade in Perth" is who works in one. */
const ANY_TRADE = new RegExp(
  String.raw`(?:\s*[,;(|\n]\s*|\s+[-–—]\s+|(?<=[.!?])\s+)(?:and\s+|of\s+|in\s+|from\s+)?(?:(?:any|all|every|whatever|whichever|no\s+matter\s+(?:the|what|which))\s+(?:(?:kinds?|sorts?|types?)\s+of\s+)?(?:the\s+|their\s+|his\s+|her\s+|your\s+)?${TRADE}(?:\s+(?:or|and)\s+${TRADE})?|(?:(?:the|their)\s+)?${TRADE}\s*[:=]?\s+(?:any|all|open|(?:is\s+|are\s+)?irrelevant|(?:does|do)(?:n['’]t|\s+not)\s+matter))(?:\s+(?:they|he|she|people)\s+(?:are|is|have|has|work)(?:\s+(?:in|of))?)?(?:\s+${NO_MATTER})*\)?(?=\s*(?:$|[,;.!?)\n|]|[-–—]\s))`,
  'giu',
);

/** A query without that anybody may be of any trade; beside a trade that is named it is one more of them, and stays. */
export const withoutAnyTrade = (query: string): string =>
  outsideQuotes(query, (part) => {
    const rest = part.replace(ANY_TRADE, '');
    return rest === part || rest.trim() === '' || namesTrade(rest) ? part : rest;
  });

/** That any sort of a trade will do, as `plainly` puts it before any reader. */
export const SAID_OF_ANY_SORT: Ways = [
  // "Nurses of all sorts, OTs and GPs", "lawyers of every stripe"; behind "chefs of any sort, head or sous" the sorts are named.
  [
    /\s+of\s+(?:all|any|every|each|whatever|various|different)\s+(?:sorts?|stripes?|types?|shades?|flavou?rs?|descriptions?|hues?|varieties|variety)(?=\s*(?:$|,\s+(?:\p{L}+\s+){0,2}\p{L}+s\s*(?:,|$|\b(?:and|or|in|who)\s)|[;.!?)]|[-–—]\s|\b(?:and|or|in|at|who|that|with|for|from|near|around|on|whom)\s))/giu,
    '',
  ],
];
