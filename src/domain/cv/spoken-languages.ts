import { spanIn } from './dates.ts';
import { sentencesOf } from './sentences.ts';
import type { CvLine } from './source.ts';
import { languageNamed } from './vocabulary.ts';

// Labels of languages that are no headings: "Home language", "Lingue parlate", "Linguistic abilities", "Spoken".
const LABEL =
  /^\W*(?:(?:[\p{L}’']+ ){0,2}\p{L}*(?:language|linguistic|l[ií]ngu[ae]|langue|idioma|sprach|taal|talen|språk|sprog|spoken|tongue)\p{L}*(?: [\p{L}’']+){0,2}|speaks?)(?:\s*(?::|\t)|\s[–—-]\s)\s*(\p{L}.*)$/iu;
// With no sign behind it: "Talen Nederlands (moedertaal), Engels (goed)".
const BARE_LABEL =
  /^(?:languages|sprachen|sprachkenntnisse|langues|idiomas?|l[ií]nguas|lingue|talen|talenkennis|språk|sprog)\s+(\p{L}.*)$/iu;

const labelledIn = (text: string): string => (LABEL.exec(text) ?? BARE_LABEL.exec(text))?.[1] ?? '';

/** What somebody says, or is said, to speak stands behind it. */
export const SPEAKS =
  /^\W*(?:(?:ich )?spreche|spricht|(?:i )?(?:also )?speak|speaks|hablo|habla|je parle|parle|parlo|parla|falo|fala|(?:ik )?spreek|spreekt|(?:jag )?(?:talar|pratar)|(?:jeg )?(?:taler|snakker)|(?:i am |i['’]m |also )?(?:completely |fully )?(?:fluent|conversational|bilingual) in|fluency in|native speaker of|(?:ich )?beherrsche|(?:je )?(?:maîtrise|pratique couramment)|domino(?: (?:el|o))?|padroneggio|(?:ik )?beheers|(?:jag )?behärskar|(?:jeg )?behersker)(?!\p{L})/iu;
const SPOKEN = new RegExp(`${SPEAKS.source}\\s+(.{3,60})`, 'iu');

// Further on in a sentence: "Jeg har kørekort og taler dansk og fransk."
const SPOKEN_BEHIND =
  /(?:,|\s(?:und|en|och|og|and|et|y|e|ed))\s(?:(?:ich|ik|jag|jeg|je|i)\s)?(?:spreche|spreek|talar|pratar|taler|snakker|speak|parle|hablo|parlo|falo)\s+(.{3,60})/iu;

/** How well a language is spoken, in the languages of CVs. */
export const LEVEL =
  /^(?:native|fluent(?:ly)?|professional|conversational|basic|intermediate|advanced|working|good|excellent|speaker|spoken|bilingual|rusty|muttersprachl?e?|gesprochen|flie(?:ß|ss)end|verhandlungssicher|gute?|sehr|grundkenntnisse|grundlagen|grundkurs|schulkenntnisse|courante?|notions|maternelle|scolaire|bilingue|correcte?|professionnel(?:le)?|parlée?|avanzad[oa]|intermedi[oa]|b[áa]sic[oa]|técnic[oa]|hablado|nativ[oa]|fluid[oa]|alto|medio|scolastic[oa]|parlat[oa]|buon[oa]|ottim[oa]|discret[oa]|fluente|falad[oa]|madrelingua|avan[çc]ado|intermedi[áa]rio|bom|boa|razo[áa]vel|vloeiend|gesproken|behoorlijk|goed|redelijk|matig|prima|moedertaal|flytande|talad?|talat|god[at]?|modersm[åa]l|flydende|flytende|morsm[åa]l|biegły|podstawowy|komunikatywny|zaawansowany|[abc][12](?:\.\d)?|\d{2,3}\s?%)$/iu;

const REMARKED = /^\p{L}+ \(\p{Ll}+(?: \p{Ll}+)+\)$/u;
const MOST_REMARKED = 8;

interface Item {
  name: string | null;
  /** Whether it says how well. */
  graded: boolean;
}

/** A part of a list as a language: "Spanish (intermediate)", "conversational Spanish", "inglés 80%". */
function itemOf(part: string): Item {
  const words = part
    .replace(/[()[\]:–—,.]/g, ' ')
    .replace(/(\d)\s+%/g, '$1%')
    .trim()
    .split(/\s+/);
  // "Spanish (gets me through a shift)": a remark of small words says how well, too.
  const graded = words.some((word) => LEVEL.test(word)) || REMARKED.test(part);
  for (const length of [3, 2, 1]) {
    const name = languageNamed(words.slice(0, length).join(' '));
    if (name !== null && words.length >= length)
      return words.length === length ||
        (graded && words.length <= length + (REMARKED.test(part) ? MOST_REMARKED : 4))
        ? { name, graded }
        : { name: null, graded };
  }
  const [first = '', ...rest] = words;
  const name = LEVEL.test(first) ? languageNamed(rest.slice(0, 3).join(' ')) : null;
  return { name, graded: name !== null };
}

/** The languages among the parts of a line: those that say how well, those beside them, and a whole line of two or more. */
function listedIn({ text }: CvLine): string[] {
  const parts = text
    .split(/\s*(?:[;|•·●\t/]|,(?![^(]*\))|\.(?=\s|$)|\s(?:and|und|et|y|e|en|och|og)\s)\s*/u)
    .filter((part) => /\p{L}/u.test(part));
  const items = parts.map(itemOf);
  const named = items.filter(({ name }) => name !== null);
  if (named.length > 1 && named.length === items.length) return named.flatMap(({ name }) => name ?? []);
  const counts = items.map(({ name, graded }) => name !== null && graded);
  // "Nederlands, Fries, Duits (redelijk)": one that says how well tells what those right before it are.
  for (let at = items.length - 2; at >= 0; at -= 1)
    if (counts[at + 1] === true && items[at]?.name != null) counts[at] = true;
  return items.flatMap(({ name }, at) => (counts[at] ? (name ?? []) : []));
}

const isAlone = ({ text }: CvLine): boolean => languageNamed(text.replace(/[.,;:]$/, '').trim()) !== null;

/**
 * Lines of nothing but the languages that a CV tells outside their section: behind a label of their own, in a sentence, in a list that
 * says how well each is spoken, or one below the other. Where somebody is from tells no language.
 * @param lines what stands beside jobs and schooling
 * @param isSaid whether a section of languages was read, so that lists elsewhere are of other things
 */
export function languagesBeside(lines: readonly CvLine[], isSaid: boolean): CvLine[] {
  return lines.flatMap((line, at) => {
    const said = (names: readonly string[]): CvLine[] =>
      names.length === 0 ? [] : [{ ...line, text: names.join(', ') }];
    const spokenIn = (sentences: readonly string[]): string[] =>
      sentences.flatMap((one) => namesIn((SPOKEN.exec(one) ?? SPOKEN_BEHIND.exec(one))?.[1] ?? ''));
    // "Jeg er cand.merc. fra 2004. Jeg taler dansk og engelsk.": the time is another sentence's.
    if (spanIn(line.text) !== null)
      return said(spokenIn(sentencesOf(line.text).filter((one) => spanIn(one) === null)));
    // "Altra(e) lingua(e)", "Muttersprache(n)"
    const labelled = labelledIn(line.text.replace(/(?<=\p{L})\(\p{L}{1,2}\)/gu, ''));
    if (labelled !== '') return said(namesIn(labelled));
    const spoken = spokenIn(sentencesOf(line.text));
    if (spoken.length > 0) return said(spoken);
    if (isSaid || line.text.length > 160) return [];
    const isInRun = isAlone(line) && [lines[at - 1], lines[at + 1]].some((near) => near && isAlone(near));
    return said(isInRun ? [languageNamed(line.text.trim()) ?? line.text] : listedIn(line));
  });
}

/** Lines of nothing but the languages that fields ask for, wherever a form has them: "Andere talen⇥Nederlands (C1), Engels (B1)". */
export const languagesLabelled = (lines: readonly CvLine[]): CvLine[] =>
  lines.flatMap((line) => {
    const labelled = labelledIn(line.text);
    const names = labelled === '' || line.bullet || spanIn(line.text) !== null ? [] : namesIn(labelled);
    return names.length === 0 ? [] : [{ ...line, text: names.join(', ') }];
  });

/** The languages that a text names, up to where it says something else. */
function namesIn(text: string): string[] {
  const parts = text.split(/\s*(?:[,;|/•·\t]|\s(?:and|und|et|y|e|en|och|og)\s)\s*/u);
  const names = parts.map((part) => {
    const words = part
      .replace(/[().]/g, ' ')
      .trim()
      .replace(/^(?:[ld]['’]|(?:the|el|le|la|il|lo|das) )(?=\p{L})/iu, '')
      .split(/\s+/)
      .filter((word) => !LEVEL.test(word) || languageNamed(word) !== null);
    return (
      [3, 2, 1]
        .map((length) => languageNamed(words.slice(0, length).join(' ')))
        .find((name) => name !== null) ?? languageNamed(words.slice(1, 2).join(' '))
    );
  });
  const end = names.findIndex((name) => name === null);
  return names.slice(0, end < 0 ? names.length : end).flatMap((name) => name ?? []);
}
