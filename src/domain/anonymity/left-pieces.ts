import type { Reason } from './spans.ts';

interface Place {
  start: number;
  end: number;
}

const PARTICLE =
  /(?<![\p{L}'’])(['’‘]t|van|von|der|den|de|da|do|dos|das|del|della|di|du|la|le|el|al|ap|ab|bin|ibn|ben|bint|ter|ten|zu|af|av|y)\s$/iu;

const GENERATION =
  /^,? (?:I{2,3}|IV(?! (?:therap|drip|line|cannul|fluid|access|medic|drug|antibiotic|infusion|push|site|pump|start|insert|set)))(?![\p{L}\p{N}])|^,? (?:Jnr|Jr|Snr|Sr|jun|sen)(?:\.(?=[ ,;:)'’]+[\p{Ll},;:)'’(]|[,;:)])|(?![\p{L}\p{N}]))/u;

/** What tells which of a family somebody is, behind the name: `III`, `Jr.` amid a sentence. */
const generationBehind = (after: string): number => GENERATION.exec(after)?.[0].length ?? 0;

/** A letter before a name that is no initial: it ends a sentence, or what it stands behind is ordered by it. */
const NO_INITIAL =
  /(?<!\p{L})(?:class|grade|level|type|category|plan|phase|part|band|tier|stage|option|group|team|module|unit|vitamin|hepatitis|section|series|schedule|shift|line|block|and|than|or|in|the) $/iu;
const NO_INITIALS = /^(?:US|UK|EU|UN|USA|UAE|NZ|NY|DC|LA|AG|SA|BV|NV|BA|MA|AM|PM|NSW|RN)$/u;
const INITIALS = /(?<![\p{L}\p{N}.'’])(?:\p{Lu}\.[ -]?){1,3}$/u;

/** Initials before a surname that no record has: they go with it, whoever they are of. @returns how many letters */
export function initialsBefore(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - 30), start);
  const said = INITIALS.exec(before)?.[0] ?? '';
  if (said === '' || NO_INITIALS.test(said.replace(/[^\p{L}]/gu, ''))) return 0;
  return NO_INITIAL.test(before.slice(0, before.length - said.length)) ? 0 : said.length;
}

/** The same behind a comma: `Faraday, M. J. led`. The stop at the end of a sentence stays. @returns how many letters */
export const initialsBehind = (text: string, end: number): number =>
  /^, (?:\p{Lu}\.[ -]?){0,2}\p{Lu}(?:\.(?= \p{Ll}|[,;:)])|(?=\.\s*$))/u.exec(text.slice(end, end + 16))?.[0]
    .length ?? 0;

/** How people are called with respect or as kin behind their given name; short ones may be words of other languages, but before a sign. */
const RESPECT_BEHIND =
  /^ (?:(?:bhai(?:ya)?|bhaijaan|didi|garu|saheb|sahib|sensei|ssi|nim|hanım|bey|efendi|abla|ağabey|akka|chechi|chettan|bhabhi|apu|oppa|unnie)(?!\p{L})|(?:di|da|ji|san|sama|po|apa|anna|dada|abi)(?=[,.;:)!?]|$|['’]s(?!\p{L})))/iu;

/**
 * What stands around a name and goes with it, so that no piece of it is left: the particles of the person's own surname (`dos Santos`), the last
 * stop of initials amid a sentence (`K.S. did`), a campus behind the capitals of a school (`IIM-B`), the apostrophe of a plural, what is
 * joined to a given name (`Tanaka-san`).
 * @param own the words of the person's name, folded
 */
export function widened(
  text: string,
  place: Place,
  reason: Reason,
  own: ReadonlySet<string> | undefined,
): Place {
  let { start, end } = place;
  const said = text.slice(start, end);
  if (reason === 'name' && own !== undefined)
    for (let at = 0; at < 3; at += 1) {
      const particle = PARTICLE.exec(text.slice(Math.max(0, start - 12), start));
      if (particle === null || !own.has(particle[1]?.toLowerCase().replace(/^['’‘]/u, '') ?? '')) break;
      start -= particle[0].length;
    }
  if (
    (reason === 'name' || reason === 'employer' || reason === 'school') &&
    /^(?:\p{Lu}\.\s?)+\p{Lu}$/u.test(said) &&
    /^\.(?: \p{Ll}|[,;:)'’])/u.test(text.slice(end, end + 3))
  )
    end += 1;
  if (reason === 'name') end += generationBehind(text.slice(end, end + 24));
  if ((reason === 'school' || reason === 'employer') && /^\p{Lu}{2,6}$/u.test(said))
    end += /^[-–]\p{Lu}{1,2}(?![\p{L}\p{N}])/u.exec(text.slice(end, end + 4))?.[0].length ?? 0;
  if (reason === 'name') {
    // `Tanaka-san`; `Anne-So` for Anne-Sophie.
    const [behind = '', respect, cut] =
      /^-(?:(san|sama|kun|chan|sensei|ssi|nim|ji|bhai|ben|garu)|(\p{Lu}\p{Ll}{0,5}))(?!\p{L})/u.exec(
        text.slice(end, end + 12),
      ) ?? [];
    const isCut = cut !== undefined && [...(own ?? [])].some((word) => word.startsWith(cut.toLowerCase()));
    if (respect !== undefined || isCut) end += behind.length;
    if (/\p{L}$/u.test(said)) end += RESPECT_BEHIND.exec(text.slice(end, end + 12))?.[0].length ?? 0;
  }
  const isQuoted = /(?:^|[\s(])['‘][^'’]*$/u.test(text.slice(Math.max(0, start - 40), start));
  if (
    (reason === 'school' || reason === 'employer') &&
    /s$/u.test(said) &&
    !isQuoted &&
    /^['’](?:[.,;:]|\s(?:and|or|in|on|since|until|where|who|for|from|to|as|with|before|after)(?!\p{L}))/u.test(
      text.slice(end, end + 10),
    )
  )
    end += 1;
  return { start, end };
}
