import { matchesOf } from '#src/lib/matches.ts';

/** "That curtailment isn't public yet", "the merger gets announced in May": a thing of which somebody says that nobody knows of it. */
const SECRET_THING =
  /(?<!\p{L})(?:that|this|the) (\p{Ll}{6,})(?: \p{L}+)? (?:(?:is|was|has|are|have)(?:n['’]t| not)(?: been)?(?: (?:yet|exactly|really|even))? (?:public|announced|out|known|common knowledge|official|signed)|(?:is|stays|remains) (?:still |strictly |very )*(?:secret|confidential|under wraps|between us|not (?:public|announced|out|known))|gets? announced|(?:will|won['’]t) be (?:announced|public|made public)|goes public)/giu;
/** Things of the job itself, of which nobody should lose the ad's words. */
const OF_JOB =
  /^(?:position|vacancy|opening|salary|office|client|company|person|number|manager|address|school|clinic|practice|hospital|location|details?|product|project|contract)$/iu;

/** The things that asides call secret, as they stand there. */
export const secretThings = (asides: readonly string[]): string[] =>
  asides.flatMap((aside) =>
    [...matchesOf(SECRET_THING, aside)].flatMap(({ 1: thing = '' }) =>
      OF_JOB.test(thing) ? [] : [thing.toLowerCase()],
    ),
  );

/**
 * A line without the brackets, or what follows "after", "before", "because of" or "with", that name a secret thing; null where it names one
 * elsewhere.
 */
export function withoutSecretThings(line: string, things: readonly string[]): string | null {
  const names = (said: string): boolean =>
    things.some((thing) =>
      said
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(thing),
    );
  if (!names(line)) return line;
  const bare = line
    .replaceAll(/\s*\([^()]*\)/gu, (inside) => (names(inside) ? '' : inside))
    .replaceAll(
      /,?\s(?:(?:right |just )?(?:after|before|until|once|because of|due to|following|during|with)|ahead of) [^,.;()]*/giu,
      (told) => (names(told) ? '' : told),
    )
    .trim();
  return names(bare) || !/\p{L}{2}/u.test(bare) ? null : bare;
}
