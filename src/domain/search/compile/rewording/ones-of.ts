import { employerNamed } from '../../../lexicon/employers.ts';
import { outsideQuotes } from './in-turn.ts';

const ONES =
  /(?<![\p{L}-])((?:[Nn]ot|[Nn]o|[Nn]one\s+of|[Nn]obody\s+of|[Ww]ithout|[Ss]kip|[Ee]xcept|[Aa]void|[Ll]eave\s+out)\s+(?:any\s+of\s+)?(?:the\s+)?)(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?)\s+(?:ones|lot|crowd|mob|bunch|gang|folk|people|staff|academics|lecturers|researchers)(?!\p{L})/gu;

/** "Not the Monash ones": those of a university that goes by its first word, where no city has that name and a university of its own. */
export const withOnesOfUniversities = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(ONES, (said: string, _: string, name: string) =>
      isUniversity(name) ? `nobody currently at ${name} University` : said,
    ),
  );

const isUniversity = (name: string): boolean =>
  employerNamed(name) === undefined &&
  employerNamed(`${name} University`) !== undefined &&
  employerNamed(`University of ${name}`) === undefined;
