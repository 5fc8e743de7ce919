import { isKnownGiven } from '../names/given-names.ts';
import type { Found } from './found.ts';
import { isOccupation } from './name-doubts.ts';
import { agreement, evidenceOf } from './name-evidence.ts';
import { nameIn } from './name-in.ts';
import { PARTICLE } from './name-written.ts';
import type { CvLine } from './source.ts';
import { looksLikeEmployer } from './words.ts';

// Words that nothing but one's own name stands behind.
const NAMES_ONESELF =
  /(?<!\p{L})(?:[Mm]y name(?: is|['’]s)|I(?: am|['’]m) called|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name (?:ist|lautet)|[Jj]e m['’]appelle|[Jj]e me nomme|[Mm]on nom est|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo|[Ii]l mio nome è|[Cc]hamo-me|[Mm]e chamo|[Mm]eu nome é|[Ii]k heet|[Mm](?:ijn|’n|'n) naam is|[Jj]ag heter|[Mm]itt namn är|[Jj]eg hedder|[Mm]it navn er|[Jj]eg heter|[Mm]itt navn er|[Nn]azywam się|[Nn]imeni on|[Oo]len nimeltäni):?\s+/gu;
// Behind these an occupation may stand, or where somebody is from.
const IS_ONESELF =
  /(?<!\p{L})(?:I(?: am|['’]m)|[Ii]ch bin(?: die| der)?|[Jj]e suis|[Ss]oy|[Ss]ono|[Ss]ou [ao]|[Ee]u sou|[Ii]k ben|[Jj]ag är|[Jj]eg er|[Jj]estem|[Oo]len)\s+(?=\p{Lu})/gu;

// "Eu, Aurélio Prata, natural de Redondo": what stands between the commas behind it is who says so.
const SAYS =
  /(?<!\p{L})(?:I|[Ii]ch|[Jj]e|[Mm]oi|[Yy]o|[Ii]o|[Ee]u|[Ii]k|[Jj]ag|[Jj]eg|[Jj]a|[Mm]inä|(?:[Tt]he )?[Uu]ndersigned|(?:[Dd](?:er|ie) )?[Uu]nterzeichnende|[Uu]nterzeichner(?:in)?|[Ss]oussigné(?:e|\(e\))?|[Aa]bajo firmante|[Aa]baixo[- ]assinad[oa]|(?:[Dd]e )?[Oo]ndergetekende|[Uu]ndertecknad|[Uu]ndertegnede|[Nn]iżej podpisan[ya]|[Aa]llekirjoittanut),?\s+(?=\p{Lu}[^,]{3,60},\s+\p{Ll})/gu;

/** The words of a name at the beginning of a text, up to what is none. */
function ledBy(text: string): string {
  const words: string[] = [];
  for (const written of text.split(/\s+/)) {
    const word = written.replace(/[,;:!?)]+$|(?<=\p{L}{2})\.$/gu, '');
    if (!/^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) && !(PARTICLE.test(word) && words.length > 0)) break;
    words.push(word);
    if (word !== written) break;
  }
  while (words.length > 0 && PARTICLE.test(words.at(-1) ?? '') && /^\p{Ll}/u.test(words.at(-1) ?? ''))
    words.pop();
  return words.length > 6 ? '' : words.join(' ');
}

/**
 * The name by which a CV's owner introduces themselves in a sentence, wherever its line breaks: "Jag heter Björn Lind och bor i
 * Borlänge". Behind no more than "I am" it takes two known words, or the e-mail address.
 */
export function nameIntroduced(lines: readonly CvLine[], addresses: string): Found<string> | null {
  for (const lead of [NAMES_ONESELF, SAYS, IS_ONESELF]) {
    for (const [at, line] of lines.entries()) {
      if (line.margin) continue;
      const next = lines[at + 1];
      const text = next === undefined || next.size !== line.size ? line.text : `${line.text} ${next.text}`;
      for (const { index, 0: begun } of text.matchAll(lead)) {
        if (index >= line.text.length) break;
        const said = ledBy(text.slice(index + begun.length));
        const named = said.includes(' ') ? nameIn(said) : null;
        if (named === null || named.weak) continue;
        const isSure = agreement(named.name, addresses) > 0 || evidenceOf(named.name) === 'both';
        const isWhole = lead === SAYS && text.slice(index + begun.length + said.length).startsWith(',');
        const isCalled =
          isWhole && evidenceOf(named.name) === 'one' && isKnownGiven(said.split(' ')[0] ?? '');
        if (
          lead !== NAMES_ONESELF &&
          ((!isSure && !isCalled) || isOccupation(named.name) || looksLikeEmployer(named.name))
        )
          continue;
        return { value: named.name, confidence: isSure ? 0.9 : 0.8, page: line.page, quote: line.text };
      }
    }
  }
  return null;
}
