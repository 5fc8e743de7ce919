import { spanIn } from './dates.ts';
import { EMAIL } from './email.ts';
import { agreement, evidenceOf, lettersOf } from './name-evidence.ts';
import { isOfHiddenPerson } from './nameless.ts';
import { sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { looksLikeTitle } from './words.ts';

const NUMBER = /(?<!\d)[+(]?\d(?:[ ()./-]{0,2}\d){6,}/;
// Two or three words of a name, wherever they stand in a sentence: "Speak to Tom Ashby on 0161 496 0221".
const NAMES = /(?<!\p{L})\p{Lu}[\p{L}’'-]+(?: \p{L}{1,3})?(?: \p{Lu}[\p{L}’'-]+){1,2}(?!\p{L})/gu;
// "Ihre Ansprechpartnerin", alone above a name.
const OVER_SENDER =
  /^\W*(?:(?:your|ihre?|votre|uw|din|ditt|su|(?:il )?(?:suo|vostro)|o seu) )?(?:contact(?: person)?|consultant|recruiter|account manager|ansprechpartner(?:in)?|berater(?:in)?|kontakt(?:person)?|contactpersoon|interlocut(?:eur|rice)|conseill[eè]re?|consultora?|persona de contacto|referente|pessoa de contacto|yhteyshenkilö|osoba do kontaktu)\W*$/iu;
/** How many lines stand below "Contact". */
const BLOCK = 5;

const addressesIn = (text: string): string[] => [...text.matchAll(EMAIL)].map(([found]) => found);
// "06/2010⇥12/2013⇥Tomasella Compas, Brugnera" is a job of Maria Grazia Tomasella.
const isReached = (text: string): boolean =>
  addressesIn(text).length > 0 || (NUMBER.test(text) && spanIn(text.replaceAll('\t', ' – ')) === null);

/** The names of people in a text, as two lists know them or an address of the page tells. */
const namesIn = (text: string, locals: string): string[] =>
  (text.replace(EMAIL, ' ').match(NAMES) ?? []).filter(
    (name) => evidenceOf(name) === 'both' || (!looksLikeTitle(name) && agreement(name, locals) > 0),
  );

/**
 * On a page that hides whose it is, or has a number for it, the lines that tell whom to ask about it: below "Contact", or with an address or a
 * number behind the name. A name that stood alone before is the owner's all the same.
 */
export function linesOfSenderContact(lines: readonly CvLine[]): CvLine[] {
  const told = lines.findIndex((line, at) => (at < 12 || line.margin) && isOfHiddenPerson(line.text));
  if (told < 0) return [];
  const locals = lettersOf(
    lines.flatMap(({ text }) => addressesIn(text).map((one) => one.split('@')[0])).join(' '),
  );
  const isOwn = (name: string, at: number): boolean =>
    lines.slice(0, at).some(({ text }) => text.includes(name) && !isReached(text));
  const others = (line: CvLine | undefined, at: number): boolean =>
    line !== undefined && namesIn(line.text, locals).some((name) => !isOwn(name, at));
  const found: CvLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (sectionOf(line.text) === 'contact' || OVER_SENDER.test(line.text)) {
      const below = lines.slice(at + 1, at + 1 + BLOCK);
      const end = below.findIndex(({ text, bold, styled }) => bold || styled || sectionOf(text) !== null);
      const block = end < 0 ? below : below.slice(0, end);
      if (others(block[0], at)) found.push(...block);
    } else if (at > Math.max(1, told + 1) && isReached(line.text) && others(line, at)) found.push(line);
  }
  return found;
}
