import type { Reason } from './spans.ts';

interface Place {
  start: number;
  end: number;
}

const PARTICLE =
  /(?<![\p{L}'’])(van|von|der|den|de|da|do|dos|das|del|della|di|du|la|le|el|al|ap|ab|bin|ibn|ben|bint|ter|ten|zu|af|av|y)\s$/iu;

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
      if (particle === null || !own.has(particle[1]?.toLowerCase() ?? '')) break;
      start -= particle[0].length;
    }
  if (
    reason === 'name' &&
    /^(?:\p{Lu}\.)+\p{Lu}$/u.test(said) &&
    /^\. \p{Ll}/u.test(text.slice(end, end + 3))
  )
    end += 1;
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
