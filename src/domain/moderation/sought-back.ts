const BACK =
  /\b(?:never again|(?:not|n't|never) [^.;]*\bagain|(?:same|that|this) mistake|(?:keep|stay|stays|leave) (?:it|them|things) (?:that|this) way|(?:the )?(?:very )?opposite|spare us|more of (?:the same|those|them)|another (?:of those|like (?:him|her|them))|call (?:them|him|her) back|(?:filter|go|select|screen) (?:on|by|for) that|(?:done|through) with (?:that|them|those)|lightning|not this time|this time)\b/iu;

/**
 * Reads whether a sentence says to take or leave those whom the one before speaks of: "The last two were mothers. Never
 * again."
 * @param before the sentence before it in small letters, where it may name people by what they are; else null
 */
export function readBack(clause: string, before: string | null): { start: number; end: number } | null {
  const found = before === null ? null : BACK.exec(clause);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
