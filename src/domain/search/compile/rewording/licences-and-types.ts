import { roles } from '../../../lexicon/terms.ts';
import { inTurn, outsideQuotes, type Ways } from './in-turn.ts';

const CLASS = String.raw`(?:(?:cat(?:egory)?\s+)?B[123]|ATPL|CPL|MPL)(?:\s+licen[cs]es?)?(?![\p{L}\p{N}])`;
// One way alone to read each, so that a long list of figures is looked at once.
const TYPE = String.raw`\p{L}{0,4}-?\d{2,4}(?:[\p{L}-][\p{L}\p{N}-]{0,4})?(?![\p{L}\p{N}])`;
const AND = String.raw`\s*(?:,|&|\+|\band\b)\s*`;
const EITHER = String.raw`${TYPE}(?:\s*(?:,\s*(?:or\s+)?|\/|\bor\b)\s*${TYPE}){0,7}`;
const BEHIND = new RegExp(
  String.raw`(?<trade>\p{L}+(?:\s+\p{L}+){0,2}s)\s*(?<mark>,|:|\()\s*(?:with\s+)?(?<classes>${CLASS}(?:${AND}${CLASS}){0,5})\s*[,;]\s*(?:and\s+|with\s+)?(?<types>${EITHER})\s+(?:types?(?:[\s-]+ratings?)?|type[\s-]rated|ratings?|rated)(?!\p{L})\)?`,
  'giu',
);
const TYPES_ALONE = new RegExp(
  String.raw`(?<trade>\p{L}+(?:\s+\p{L}+){0,2}s)\s*(?:,|:|\()\s*(?:with\s+)?(?<types>${EITHER})\s+(?:types?(?:[\s-]+ratings?)?|type[\s-]rated|ratings?|rated)(?!\p{L})\)?`,
  'giu',
);
const SPELLING: Ways = [[/\blicenced(?=\s+\p{L})/giu, 'licensed']];

const namesTrade = (said: string): boolean => {
  const words = said.split(/\s+/);
  return words.some((_, at) => roles().book.whole(words.slice(at).join(' ')) !== undefined);
};

/** "Aircraft engineers, B1, A320 or B737 types": each class of licence is asked for, and any of the types. */
export const withLicencesAndTypes = (query: string): string =>
  outsideQuotes(inTurn(query, SPELLING), (part) =>
    part
      .replace(BEHIND, (whole: string, trade: string, _mark: string, classes: string, types: string) =>
        namesTrade(trade)
          ? `${trade} with ${classes.split(new RegExp(AND, 'iu')).join(', with ')}, and with ${eitherOf(types)}`
          : whole,
      )
      .replace(TYPES_ALONE, (whole: string, trade: string, types: string) =>
        namesTrade(trade) ? `${trade} with ${eitherOf(types)}` : whole,
      ),
  );

const eitherOf = (types: string): string => types.split(/\s*(?:,\s*(?:or\s+)?|\/|\bor\b)\s*/iu).join(' or ');
