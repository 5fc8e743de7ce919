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
 * "Skriv varken Blåsippan eller kooperativ", "neither the firm's name nor the word trustee", "don't use the word lake": words that the ad is
 * asked not to have.
 */
const UNWANTED: readonly RegExp[] = [
  /(?<!\p{L})(?:neither|nor|not?|never|without|avoid|leave(?: out)?|skip|drop|lose|use|say|mention|put|write)(?: \p{L}+){0,5} (?:the )?words? [“"„«'‘]?(\p{L}[\p{L}-]{3,})/giu,
  /(?<!\p{L})(?:weder|varken|verken|hverken|ni|né|noch|neither|nem)(?!\p{L})[^.,;]{2,40}(?<!\p{L})(?:noch|eller|ni|né|noch|nor|nem) (?:the |das |den |die |le |la |les |el |los |il |het |de |o |a |l[’'])?(?:word |wort |mot |palabra |parola |woord |ordet |palavra )?[“"„«'‘]?(\p{Ll}[\p{L}-]{3,})/giu,
  /(?:^|[,.;!] ?|(?<!\p{L})(?:but|just|so|and|please) )(?:do ?n['’]?t|do not|never) (?:say|mention|print|write|put|use) (?:the )?[“"„«'‘]?(\p{Ll}{4,})[”"“»'’]?(?= (?:please|pls|anywhere|in (?:it|the ad))|[.!;,]|$)/giu,
];
/** What such a request says of itself. */
const OF_REQUEST =
  /^(?:names?|words?|anything|nothing|anyone|anybody|someone|everything|that|this|they|them|client|company|location|address|salary|where|which|brand|firma?|name[ns]?|noms?|nombre|nome|naam|namn|navn|more|else|much|either|neither|both|again|here|there|loud|yes|please|client|employer|school|hotel|practice|business)$/iu;

/** The words that a brief asks to keep out of its ad. */
export const unwantedWords = (description: string): string[] => [
  ...new Set(
    UNWANTED.flatMap((pattern) =>
      [...matchesOf(pattern, description)].flatMap(({ 1: word = '' }) =>
        // A name is hidden as one.
        OF_REQUEST.test(word) || /^\p{Lu}/u.test(word) ? [] : [word.toLowerCase()],
      ),
    ),
  ),
];

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
        .some((word) => word === thing || (thing.length > 6 && word.endsWith(thing))),
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
