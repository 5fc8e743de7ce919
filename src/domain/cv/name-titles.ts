import { isGiven, isKnownGiven } from '../names/given-names.ts';

// Titles as no name is written: "Prof.ssa", "Assoc. Prof.", "Univ.-Prof.in", "Dr.ª", "Tekn. dr".
const SURE = new RegExp(
  `^(?:${[
    String.raw`(?:prof|dr|avv|dott|d)\.?\s?e?ssa\.?`,
    String.raw`avv\.ta`,
    String.raw`sig\.\s?(?:ra|na)\.?`,
    String.raw`sig\.rina`,
    String.raw`prof\.?[aªᵃ]\.?`,
    String.raw`(?:dr|eng|arq|enf|sr|adv)\.?ª\.?`,
    String.raw`d\.?ª`,
    String.raw`arq\.ta`,
    String.raw`(?:gent|chiar|ill|preg|stim)\.?m[ao]\.?`,
    String.raw`egr\.`,
    String.raw`(?:(?:associate|assoc\.?|assistant|asst\.?|adjunct|adj\.?|visiting|emerit(?:us|a)|clinical|clin\.?|bitr\.?)\s|a\/)prof(?:essor)?\.?`,
    String.raw`prof(?:essor)?\.?\s(?:emerit(?:us|a)|em\.)`,
    String.raw`eur\.?\s?ing\.?`,
    String.raw`pd(?=\s(?:dr|prof)(?!\p{L}))`,
    String.raw`(?:priv\.-?\s?doz|(?:ao\.\s?)?univ\.-?\s?prof|(?:fh|hon\.|jun\.|gast)-\s?prof|(?:ao|apl|em)\.\s?prof)\.?(?:in|ⁱⁿ)?\.?`,
    String.raw`(?:dr|prof|mag|ing)\.(?:in|ⁱⁿ)\.?`,
    String.raw`(?:fil|tekn|med|jur|pol|odont|teol|ekon)\.\s?(?:dr|lic|kand|mag)\.?`,
    String.raw`leg\.?\s(?:ssk|läk|psyk)\p{Ll}*\.?`,
    String.raw`ph\.\s?d\.`,
    String.raw`mtr[ao]\.`,
    String.raw`psic\.`,
    String.raw`abog\.`,
    String.raw`q\.f\.`,
  ].join('|')})(?=\\s)\\s+(?=\\p{L})`,
  'iu',
);
// Words before a name that somebody may be called too: they are titles before a known given name and a word more.
const SAID =
  /^(?:dott(?:oress|or)[ae]|professor(?:essa|e|a)|professoressa|professeure?|docteure?|doctora?|doutora?|dr[ea]|pre?|profa|drssa|profssa|melle|docent|lektor|adjunkt|overlæge|maestr[ao]|licenciad[ao]|ingenier[ao]|arquitet[ao]|arquitect[ao]|engenheir[ao]|avvocat[ao]|ingegnere|architetto|rain|stbin|wpin|do[nñ]a|don(?=\s\p{L}+\s\p{L}+\s\p{L})|adj)\.?\s+(?=(\p{Lu}[\p{L}'’-]+)\s+\p{L})/iu;

/** A name without titles before it that are of many languages; the text as it is where what follows is no name. */
export function withoutLedTitles(text: string): string {
  const sure = SURE.exec(text.slice(0, 60));
  if (sure !== null) {
    const rest = text.slice(sure[0].length);
    return /^(?:\p{L}+\.\S*\s+)*\p{Lu}[\p{L}.'’-]*\s+\p{L}/u.test(rest) ? rest : text;
  }
  const said = SAID.exec(text.slice(0, 60));
  const given = said?.[1] ?? '';
  const rest = text.slice(said?.[0].length ?? 0);
  // "Architetto libero professionista": what somebody does.
  const isNamed = /^\p{Lu}\S*\s+(?:\p{Ll}{1,3}\s+){0,3}(?:\p{Lu}|\p{Ll}{1,2}['’])/u.test(rest);
  return isNamed && (isGiven(given) || isKnownGiven(given)) ? rest : text;
}
