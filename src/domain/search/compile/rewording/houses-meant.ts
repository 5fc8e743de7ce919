import { matchesOf } from '#src/lib/matches.ts';
import { employerAt } from '../../../lexicon/employers.ts';
import { placeAt } from '../../../lexicon/places.ts';
import { roles } from '../../../lexicon/terms.ts';
import { wordsOf } from '../../../lexicon/text.ts';

const NOW = String.raw`(?:now|today|right\s+now|just\s+now|at\s+(?:present|the\s+moment|this\s+(?:moment|time))|currently|presently|already|still|these\s+days|any\s?more|any\s+longer|before|once|in\s+the\s+past|at\s+any\s+(?:time|point)|at\s+all|previously|formerly|ever)`;
/** "Who are there", "have been there", "never had a job there", "formerly there": of whom the house was named before. */
const THERE = new RegExp(
  String.raw`(?<=(?:\b(?:is|are|am|be|been|being|was|were|work(?:s|ed|ing)?|employed|sit(?:s|ting)?|sat|jobs?|roles?|stints?|spells?|time|years|foot|formerly|previously|once|currently|now|still|presently|people|staff|anyone|anybody|nobody|those)|(?:['’](?:s|re|ve|d))|n['’]t|\bnot|\bnever)\s+(?:(?:currently|now|still|already|once|previously|formerly|presently|not|never|ever|employed|working|at\s+present)\s+)*)(?:there|(?:for|at|with|by|from)\s+them)(?=\s*(?:$|[,;:.)!?]|[-–—]\s|(?:${NOW}|or|and|but|please|as|thanks|who)(?!\p{L})))`,
  'giu',
);
const BORDER =
  /[.!?;:\n]|\s[-–—]\s|\s*,\s+(?:(?:and|so)\s+)?(?:they|he|she|(?:the\s+)?client)\s+(?:now\s+|just\s+)?(?:wants?|needs?|asks?\s+for|asked\s+for|would\s+like|(?:are|is)\s+(?:after|looking\s+for))\s+|,?\s+(?:so|hence|therefore|and\s+so)\s+|\s+and\s+(?=(?:wants?|needs?|asks?\s+for|would\s+like|likes?|is\s+(?:after|looking\s+for)|looks?\s+for)(?!\p{L}))/giu;

interface Meant {
  text: string;
  aside: string[];
}

/**
 * A query in which "there" of a later sentence stands as the one house that was named before it: "There's bad blood with Multiplex, so only
 * surveyors who never had a job there". The part that named it asks for nobody and is told.
 */
export function withHousesMeant(query: string, country: string): Meant {
  const left = { text: query, aside: [] };
  const [first] = matchesOf(THERE, query);
  if (first === undefined) return left;
  const border = matchesOf(BORDER, query.slice(0, first.index)).at(-1);
  if (border === undefined) return left;
  const before = query.slice(0, border.index);
  const words = wordsOf(before);
  const plain = words.map(({ text }) => text);
  const names: string[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    if (roles().book.at(plain, at) !== undefined) return left;
    const found = employerAt(plain, at);
    const [start, end] = [words[at]?.start ?? 0, words[at + (found?.length ?? 1) - 1]?.end ?? 0];
    const said = before.slice(start, end);
    if (found === undefined || !/^\p{Lu}/u.test(said)) {
      if (placeAt(plain, at, country) !== undefined && /^\p{Lu}/u.test(said)) return left;
      if (/\d/.test(said)) return left;
      continue;
    }
    names.push(said);
    at += found.length - 1;
  }
  const [name] = names;
  if (name === undefined || names.some((one) => one !== name)) return left;
  const rest = query.slice(border.index + border[0].length);
  // What names it again says itself where somebody is.
  if (rest.includes(name)) return left;
  return { text: rest.replace(THERE, `at ${name}`), aside: [before.trim()] };
}
