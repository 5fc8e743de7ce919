import { industries, roles, skills } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { outsideQuotes } from './in-turn.ts';

const INTO =
  /(?<people>(?:[\p{L}&/-]+\s+){0,3}\p{L}{2,}s)\s+into\s+(?=(?<behind>[\p{L}\d][^,;.()]{1,40}))/giu;

/** "Production managers into Lean": people in the plural that are into a tool have it; a field they may have moved into. */
export const withToolsTheyAreInto = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(INTO, (said: string, ...rest: unknown[]) => {
      const { people = '', behind = '' } = rest.at(-1) as Record<string, string | undefined>;
      const [words, tool] = [people.trim().split(/\s+/), plainWords(behind)];
      const isTrade = words.some((_, at) => roles().book.whole(words.slice(at).join(' ')) !== undefined);
      const isTool = skills().book.at(tool, 0) !== undefined && industries().book.at(tool, 0) === undefined;
      return isTrade && isTool ? `${people} with ` : said;
    }),
  );

/** "S/4HANA consultants": whose the tool is comes first, and the part of it is what they have to have. */
export const withPartsOfTools = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(
      /(?<![\p{L}\d/])(?<!(?:,|\/|&|\b(?:or|and))\s*)(?:SAP\s+)?(S\/4(?:\s?HANA)?)\s+(?=(?:consultants|architects|developers|people|analysts)(?!\p{L}))(\p{L}+)(?=\s*(?:\/|\bor\b|\band\b|&|\+)\s*\p{L})/giu,
      'SAP $2 with $1',
    ),
  );

const TOOL_WITH =
  /(?<=(?<before>(?:[\p{L}&]+\s+){0,2}\p{L}{3,}s)(?:\s+with\s+[^,;.()]{2,30}?)?)(?:\s*,?\s*\/\s*|\s*,?\s+(?:or|plus)\s+)(?<tool>\p{L}[\p{L}\d]*(?:\s\p{L}+)?)\s+(?=with\s)/giu;

/** "SAP consultants / Salesforce with Apex": a tool that trades are called after, beside a trade in the plural, is its people. */
export const withPeopleOfTheTool = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(TOOL_WITH, (said: string, ...rest: unknown[]) => {
      const { before = '', tool = '' } = rest.at(-1) as Record<string, string | undefined>;
      const words = before.split(/\s+/);
      const isTrade = words.some((_, at) => roles().book.whole(words.slice(at).join(' ')) !== undefined);
      const known = skills().book.whole(tool);
      const own = known === undefined ? [] : [...roles().book.beginning(plainWords(known.name))];
      // The widest of its trades.
      const people = own.find(
        ({ name, implies }) =>
          name.startsWith(`${known?.name} `) && !own.some(({ id }) => implies.includes(id)),
      );
      return isTrade && people !== undefined && roles().book.whole(tool) === undefined
        ? ` or ${people.name.toLowerCase()}s `
        : said;
    }),
  );
