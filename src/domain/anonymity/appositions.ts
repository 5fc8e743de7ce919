import { matchesOf } from '#src/lib/matches.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { isMonth } from './dates-in-words.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary } from './reading.ts';
import { beginsSentence } from './spans.ts';

const NAME = String.raw`\p{Lu}[\p{L}\p{M}\p{N}&’'-]*(?: \p{Lu}[\p{L}\p{M}\p{N}&’'-]*){0,2}`;
const WHOSE =
  '[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Ss]on|[Ss]a|[Ll]eur|[Ss]u|[Ss]eu|[Ss]ua|[Ii]l suo|[Ll]a sua|[Hh]aar|[Zz]ijn|[Hh]un|[Ii]hre?|[Ss]eine?|[Hh]ennes|[Hh]ans|[Hh]endes|[Jj]ego|[Jj]ej|[Jj]eho|[Jj]ejí|[Nn]jegov|[Nn]jezin|[Йй]ого|[Її]ї|[Ее]го|[Её]ё';
/** Who or what somebody has, by name between two signs: `Son boss, Ti-Guy, en dit du bien`, `her last place (Anchor)`. */
const APPOSED = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${WHOSE}) (?:\p{Ll}[\p{L}-]* ){0,2}\p{L}[\p{L}-]+(?:, | \())(${NAME})(?=[,)])`,
  'gu',
);
/** What stands there and names nobody: where and when. */
const NO_NAME = /^(?:I|A|The|He|She|They|It|English|Excel|Word|Outlook|PowerPoint)$/u;

/** Houses one after the other at the head of a sentence, before where somebody went in plain words: `Sunrise, Meadow View, then agency.` */
const ROW = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}’'-])(${NAME}(?:(?:, | and | & )${NAME}){1,4}),? (?:and )?then (?:agency|bank|temp(?:ing)?|supply|freelance|a|an|back|nothing|kids|roofs|schools?|care|home|here|nights|maternity|own account|self-employed|redundancy)(?!\p{L})`,
  'gu',
);

const isRole = (said: string): boolean =>
  roles().book.at(
    wordsOf(said).map(({ text }) => text),
    0,
  ) !== undefined;

/**
 * Names told by where they stand between two signs: who or what is somebody's, behind what it is to them, and a row at the head of a sentence that
 * ends in where they went.
 * @param terms what the person is recorded as able to do
 */
export function appositionsIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const apposed = matchesOf(APPOSED, text).map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    said,
  }));
  const rows = matchesOf(ROW, text)
    .filter(({ index }) => beginsSentence(text, index))
    .flatMap(({ 1: row = '', index }) =>
      matchesOf(new RegExp(NAME, 'gu'), row).map(({ 0: said, index: at }) => ({
        start: index + at,
        end: index + at + said.length,
        said,
      })),
    );
  if (apposed.length + rows.length === 0) return [];
  const known = termsOf(text, terms);
  return [...apposed, ...rows]
    .filter(
      ({ start, end, said }) =>
        !NO_NAME.test(said) &&
        !OF_FORMS.has(said.toLowerCase()) &&
        !isMonth(said) &&
        !isRole(said) &&
        !(OF_WORK.test(said) && isInDictionary(said.toLowerCase())) &&
        !known.some((term) => term.start < end && start < term.end),
    )
    .map(({ start, end }) => ({
      start,
      end,
      reason: 'name',
      why: 'stands where the sentence names somebody or a house beside what they are',
    }));
}
