import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isKnownGiven, isKnownSurname, isNameAndWord } from '../names/given-names.ts';
import type { Found } from './found.ts';
import { addressesOf } from './name.ts';
import { besideName } from './name-beside.ts';
import { isOccupation, isPlace } from './name-doubts.ts';
import { agreement, evidenceOf, isDoubtful, lettersOf } from './name-evidence.ts';
import { nameIn } from './name-in.ts';
import { asksForName, LABEL, labelIn } from './name-labels.ts';
import { givenFirstBy, surnameLast } from './name-order.ts';
import { isMadeAsName } from './name-plain.ts';
import { PAPER_ALONE } from './name-two-lines.ts';
import { cellsOf, isAccounted, nameWithin } from './name-within.ts';
import { sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { looksLikeEmployer } from './words.ts';

// What a colon stands behind: "Consultora: Raquel Benítez" is somebody whom the paper names beside its owner.
const BEHIND_ROLE = /^([\p{L}][\p{L}\s()/.&’'-]{2,60}?)\s*:\s+(?=\p{Lu})/u;

/** Whether a text names somebody behind a label that asks for no name and is no word for the paper. */
function isBehindRole(text: string): boolean {
  const label = BEHIND_ROLE.exec(text)?.[1];
  return (
    label !== undefined &&
    !asksForName(labelIn(label), text.slice(text.indexOf(':') + 1)) &&
    !PAPER_ALONE.test(label) &&
    sectionOf(label) === null &&
    besideName(text) === text
  );
}

/**
 * The candidate's name anywhere on the pages, as a footer or beside a column: where two of its words, or all of them,
 * stand in the e-mail address or the profile.
 */
export function nameByAddress(
  lines: readonly CvLine[],
  email: string | null,
  slug: string | null,
): Found<string> | null {
  const addresses = addressesOf(email, slug);
  for (const line of lines) {
    if (line.bullet || line.text.length > 160) continue;
    for (const cell of line.text.split(/\t|\s[•·|]\s/)) {
      if (isBehindRole(cell)) continue;
      const named = nameIn(cell);
      if (named === null || named.weak || isOccupation(named.name) || looksLikeEmployer(named.name)) continue;
      const name = givenFirstBy(named.name, addresses);
      const long = name.split(/[\s-]+/).filter((word) => lettersOf(word).trim().length > 2);
      if (long.length > 1 && agreement(long.join(' '), addresses) >= Math.min(2, long.length))
        return { value: name, confidence: 0.9, page: line.page, quote: cell };
    }
  }
  return nameAmong(lines, addresses);
}

// The same where other words stand on the line, or the address has an initial for the given name.
function nameAmong(lines: readonly CvLine[], addresses: string): Found<string> | null {
  for (const line of lines) {
    if (line.bullet || line.text.length > 160 || isBehindRole(line.text)) continue;
    const name = nameIn(nameWithin(line.text, addresses) ?? '')?.name ?? null;
    if (name !== null && !isOccupation(name) && !looksLikeEmployer(name))
      return { value: name, confidence: 0.85, page: line.page, quote: line.text };
  }
  return null;
}

// A label that means the whole name and nothing else.
const WHOLE_NAME =
  /^(?:(?:full |candidate |applicant )?name(?: in full)?|name of (?:the )?(?:candidate|applicant)|candidate|applicant|kandidaat|sollicitant|bewerber(?:in)?|kandidat(?:in|en)?|candidat[eo]?|candidata|postulante|ans[oø]ger|s[oø]ker|s[oö]kande|kandydat(?:ka)?|hakija|nama(?: lengkap)?|nev|nume si prenume(?:le)?|ime i prezime|ime in priimek|meno a priezvisko|ad[iı] soyad[iı]|vardas,? (?:ir )?pavarde|vards,? (?:un )?uzvards|emri dhe mbiemri|ho va ten|vollstandiger name|vor-? und (?:nach|zu)name|nom et prenoms?|nom complet|nombre(?: completo| y apellidos)|nome(?: completo| e cognome)|volledige naam|fullstandigt namn|fulde navn|fullt navn|imie i nazwisko|jmeno a prijmeni)$/;
const OF_OTHERS =
  /(?<!\p{L})(?:referees?|references?|next of kin|emergency|kin|employer|company|institution)(?!\p{L})/iu;

/** The candidate's name of a form that stands below the jobs: a label that means a whole name, which is somebody's. */
export function nameByLabel(lines: readonly CvLine[]): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    const label = labelIn(LABEL.exec(line.text)?.[1] ?? '').trim();
    const above = lines.slice(Math.max(0, at - 3), at).some(({ text }) => OF_OTHERS.test(text));
    const named = WHOLE_NAME.test(label) && !above ? nameIn(line.text) : null;
    if (named?.labelled && !named.weak && evidenceOf(named.name) !== 'none')
      return { value: named.name, confidence: 0.85, page: line.page, quote: line.text };
  }
  return null;
}

// "La sottoscritta Lombardo Stefania, nata a Palermo": how a declaration begins in Italy.
const UNDERSIGNED =
  /sottoscritt[oa](?:\/[oa])?,?\s+(\p{Lu}[\p{L}'’-]+(?:\s[\p{L}'’-]+){1,4})(?:,?\s+(?:nat[oa]|C\.?F\.?|codice|resident|dichiar|autorizz|consapevol)|,?\s*$)/u;

