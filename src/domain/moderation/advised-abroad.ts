// Somebody who is told in another language which words of an ad to take out: the words in quotes are asked of nobody.

const QUOTE = /["„“”«»][^"„“”«»]{2,80}["„“”«»]/gu;

/** That words are to be taken out, or may not stand there. */
const TAKEN_OUT = new RegExp(
  `(?<!\\p{L})(?:${[
    'streich\\p{L}*|gestrichen|weg(?:zu)?lass\\p{L}*|entfern\\p{L}*|(?:he)?raus(?:zu)?(?:nehmen|lassen|nähme|genommen)?|aus (?:der|ihrer|eurer|deiner) (?:anzeige|ausschreibung|stelle\\p{L}*) (?:zu )?(?:nehmen|lassen)|vermeid\\p{L}*|ersetz\\p{L}*|heikel|problematisch|diskriminier\\p{L}*|unzulässig|verboten|angreifbar|(?:darf|dürfen|sollte|sollten) (?:so )?nicht (?:in|stehen|rein|hinein|drin)',
    'quit\\p{L}*|elimin\\p{L}*|borr\\p{L}*|suprim\\p{L}*|tach\\p{L}*|retir\\p{L}*|evit\\p{L}*|sustitu\\p{L}*|no se puede (?:pedir|poner|publicar|decir|exigir)|discriminatori\\p{L}*|ilegal',
    'enlèv\\p{L}*|enlev\\p{L}*|supprim\\p{L}*|évit\\p{L}*|remplac\\p{L}*|ôt(?:er|ez|erais|erions)|discriminatoires?|interdite?s?|illégal\\p{L}*|problématiques?',
    'togli\\p{L}*|toglier\\p{L}*|tolt[oaie]|cancell\\p{L}*|sostitu\\p{L}*|vietat[oaie]|eviter\\p{L}*',
    'schrap\\p{L}*|weg(?:te)?lat\\p{L}*|verwijder\\p{L}*|vermijd\\p{L}*|vervang\\p{L}*|discriminerend\\p{L}*|mag (?:er )?niet in',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** That they are kept, that people are taken out and not words, or that somebody is wished for beside. */
const KEPT =
  /(?<!\p{L})(?:nicht (?:\p{L}+ )?(?:zu )?(?:streichen|weglassen|entfernen|ersetzen|vermeiden)|stehen ?lassen|behalten|drin ?lassen|no (?:lo |la |los |las )?(?:quit\p{L}*|elimin\p{L}*|borr\p{L}*|suprim\p{L}*|retir\p{L}*)|(?:ne|n['’]) ?(?:\p{L}+ )?(?:enlèv\p{L}*|retir\p{L}*|supprim\p{L}*|remplac\p{L}*)|non (?:togli\p{L}*|elimin\p{L}*)|niet (?:schrappen|weglaten|verwijderen)|von der liste|de la list[ae]|dalla lista|van de lijst|bewerb\p{L}*|kandidat\p{L}*|candidat\p{L}*|sollicitant\p{L}*|such(?:e|en|t)|woll\p{L}*|brauch\p{L}*|nur|aber|sondern|jung\p{L}*|jünger\p{L}*|alte[nrs]?|älter\p{L}*|männ\p{L}*|frauen|busc\p{L}*|quier\p{L}*|quer(?:emos|éis|ría)|necesit\p{L}*|pero|sino|s[oó]lo|hombres?|mujer\p{L}*|jóven\p{L}*|joven\p{L}*|mayores|cherch\p{L}*|voul\p{L}*|mais|seulement|hommes?|femmes?|jeunes?|cerc\p{L}*|vogl\p{L}*|però|uomini|donne|giovan\p{L}*|zoek\p{L}*|willen|maar|alleen|mannen|vrouwen|jonge\p{L}*)(?!\p{L})/iu;

/** What joins words that are all taken out: what stands otherwise behind the first is put in its place, and is read. */
const JOINT = /^\s*(?:,|und|oder|bzw\.?|y|o|e|et|ou|en|of)?\s*$/iu;

/** A sentence without words in quotes that it advises against, at the same places; what is put in their place stays. */
export function withoutAdvised(text: string): string {
  const quotes = [...text.matchAll(QUOTE)];
  if (quotes.length === 0) return text;
  const rest = text.replace(QUOTE, (quote) => ' '.repeat(quote.length));
  if (!TAKEN_OUT.test(rest) || KEPT.test(rest)) return text;
  const endOf = (one: RegExpExecArray): number => one.index + one[0].length;
  const other = quotes.findIndex((one, at) => {
    const last = quotes[at - 1];
    return last !== undefined && !JOINT.test(text.slice(endOf(last), one.index));
  });
  if (other < 0) return '\u00b7'.repeat(text.length);
  // A figure in its place may be an age, which is told by what stands before.
  if (quotes.slice(other).some(([quote]) => /\d/u.test(quote))) return text;
  return quotes
    .slice(0, other)
    .reduce(
      (said, one) => said.slice(0, one.index) + '\u00b7'.repeat(one[0].length) + said.slice(endOf(one)),
      text,
    );
}
