import { fold } from '#src/lib/fold.ts';
import { AGENT, EMAIL } from './email.ts';
import { agreement, asTwo, evidenceOf, lettersOf } from './name-evidence.ts';
import { nameIn } from './name-in.ts';
import { LABEL, labelIn } from './name-labels.ts';
import { isMadeBy } from './name-of-others.ts';
import { hasLegalForm } from './occupations.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeTitle } from './words.ts';

// What houses that put people forward call themselves, in the languages of the reader.
const HOUSE =
  /(?<!\p{L})(?:recruit(?:ment|ing|ers?)?|resourcing|staffing|headhunt\p{L}*|executive search|search (?:&|and) selection|selection|employment (?:agency|bureau)|(?:temp|nursing|care|job) agency|personnel|talents?|workforce|manpower|outplacement|personal(?:dienst\p{L}*|vermittlung|beratung|leasing|service|management|agentur)|zeitarbeit|arbeitsvermittlung|jobvermittlung|int[ée]rim|cabinet|travail temporaire|recrutement|trabajo temporal|e\.?t\.?t|selecci[oó]n|empleo|recursos humanos|trabalho tempor[áa]rio|recrutamento|sele[çc][ãa]o|agenzia|lavoro|somministrazione|ricerca e selezione|selezione|uitzend\p{L}*|detachering\p{L}*|werving\p{L}*|arbeidsbemiddeling|bemanning\p{L}*|rekryter\p{L}*|rekrutter\p{L}*|vikar\p{L}*|(?:adecco|randstad|manpower|hays|reed|page personnel|michael page|robert (?:half|walters)|gi group|tempo-team|brunel|yacht|start people|synergie))(?!\p{L})/iu;
