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
/** "No mention of Khalifa City and Little Oryx", "leave out the 900 cows and the rotary", "don't mention the CT": things that stay out, by what they are called. */
const KEPT_OUT =
  /(?<!\p{L})(?:no mention of|nothing about|not a word about|without (?:mentioning|naming)|(?:do ?n['’]t|do not|never) (?:mention|name)|leave out|keep out|nicht erwähnen:?|sin (?:mencionar|nombrar)|no mencion(?:es?|ar)|ne (?:mentionne[rz]?|cite[rz]?) (?:pas|ni)|non (?:citi|citare|menzionare)|niet (?:noemen|vermelden)) ((?:(?:the|our|my|any|le|la|les|el|los|las|il|lo|de|het|den|die|das) )?[\p{L}\d][^.,;:!?()]{2,60})/giu;
/** What the words behind such a request still belong to: "the CT as it is the only one". */
const BEHIND_THING =
  / (?:as|because|since|cos|when|if|until|till|or (?:he|she|they|we|it)|please|pls|anywhere|anyone|to (?:any|the|them|him|her)|in (?:the|any|it|your)|on (?:the|it)|yet|either|at all|there(?:['’]s|['’]d)|it(?:['’]s)?|they|he|she|we|which|that|par ce|car|weil|porque|perché|omdat)(?!\p{L}).*$/iu;

/** The things that a brief asks to keep out of its ad, each as it is called; what such a request says of itself is none. */
export const thingsKeptOut = (description: string): string[] => [
  ...new Set(
    [...matchesOf(KEPT_OUT, description)].flatMap(({ 1: said = '' }) =>
      said
        .replace(BEHIND_THING, '')
        .split(/,? (?:and|or|nor|&|und|oder|et|ni|y|e|o|en|of) /iu)
        .map((thing) =>
          thing
            .replace(/^(?:the|our|my|any|that|le|la|les|el|los|las|il|lo|de|het|den|die|das) /iu, '')
            .replace(/(?<=\d \p{L}{3,})s$/u, '')
            .trim()
            .toLowerCase(),
        )
        .filter(
          (thing) =>
            thing.split(' ').length <= 3 &&
            (/\p{L}{4}/u.test(thing) || /^\p{L}{2,3}$/u.test(thing) || / \p{L}{3}/u.test(thing)) &&
            thing.split(' ').every((word) => !OF_REQUEST.test(word) && !OF_PAY_OR_TERMS.test(word)),
        ),
    ),
  ),
];
/** What an ad may not do without, or leaves out by itself. */
const OF_PAY_OR_TERMS =
  /^(?:pay|money|rate|budget|bonus|fees?|terms|hours?|dates?|start|reason|why|us|me|him|her|them|it|last|first|bit|part|line|sentence|paragraph|one|ones|people|staff|team|boss|owner|role|job|ad|post|title|details?|stuff|bits?|rest|any|all)$/iu;

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
    things.some((thing) => thing.includes(' ') && said.toLowerCase().includes(thing)) ||
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
  if (names(bare)) return withoutPieces(bare, names);
  return /\p{L}{2}/u.test(bare) ? bare : null;
}

/** A line without where a thing is ("in the rotary") or the piece of a list that names it; null where it stands elsewhere, or little is left. */
function withoutPieces(line: string, names: (said: string) => boolean): string | null {
  const placeless = line.replaceAll(
    /\s(?:in|on|at|near|by|off|with|from) (?:the |our |a )?[^,.;()]*?(?=,|[.;]|$| and )/giu,
    (told) => (names(told) ? '' : told),
  );
  const pieces = placeless.split(/,\s+/u);
  const open = pieces.filter((piece) => !names(piece));
  const isList = pieces.length > 2 && open.length >= pieces.length - 1 && open[0] === pieces[0];
  const kept = open.length === pieces.length ? placeless : isList ? open.join(', ') : '';
  return (kept.match(/\p{L}{2,}/gu) ?? []).length < 3 ? null : kept;
}
