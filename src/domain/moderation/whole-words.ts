/** A pattern that finds any of the parts where it stands as whole words, in either case. */
export const wholeWords = (...parts: string[]): RegExp =>
  new RegExp(parts.map((part) => `(?<![\\p{L}\\p{N}])(?:${part})(?![\\p{L}\\p{N}])`).join('|'), 'giu');