/** The name of a declaration in which its owner says who signs it; the address may tell which of two is the given name. */
export function nameByDeclaration(lines: readonly CvLine[], addresses: string): Found<string> | null {
  for (const line of lines) {
    const [, said = ''] = UNDERSIGNED.exec(line.text) ?? [];
    const named = said === '' ? null : nameIn(givenFirstBy(surnameLast(said), addresses));
    if (named !== null && !named.weak && evidenceOf(named.name) !== 'none')
      return { value: named.name, confidence: 0.85, page: line.page, quote: line.text };
  }
  return null;
}

const CLOSING =
  /^(?:yours|cheers|best\W*$|thanks\W*$|lots of thanks|sal[uú]d[ao](?:mos)? (?:atte|atentamente|cordialmente|muy)|(?:les|le|la|lo) saluda|un cordial saludo|groet(?:en|jes)\W*$|gr\.?\W*$|lg\W*$|gru(?:ß|ss)\W*$|h[äa]lsningar\W*$|hilsen\W*$|abra[çc]os?\W*$|(?:very )?(?:sincerely|respectfully|truly|cordially)|(?:with )?(?:kind |best |warm |many )*(?:regards|thanks|wishes)|thank you|faithfully|signed|signature|mit freundlich|(?:viele|beste|freundliche|liebe|herzliche|schöne) grü(?:ß|ss)e|beste(?:n|r) gr|hochachtungsvoll|unterschrift|(?:bien )?cordialement|respectueusement|salutations|bien à vous|(?:je vous prie|veuillez) .*salutations|(?:avec )?mes salutations|fait à|signature|atentamente|fdo|un saludo|(?:cordiales |muchos )?saludos|cordialmente|respetuosamente|muy atentamente|in fede|firma|cordiali saluti|distinti saluti|(?:i miei )?(?:migliori|più cordiali) saluti|cordialmente|(?:com os )?(?:melhores|cordiais) cumprimentos|com os melhores|cumprimentos|respeitosamente|grato|atenciosamente|met (?:de )?(?:vriendelijke|hartelijke|beste)|vriendelijke groet|mvg|hoogachtend|handtekening|med vänlig|(?:vänliga|bästa) hälsningar|mvh|högaktningsfullt|med (?:venlig|vennlig|beste|bedste)|(?:de )?(?:venlig|vennlig|bedste|beste) hilsen|(?:vennlige|venlige) hilsener|ærbødigst|underskrift|(?:parhain |ystävällisin )?terveisin|ystävällisin|kunnioittavasti|z (?:poważaniem|wyrazami szacunku)|(?:łączę |serdecznie )?pozdrawiam|(?:łączę )?wyrazy szacunku|place\W|date\W)|^\p{Lu}[\p{L} -]{2,25}, (?:den |le |il |a |den )?\d{1,2}[. ]/iu;

// A name before the number of its CV's page: "Hemi Parata, CV, page 1".
const PAGED =
  /^(\p{Lu}[^,|–\d]{3,40}?)\s*[,|–-]\s*(?:cv|r[ée]sum[ée]|curriculum(?: vitae)?|lebenslauf)\W+(?:p(?:age|ag|agina|ágina)?|seite|side|sida|pagina|strona)\W*\d/iu;

// The same in a page's foot or head, or with the year of the paper: "Hemi Parata - page 1 of 2", "Hemi Parata, CV 2026".
const PAGED_AT_EDGE =
  /^(\p{Lu}\p{Ll}[^,|–\d]{2,40}?)\s*[,|–-]\s*(?:(?:p(?:age|ag|agina|ágina)?|seite|side|sida|pagina|strona)\W*\d{1,2}(?:\s?(?:of|von|sur|de|di|van|av|af|\/)\s?\d{1,2})?|(?:cv|r[ée]sum[ée]|curriculum(?: vitae)?|lebenslauf)(?:\W+20\d\d)?)$/iu;

