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
  /(?<!\p{L})(?:no mention of|nothing about|not a word about|without (?:mentioning|naming)|(?:do ?n['’]t|do not|never) (?:mention|name)|leave out|keep out|nicht erwähnen:?|sin (?:mencionar|nombrar)|no mencion(?:es?|ar)|ne (?:mentionne[rz]?|cite[rz]?) (?:pas|ni)|non (?:citi|citare|menzionare)|niet (?:noemen|vermelden)|nichts (?:über|von)|niets over|rien sur|nada (?:sobre|de)|niente (?:su|di)|(?:ingenting|inget|intet|ikke noget|ikke noe) om) ((?:(?:the|our|my|any|le|la|les|el|los|las|il|lo|de|het|den|die|das) )?[\p{L}\d][^.,;:!?()]{2,60})/giu;
/** 'Please take out "UK energy"', '"Neubau" bitte rauslassen': words that are asked to go, as they stand in quotation marks. */
const QUOTED_OUT: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:take|leave|keep|cut|strip|pull|edit|scrub)(?: out| off)?|drop|delete|remove|lose|omit|ditch|enl[eè]ve[zrs]?|retire[zrs]?|supprime[zrs]?|quit(?:a|e|ar)|elimin(?:a|e|ar)|togli(?:ere|ete)?|leva(?:re|te)?|tir(?:a|e|ar)|retir(?:a|e|ar)|haal|schrap|ta bort|stryk|fjern|slet|streich(?:e|en)?)(?: (?:the|any|every|all|bitte|sie|out|from it|le|la|el|il|het|o|a))*(?: (?:words?|bits?|mentions?|lines?|wort|mot|palabra|parola|woord|ordet|palavra))?(?: (?:about|of))? [“"„«]\s?([^“”"„«»]{3,40}?)\s?[”"“»]/giu,
  /[“"„«]\s?([^“”"„«»]{3,40}?)\s?[”"“»](?: (?:bitte|please|pls|needs? to|must|has to|should|should be|muss|soll|te|moet|graag|kan|aub|ska|skal|doit|va|debe|deve))*,? (?:(?:come|go|be|left|taken|stay)s? (?:out|off)|out|raus(?:nehmen|lassen|streichen)?|weg(?:lassen|laten)?|streichen|eruit|bort|ud|à enlever|à retirer|fuera|fora)(?!\p{L})/giu,
];
/**
 * "(The St Leonard's site, but just say Exeter please)", "say a town in Devon rather than Okehampton", "Fir Tree would give us away": a name
 * that another is to stand for.
 */
