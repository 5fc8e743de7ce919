import { matchesOf } from '#src/lib/matches.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { beginsSentence, type Edit } from './spans.ts';

// `diens` is whose something is, of whoever it may be; `zijn` is `are` as well, and `haar` hair.

const OWN = /(?<![\p{L}\p{N}'’-])(?:zijn|haar)(?= (?:\p{Ll}+e )?\p{L}{2,})(?![\p{L}'’-])/giu;
const WHOM = /(?<![\p{L}\p{N}'’-])(?:hem|haar)(?![\p{L}'’-])/giu;
/** What stands before a thing that is somebody's, and before no verb in the plural. */
const BEFORE_OWN =
  /(?:^|[.!?:;\n]["'”’)]?\s*|(?<!\p{L})(?:van|met|aan|in|op|bij|voor|over|uit|door|naar|tot|onder|tegen|na|om|volgens|tijdens|dankzij|hij|kandidaat|Candidate [A-Z]{1,2}|(?!(?:dat|niet|wat|het|zit|weet|moet|laat)(?!\p{L}))\p{Ll}{3,}t|kan|wil|zal|zou|heeft|had|was|nam|gaf|deed)\s)$/iu;
/** What stands behind a verb and before no thing. */
const BEHIND_VERB =
  /^ (?:er|de|het|een|we|wij|jullie|ze|zij|niet|ook|al|die|deze|alle|allemaal|dat|te|nog|wel|altijd|nooit|vaak|zeer|heel|goed|op|in|aan|bij|met|van|voor|naar|onder|geen|nu|daar|hier|om|en|of|door)(?!\p{L})/iu;
/** Whom something is done to: the sentence ends or goes on with no thing of theirs. */
const ENDS =
  /^(?:[.,;:!?)]|$|\n| (?:en|of|maar|omdat|want|als|toen|niet|ook|graag|goed|zeer|heel|om|te|in|op|aan|met|van|voor|naar|bij|uit|door|na|per|al|nog|wel|altijd|nooit|vaak|direct|snel)(?!\p{L}))/iu;
const HAIR = /(?<!\p{L})(?:kap(?:per|ster|salon|sel)|knip|haarstyl|föhn|coiff|barbier)/iu;
const HAIR_BEFORE = /(?<!\p{L})(?:het|kort|lang|blond|grijs|nat|droog|dik|dun|krullend|steil) $/iu;

const isOwn = (text: string, { 0: said, index }: RegExpExecArray): boolean => {
  const before = text.slice(Math.max(0, index - 40), index);
  const after = text.slice(index + said.length, index + said.length + 30);
  if (/^haar$/iu.test(said)) return !HAIR.test(text) && !HAIR_BEFORE.test(before) && !ENDS.test(after);
  return BEFORE_OWN.test(before) && !BEHIND_VERB.test(after);
};
const edit = (text: string, { 0: said, index }: RegExpExecArray, shown: string): Edit => ({
  start: index,
  end: index + said.length,
  reason: 'pronoun',
  with:
    /^\p{Lu}/u.test(said) && beginsSentence(text, index)
      ? shown.charAt(0).toUpperCase() + shown.slice(1)
      : shown,
});

/** Pronouns of Dutch that say whose something is or to whom something is done, made neutral. */
export function dutchPronounsIn(text: string): Edit[] {
  const whom = matchesOf(WHOM, text).filter(({ 0: said, index }) => {
    if (!ENDS.test(text.slice(index + said.length, index + said.length + 20))) return false;
    return (
      /^hem$/iu.test(said) ||
      (!HAIR.test(text) && !HAIR_BEFORE.test(text.slice(Math.max(0, index - 12), index)))
    );
  });
  return [
    ...matchesOf(OWN, text)
      .filter((one) => isOwn(text, one))
      .map((one) => edit(text, one, 'diens')),
    ...whom.map((one) => edit(text, one, 'de kandidaat')),
  ];
}

/** Those of which it cannot be told whether they are somebody's: behind an `en` both a thing and a verb follow. */
export const dutchPronounsLeftIn = (text: string): UncertainOccurrence[] =>
  matchesOf(OWN, text)
    .filter(
      ({ 0: said, index }) =>
        /^zijn$/iu.test(said) &&
        /(?<!\p{L})(?:en|of|,) $/iu.test(text.slice(Math.max(0, index - 4), index)) &&
        !BEHIND_VERB.test(text.slice(index + said.length, index + said.length + 20)),
    )
    .map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      reason: 'pronoun',
      why: 'may tell the sex of the person',
    }));
