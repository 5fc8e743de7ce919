import { agreement } from './name-evidence.ts';
import { sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';

// Headings below which others speak for the candidate, and sign.
const OVER_PRAISE =
  /^\W*(?:(?:client|customer|parent|patient|guest)s?['’]? )?(?:testimonials?|recommendations?|(?:letter|words?) of (?:recommendation|praise)|kundenstimmen|empfehlung(?:en|sschreiben)?|referenz(?:en|schreiben)?|arbeitszeugnis|t[ée]moignages?|recommandations?|testimonios?|recomendaci(?:[óo]n|ones)|testimonianz[ae]|raccomandazion[ei]|depoimentos?|recomendaç(?:ão|ões)|testemunhos?|aanbeveling(?:en)?|getuigschrift|rekommendation(?:er)?|omdömen|anbefaling(?:er)?|udtalelser?|uttalelser?|suosituk(?:set|sia)|rekomendacj[ae]|opinie)(?: (?:from|by|von|de|da|van|från|fra) [^:]{2,40})?\W*$|^\W*what (?:my |our )?(?:people|clients|customers|others|colleagues|managers?|boss(?:es)?|parents|patients|they) says?(?: about me| of me)?\W*$|^\W*(?:das sagen|was andere sagen|ce qu['’]on dit|lo que dicen|dicono di me|o que dizem|wat anderen zeggen|så säger)(?!\p{L})/iu;
// Those to be called for the candidate.
const OVER_KIN =
  /^\W*(?:emergency contacts?|next of kin|in case of emergency|notfallkontakt|im notfall|contact d[’']urgence|personne à prévenir|contacto de emergencia|contatto di emergenza|contato de emergência|noodcontact|bij nood|nödkontakt|nødkontakt|pårørende|närmast anhörig)\W*$/iu;

const OPENS = /^[\s–—-]*["“„«»‘'‚]\s?\p{L}/u;
const CLOSES = /["”“»«’'‘]\s*[.,]?$/u;
// "- Peter Marshall, Site Manager", "Susan Whitfield, Manager, Rosebank Lodge": who said it.
const SIGNS = /^(?:[–—-]+\s*\p{Lu}\p{L}+|\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3},\s+\p{L})/u;

const MOST_BELOW = 8;

/**
 * The lines of a page that are about somebody else who is named there: below the heading of what others say of the candidate, who signs
 * what stands in quotation marks, and whom to call. A line that the candidate's address agrees with is none.
 */
export function linesOfOthers(lines: readonly CvLine[], addresses: string): Set<CvLine> {
  const found = new Set<CvLine>();
  const add = (line: CvLine): void => {
    if (agreement(line.text, addresses) === 0 && !/\S@\S/.test(line.text)) found.add(line);
  };
  for (const [at, line] of lines.entries()) {
    if (line.text.length > 200) continue;
    const below = OVER_PRAISE.test(line.text) ? MOST_BELOW : OVER_KIN.test(line.text) ? 1 : 0;
    for (const other of lines.slice(at + 1, at + 1 + below)) {
      if (endsPart(other, line)) break;
      add(other);
    }
    const next = lines[at + 1];
    const isSaid = OPENS.test(line.text) && CLOSES.test(line.text) && line.text.split(/\s+/).length > 2;
    if (isSaid && next !== undefined && !next.bold && next.size <= line.size + 0.5 && SIGNS.test(next.text))
      add(next);
  }
  return found;
}

// The next heading, or what is set as large as the heading above or in bold.
const endsPart = (line: CvLine, heading: CvLine): boolean =>
  line.bold || line.size > heading.size + 0.5 || sectionOf(line.text) !== null;
