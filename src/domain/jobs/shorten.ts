import { capital } from './text-lines.ts';

/** A statement without Markdown and end punctuation, capitalised, and shortened at a word to 300 characters. */
export function cleanStatement(sentence: string): string {
  return capital(shorten(withoutEnd(sentence.replace(/\*\*|__|`/g, '')).trim(), 300));
}

/** The text without trailing white space and punctuation. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.;,:]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text, cut at a word to the limit. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${withoutEnd(end > limit / 2 ? cut.slice(0, end) : cut)}…`;
}