const STOOD_FOR: readonly RegExp[] = [
  /(?<=[(:.;!?–—,] ?|^|(?<!\p{L})(?:[Aa]t|[Ii]n|[Ff]or|[Nn]ear|[Ii]t['’]s|[Ii]t is|[Tt]he|[Oo]ur) )(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3})(?: (?:site|branch|shop|store|office|clinic|school|practice|depot|plant|farm|campus|house|kitchen|ward|one))?,? ?(?:[–—-] ?|,? ?(?:but|so|only|though) )(?:please |can you |could you |if you could |maybe |do )*(?:just |only |simply )(?:say|put|write|call it|use)(?!\p{L})/gmu,
  /(?<!\p{L})(?<!(?:we|you|they|I|to) )(?:[Jj]ust|[Pp]lease|[Cc]an you|[Cc]ould you) (?:say|put|call it) [^.;()]{2,50}?,? (?:rather than|instead of|and not|not) (?:the |our )?(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3})/gu,
  /(?<!\p{L})(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){0,3}) (?:would|will|gives?|['’]d)(?: \p{Ll}+)?(?: give)? (?:us|it|the game|me) away/gu,
];

/** What the words behind such a request still belong to: "the CT as it is the only one". */
const BEHIND_THING =
  / (?:as|als|comme|como|come|som|because|since|cos|when|if|until|till|or (?:he|she|they|we|it)|please|pls|bitte|graag|s['’]il (?:te|vous)|svp|por favor|per favore|tack|anywhere|anyone|to (?:any|the|them|him|her)|in (?:the|any|it|your)|on (?:the|it)|yet|either|at all|there(?:['’]s|['’]d)|it(?:['’]s)?|they|he|she|we|which|that|par ce|car|weil|porque|perché|omdat)(?!\p{L}).*$/iu;

/** The things that a brief asks to keep out of its ad, each as it is called; what such a request says of itself is none. */
export const thingsKeptOut = (description: string): string[] => [
  ...new Set([
    ...STOOD_FOR.flatMap((pattern) =>
      [...matchesOf(pattern, description)].flatMap(({ 1: said = '' }) => {
        const thing = said.toLowerCase().replace(/['’]s?$|[.,;!]+$/u, '');
        return thing.length < 4 || OF_REQUEST.test(thing) || OF_PAY_OR_TERMS.test(thing) ? [] : [thing];
      }),
    ),
    ...QUOTED_OUT.flatMap((pattern) =>
      [...matchesOf(pattern, description)].flatMap(({ 1: said = '' }) => {
        const thing = said.toLowerCase().replace(/[.,;!]+$/u, '');
        return thing.split(' ').length > 5 || OF_REQUEST.test(thing) ? [] : [thing];
      }),
    ),
    ...[...matchesOf(KEPT_OUT, description)].flatMap(({ 1: said = '' }) =>
      said
        .replace(BEHIND_THING, '')
        .split(/,? (?:and|or|nor|&|und|oder|et|ni|y|e|o|en|of) /iu)
        .map((thing) =>
          thing
            .replace(
              /^(?:the|our|my|any|that|le|la|les|el|los|las|il|lo|de|het|den|die|das|os|as|o|a|unsere?n?|onze?|notre|nos|nuestr[oa]s?) /iu,
              '',
            )
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
  ]),
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
        .some(
          (word) => word === thing || (thing.length > 6 && word.endsWith(thing)) || isFormOf(word, thing),
        ),
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

/** "Angstige" of "angst", "trustees" of "trustee". */
const isFormOf = (word: string, thing: string): boolean =>
  thing.length > 4 && word.startsWith(thing) && word.length <= thing.length + 3;

/** A title without the brackets or the words that name a secret thing; as it is where nothing else would be left of it. */
export function titleWithoutThings(title: string, things: readonly string[]): string {
  const said = things.filter((thing) => title.toLowerCase().includes(thing));
  const bare = said.reduce(
    (left, thing) => {
      const at = left.toLowerCase().indexOf(thing);
      return at < 0 ? left : `${left.slice(0, at)}${left.slice(at + thing.length)}`;
    },
    title.replaceAll(/\s*\([^()]*\)/gu, (inside) =>
      said.some((thing) => inside.toLowerCase().includes(thing)) ? '' : inside,
    ),
  );
  const tidy = bare
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,;|–-]+|[\s,;|–-]+$/gu, '')
    .trim();
  return /\p{L}{4}/u.test(tidy) ? tidy : title;
}

/** A line without where a thing is ("in the rotary") or the piece of a list that names it; null where it stands elsewhere, or little is left. */
function withoutPieces(line: string, names: (said: string) => boolean): string | null {
  const placeless = line.replaceAll(
    /\s(?:in|on|at|near|by|off|with|from) (?:the |our |a )?[^,.;()]*?(?=,|[.;]|$| and )/giu,
    (told) => (names(told) ? '' : told),
  );
  const pieces = placeless.split(/,\s+/u);
  const open = openPieces(pieces, names);
  const isList = pieces.length > 2 && pieces.filter(names).length === 1 && open[0] === pieces[0];
  const kept = pieces.some(names) === false ? placeless : isList ? open.join(', ') : '';
  return (kept.match(/\p{L}{2,}/gu) ?? []).length < 3 ? null : kept;
}

/** The pieces of a list that name no secret thing: of "the phone and calming anxious patients, as we are known for it" the phone. */
function openPieces(pieces: readonly string[], names: (said: string) => boolean): string[] {
  const open: string[] = [];
  let isCut = false;
  for (const piece of pieces) {
    if (names(piece)) {
      const [half = '', ...others] = piece.split(AND);
      if (others.length > 0 && !names(half)) open.push(half);
      isCut = true;
    } else if (!isCut || !SAYS_WHY.test(piece)) {
      open.push(piece);
      isCut = false;
    }
  }
  return open;
}

const AND = / (?:and|und|et|y|e|en|och|og|&) /iu;
/** What stands behind a thing and says more of it. */
const SAYS_WHY =
  /^(?:because|as|since|cos|which|where|weil|da|denn|was|wo|car|parce|puisque|ce qui|où|porque|ya que|lo que|donde|perché|che|want|omdat|wat|waar|eftersom|vilket|fordi|hvilket)(?!\p{L})/iu;