// Words that are no trade, no place and of no every day, made as names are.
const isMadeAsOwner = (name: string): boolean =>
  isMadeAsName(name, false) &&
  !isPlace(name) &&
  !name.split(' ').some((word) => isOrdinary(word.toLowerCase()));

// How a letter begins.
const LETTER =
  /^(?:dear|to (?:the|whom)|hello|hi|sehr geehrte|guten tag|madame|monsieur|bonjour|estimad|señor|me dirijo|a quien|gentil|egregi|spett|exm|prezad|geachte|beste|hej|bästa|kære|kjære|hei|szanown)/iu;

const isReach = ({ text }: CvLine): boolean =>
  text.length < 60 && (/\S@\S+\.\p{L}/u.test(text) || /^\D{0,12}\+?\d[\d\s()./-]{7,}$/.test(text));

/**
 * The candidate's name where it stands alone in a page's head or foot, or below the closing words of the last page: a known
 * given name and surname. Where several people are named so, none is taken.
 */
export function nameBySignature(lines: readonly CvLine[], addresses = ''): Found<string> | null {
  const found: Found<string>[] = [];
  const isLetter = lines.some(({ text }) => LETTER.test(text.trim()));
  for (const [at, line] of lines.entries()) {
    // Below a signature stand the address and the numbers of whoever signs, at most.
    const below = lines.slice(at + 1);
    const isLast = at > 5 && (below.length < 3 || (below.length < 7 && below.slice(0, 3).some(isReach)));
    const closed = isLast && lines.slice(at - 2, at).some(({ text }) => CLOSING.test(text.trim()));
    const above = lines.slice(Math.max(0, at - 10), at).some(({ text }) => OF_OTHERS.test(text));
    const atEdge = line.margin ? PAGED_AT_EDGE.exec(line.text)?.[1] : undefined;
    const numbered =
      PAGED.exec(line.text)?.[1] ?? (atEdge !== undefined && isMadeAsOwner(atEdge) ? atEdge : undefined);
    if ((!line.margin && numbered === undefined && !(closed && !above)) || line.text.length > 90) continue;
    for (const cell of numbered === undefined ? cellsOf(line.text) : [numbered]) {
      const named = nameIn(cell);
      if (named === null || named.weak) continue;
      // Below closing words the surname may be one that no list has, where the address has it.
      const isSigned =
        below.length > 0 && below.slice(0, 3).some(isReach) && named.name.split(' ').length > 1;
      const isTold =
        closed &&
        (isKnownGiven(named.name.split(' ')[0] ?? '') ||
          /^(?:\p{Lu}\.\s?){1,3}\p{Lu}\p{Ll}/u.test(named.name)) &&
        (isSigned || isLetter || agreement(named.name, addresses) > 0);
      const isWhole = numbered !== undefined && named.name.split(' ').length > 1;
      if (!isSurely(named.name) && !((isTold || isWhole) && isPerson(named.name))) continue;
      found.push({ value: named.name, confidence: 0.8, page: line.page, quote: cell });
    }
  }
  return new Set(found.map(({ value }) => value)).size === 1 ? (found[0] ?? null) : null;
}

const isSurely = (name: string): boolean =>
  evidenceOf(name) === 'both' && name.split(' ').every(isAccounted) && isPerson(name);

const isPerson = (name: string): boolean =>
  (!isDoubtful(name) || isCalledByWord(name)) &&
  !isOccupation(name) &&
  !isPlace(name) &&
  !looksLikeEmployer(name);

// "Dawn Summers": a known given name before one word that is a surname as well.
const isCalledByWord = (name: string): boolean => {
  const [first = '', last = '', ...more] = name.split(' ');
  return more.length === 0 && isKnownGiven(first) && (isNameAndWord(last) || isKnownSurname(last));
};

/** A name of which the given name is an initial, as another line of the pages spells it out: "I. Fox" where "Ioana Fox" stands too. */
export function spelledOut<T extends Found<string>>(found: T, lines: readonly CvLine[]): T {
  const words = found.value.split(' ');
  const from = words.findIndex((word) => !/^(?:\p{Lu}\.)+$/u.test(word));
  const [initial = ''] = words;
  if (from < 1) return found;
  const behind = words.slice(from).join(' ');
  for (const { text, bullet, page } of lines) {
    if (bullet || text.length > 160 || !text.includes(behind)) continue;
    const value = nameIn(text)?.name ?? '';
    const isSame = value.endsWith(` ${behind}`) && value.startsWith(initial.charAt(0));
    if (isSame && value.length > found.value.length) return { ...found, value, page, quote: text };
  }
  return found;
}