const WEBSITE = /(?:https?:\/\/|www\.)([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
// An address or a number: "Account Manager: 40 clients" is a job.
const REACHED = /@|\d(?:[\s().-]?\d){6}/;
const CELLS = /\t|\s[–—|·•-]\s|,\s/u;
/** How far from the top or the end of the pages a letterhead stands. */
const NEAR_TOP = 6;
const NEAR_END = 5;
/** How many lines a letterhead goes on below its house. */
const BLOCK = 4;

const letters = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');
const labelOf = (domain: string): string => letters(domain.replace(/^www\./i, '').split('.')[0] ?? '');

const addressesIn = (text: string): string[] => [...text.matchAll(EMAIL)].map(([found]) => found);
const domainsIn = (text: string): string[] => [
  ...addressesIn(text).map((address) => address.split('@')[1] ?? ''),
  ...[...text.matchAll(WEBSITE)].map(([, host = '']) => host),
];

/** Whether a cell is a name: by its label, by its words, or by an address of the page. */
const isSomebody = (cell: string, locals: string): boolean => {
  const named = nameIn(cell);
  return (
    named !== null &&
    (named.labelled || evidenceOf(named.name) === 'both' || agreement(named.name, locals) > 1)
  );
};

/** The cell of a line that names a house which puts people forward, without what stands beside it. */
function houseIn(line: CvLine, locals: string, isFirst: boolean): string | null {
  if (line.bullet || line.text.length > 160) return null;
  // Whose letterhead it is, a legal form tells at the head or foot of a page.
  const isFirm = (cell: string): boolean =>
    (line.margin || isFirst) &&
    hasLegalForm(cell) &&
    domainsIn(line.text).some((domain) => isOfHouse(domain, cell));
  const isOne = (cell: string): boolean => HOUSE.test(cell) || isFirm(cell);
  const cell = line.text.split(CELLS).find((one) => isOne(one) && !addressesIn(one).length) ?? null;
  return cell === null ||
    isSomebody(cell, locals) ||
    (looksLikeTitle(cell) && !isFirm(cell)) ||
    cell.split(/\s+/).length > 7 ||
    /[:.?!]\s?$/.test(cell)
    ? null
    : cell;
}

/** Whether a domain is that of a house: "larkfieldmoss" of "LARKFIELD & MOSS FINANCE RECRUITMENT". */
function isOfHouse(domain: string, house: string): boolean {
  const label = labelOf(domain);
  return [house, asTwo(house)].some((written) => {
    const words = fold(written).split(/[^a-z0-9]+/);
    // A town is many houses' and people's: "pescaraweb" is no agency of Pescara.
    const isTown = (word: string): boolean => placeIn(word.charAt(0).toUpperCase() + word.slice(1)) !== null;
    const own = words.filter(
      (word) => word.length > 3 && !HOUSE.test(word) && label.includes(word) && !isTown(word),
    );
    // "mainmail" is no house of Frankfurt am Main: what is its own begins the domain, or is the most of it.
    const isMost =
      own.some((word) => label.startsWith(word) && word.length > 4) || own.join('').length * 2 > label.length;
    return label.length > 3 && (letters(written).includes(label) || (own.length > 0 && isMost));
  });
}

// "Votre interlocutrice : Soizic Morvan," above "06 39 98 90 90": the line was broken before what she is reached by.
const isOfAgent = ({ text, size }: CvLine, above: CvLine | undefined): boolean =>
  above !== undefined &&
  above.size === size &&
  AGENT.test(above.text) &&
  !REACHED.test(above.text) &&
  (/^[+(]?\d[\d\s().+-]{6,}$/.test(text.trim()) || /^\S+@\S+$/.test(text.trim()));

/**
 * The lines of a CV that are of the house which sends it, and not of the person: its letterhead at the top, its line at the foot of a page,
 * what its consultant has as an address. An address, a number or a town there is nobody's own.
 */
export function linesOfHouse(lines: readonly CvLine[]): ReadonlySet<CvLine> {
  const locals = lettersOf(
    lines.flatMap(({ text }) => addressesIn(text).map((one) => one.split('@')[0])).join(' '),
  );
  const isNamed = ({ text }: CvLine): boolean => text.split(CELLS).some((cell) => isSomebody(cell, locals));
  const named = lines.slice(0, NEAR_TOP).findIndex(isNamed);
  const houses = lines.flatMap((line, at) => {
    const isPlaced =
      line.margin ||
      (at < NEAR_TOP && (named < 0 || at < named)) ||
      at >= Math.max(NEAR_TOP, lines.length - NEAR_END);
    const house = isPlaced ? houseIn(line, locals, at === 0) : null;
    return house === null ? [] : [{ line, at, house: line.text.replace(EMAIL, ' ') }];
  });
  const domains = new Set(
    lines
      .flatMap(({ text }) => domainsIn(text))
      .filter((domain) => houses.some(({ house }) => isOfHouse(domain, house)))
      .map(labelOf),
  );
  const isItsOwn = ({ text }: CvLine): boolean =>
    domainsIn(text).some((domain) => domains.has(labelOf(domain)));
  const found = new Set([
    ...linesOfSender(lines),
    ...lines.filter(
      (line, at) =>
        (domains.size > 0 && isItsOwn(line)) ||
        (AGENT.test(line.text) && REACHED.test(line.text)) ||
        isOfAgent(line, lines[at - 1]),
    ),
  ]);
  for (const { line, at } of houses) {
    const below = lines.slice(at + 1, at + 1 + BLOCK);
    const end = below.findIndex((one) => one.bold || one.apart || one.page !== line.page || isNamed(one));
    const block = end < 0 ? below : below.slice(0, end);
    const last = block.findLastIndex(isItsOwn);
    if (at === 0 || domains.size > 0) found.add(line);
    for (const one of block.slice(0, last + 1)) found.add(one);
  }
  return found;
}

// A label that puts somebody forward, on the paper of who sends it.
const PUTS_FORWARD =
  /^(?:candidate|kandidat(?:in|en)?|bewerber(?:in)?|candidat[eo]?|candidata|postulante|kandidaat|kandydat(?:ka)?|kandidaatti)(?: name)?$/;
// Boxes that are nobody's own.
const BOX =
  /^(?:info|hello|hi|office|mail|post|team|jobs?|cvs?|careers?|contact|kontakt|enquiries|admin|recruit\p{L}*|candidates?|kandidat\p{L}*|bewerbung\p{L}*|rh|hr|rrhh|contacto|contatti|contato|rekryter\p{L}*|rekrutter\p{L}*|biuro)@/iu;

const putsForward = (text: string): boolean => PUTS_FORWARD.test(labelIn(LABEL.exec(text)?.[1] ?? '').trim());

/**
 * The lines with an address of who puts the owner of a CV forward: a house that is named above the label of the candidate or in a line that
 * says who made the paper, or a box that is nobody's own, above that label.
 */
function linesOfSender(lines: readonly CvLine[]): CvLine[] {
  const at = lines.slice(0, 12).findIndex(({ text }) => putsForward(text));
  const above = lines.slice(0, Math.max(0, at));
  const houses = [...above, ...lines.filter(({ text }) => isMadeBy(text))].map(({ text }) =>
    text.replace(EMAIL, ' ').replace(/(?<!\p{L})e?-?mail(?!\p{L})/giu, ' '),
  );
  if (houses.length === 0) return [];
  const owner = at < 0 ? '' : (nameIn(lines[at]?.text ?? '')?.name ?? '');
  const isOwn = (address: string): boolean => agreement(owner, lettersOf(address)) > 0;
  return lines.filter(
    (line) =>
      (above.includes(line) &&
        addressesIn(line.text).some((address) => BOX.test(address) && !isOwn(address))) ||
      domainsIn(line.text).some(
        (domain) => !isOwn(domain) && houses.some((house) => isOfHouse(domain, house)),
      ),
  );
}

/** The links of a CV without those to an address that stands in lines of a house. */
export const linksOutside = (links: readonly string[], house: ReadonlySet<CvLine>): string[] =>
  links.filter((link) => {
    const [address = ''] = link.replace(/^mailto:/i, '').split('?');
    return ![...house].some(({ text }) => text.toLowerCase().includes(address.toLowerCase()));
  });
