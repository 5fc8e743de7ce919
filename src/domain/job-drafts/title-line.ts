import { headingOf, sentencesOf } from '../jobs/index.ts';
import { isGiven } from '../names/index.ts';
import { EMPLOYMENTS } from './employment.ts';
import { HYBRID, REMOTE } from './home-or-office.ts';
import { placeIn } from './place.ts';
import { placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';

/** "Title wise let's say CRM Executive", "the official title is Ward Clerk": what somebody says that the role is called. */
const CALLED =
  /(?<!\p{L})(?:(?:(?:job|official|working|full|exact|proper) )?title(?:[- ]wise)?|role name|titel|stellenbezeichnung|intitulé(?: du poste)?|título(?: del puesto)?|titolo|functietitel|nome da vaga)(?:,| is| will be| would be| should be| ist| lautet| est| es| è| é| wordt)?(?: (?:let['’]s|we['’]ll|i['’]d|we) (?:say|call it|go with|use|go for)| (?:something like|along the lines of))?[:,]?\s+["“”']?(\p{Lu}[\p{L}\d/&’'() -]{2,60}?)["“”']?(?=[.,;!]|\s+(?:or|but|though|please|pls|i guess)(?!\p{L})|$)|(?<!\p{L})(?:call (?:it|the role|them|this)|advertise (?:it|them|this)? ?as|nennen (?:wir )?(?:es|sie)|appelez[- ]le|llámalo|chiamalo|noem het)(?: an?)? ["“”']?(\p{Lu}[\p{L}\d/&’'() -]{2,60}?)["“”']?(?=[.,;!]|$)/iu;

/** What leads to a role at the head of a line. */
const LEADS =
  /^(?:(?:so|ok(?:ay)?|right|also|well|basically|here['’]s|its?|it['’]s|need(?:s|ed)?|wanted|want|urgent(?:ly)?|role|vacancy|job|new|hiring|looking for|we['’]re after|we need|we want|(?:wir|ich|nous|on|je|we|wij|ik)(?= (?:such|brauch|cherch|recherch|recrut|zoek))|dringend|gesucht|suche[nt]?|sucht|brauchen|brauche|cherche|recherche|recrute|recrutons|recherchons|cherchons|busco|buscamos|cerco|cerchiamo|zoek|zoekt|zoeken|gezocht|preciso(?: de)?|precisamos(?: de)?)\s*:?\s+)*(?:(?:an?|one|two|three|four|five|six|\d{1,2}(?:\s?[x×])?|eine[nr]?|nen|ne|une? ou une?|une?|una?|een|um|uma)\s+)?(?=\p{L})/iu;
const MOST_WORDS = 7;
/** What is said of a job beside its title. */
const PAID = /[$£€₹]\s?\d|\d\s?(?:k|€|£|\$)(?!\p{L})|(?<!\p{L})(?:AED|INR|Rs|R|RM|S\$|CHF)\s?\d/u;
const HOURS =
  /(?<![\d.,])\d\d(?:[.,]\d)?\s?(?:h|hrs?|hours|std\.?|stunden|uur|horas|heures|ore)(?!\p{L})|(?<!\p{L})(?:live[- ]in|day shift|nights?|days?|shifts?|casual|zero hours|onbefristet|jaarcontract|vast|CDI|CDD|CLT|FIFO|DIDO|FTE|F\/T|P\/T)(?!\p{L})/iu;
const SAYS =
  /(?<!\p{L})(?:is|are|was|were|am|be|will|would|must|should|can|could|have|has|had|we|you|i|our|your|their|they|he|she|please|pls|thanks|ist|sind|war|wir|sie|est|sont|vous|nous|je|es|son|está|somos|è|sono|siamo|zijn|wij|ik|é|são|eu|not|no|don['’]?t|hi|hello|hey|dear|hola|hallo|ciao|bonjour|oi|spoke|rang|called|told|from|re|fwd?|von|de la part)(?!\p{L})/iu;
/** What somebody must have, or what is done, and no role. */
const NO_TITLE =
  /(?<!\p{L})(?:licen[cs]e|tickets?|degree|diploma|certificate|experience|years?|yrs?|background|salary|pay|rate|start|interview\p{L}*|benefits|hours|monday|tuesday|wednesday|thursday|friday|call|notes?|brief|urgent|meeting|erfahrung|jahre|gehalt|salaire|ans|años|anni|jaar|anos|audio|áudio|llamada|anruf|appel|telefonat|chiamata|belnotitie|ligação|vacancy|position|requisition|priority|confidential|private|internal|important|wichtig|notice|request|stellenangebot|vacature|annonce|oferta|anuncio|client|street|road)(?!\p{L})/iu;

/** The title that somebody says the role has, in so many words; null of none. */
export function titleCalled(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [, called, advertised] = CALLED.exec(line) ?? [];
    const said = called ?? advertised;
    if (said !== undefined && /^\p{Lu}/u.test(said) && !NO_TITLE.test(said)) return said.trim();
  }
  return null;
}

/** How many lines may stand before the one that heads the job. */
const FIRST_LINES = 8;

/** The pieces of a line that commas, dashes and stops part. */
const piecesOf = (line: string): string[] =>
  line
    .split(/(?<!\d),\s+|\s+[|•–—]\s+|\s+-\s+|(?<!\b(?:Sr|Jr|Snr|Asst|Dr|St))[.;:](?:\s+|$)|\s+(?=\()/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

const isBeside = (piece: string, home: string): boolean =>
  PAID.test(piece) ||
  HOURS.test(piece) ||
  HYBRID.test(piece) ||
  REMOTE.test(piece) ||
  EMPLOYMENTS.some(([, kind]) => kind.test(piece)) ||
  placeOf(
    piece
      .replace(/^(?:our|the|my)\s+/iu, '')
      .replace(/\s+\(.*$/u, '')
      .replace(/\s+(?:depot|branch|office|site|area|side|cbd|town|city|centre)\.?$/iu, ''),
    home,
  )?.city !== undefined ||
  placeIn([piece], home)?.city !== undefined;

const mayBeTitle = (said: string): boolean =>
  /\p{L}{3}/u.test(said) &&
  said.split(/\s+/).length <= MOST_WORDS &&
  !SAYS.test(said) &&
  !NO_TITLE.test(said) &&
  !PAID.test(said) &&
  !/^\p{L}+ing$/u.test(said) &&
  !(said.split(' ').length === 1 && isGiven(said.toLowerCase()));

/** A title, what stands before it on its line, and whether it is surely one. */
interface Heading {
  text: string;
  before: string;
  sure: boolean;
}

/**
 * The title at the head of a line that goes on with where, on what terms or for how much the work is done: "Applicatiebeheerder, Utrecht,
 * 32 uur", "CNC setter operator nights. Telford". `sure` where it is a known role. Null of none.
 */
export function titleHeading(lines: readonly string[], home: string): Heading | null {
  let unsure: Heading | null = null;
  for (const [at, line] of lines.slice(0, FIRST_LINES).entries())
    for (const sentence of sentencesOf(line)) {
      const [first = '', ...rest] = piecesOf(sentence).filter((piece) => !OF_SEXES.test(piece));
      const [told = ''] = WRITER.test(sentence) ? piecesOf(sentence.replace(WRITER, '')) : [];
      const needed = neededIn(first) ?? neededIn(told);
      // "Date required: 1 February" asks for a day.
      const isLabel =
        (told === '' && sentence.startsWith(`${first}:`)) || /^(?:date|number|start)(?!\p{L})/iu.test(first);
      if (needed !== null && !isLabel && mayBeTitle(needed)) return { text: needed, before: '', sure: true };
      const led = first.replace(LEADS, '').replace(AT_PLACE, '').trim();
      const role = roleIn(led);
      // "On cherche un technicien juridique": what is before the role leads to it.
      const said =
        role !== null && /(?<!\p{L})\p{Ll}+ $/u.test(led.slice(0, role.start)) ? led.slice(role.start) : led;
      if (!mayBeTitle(said) || placeOf(said, home) !== null) continue;
      if (role === null && isBeside(said, home)) continue;
      const beside = (rest.length > 0 || sentence !== line ? rest : lines.slice(at + 1, at + 2)).slice(0, 6);
      const all =
        beside.length > 0
          ? beside
          : sentencesOf(line.slice(line.indexOf(sentence) + sentence.length).trim()).slice(0, 3);
      const signs = all.filter((piece) => isBeside(piece, home)).length;
      const isNext = isBeside(all[0] ?? '', home);
      if (role !== null && isNext)
        return { text: said, before: first.slice(0, first.indexOf(said)), sure: true };
      if (
        role === null &&
        isNext &&
        signs > 1 &&
        all.length > 1 &&
        said.split(' ').length < 4 &&
        at < 4 &&
        LONG_WORD.test(said) &&
        !line.includes(':')
      )
        unsure ??= { text: said, before: '', sure: false };
    }
  return unsure;
}

/** "Hamish, Crumb & Co: baker wanted": who writes and for which house, before what is told. */
const WRITER = /^\p{Lu}\p{Ll}+(?:,? (?:at|from|of))?,? (?:\p{Lu}|&)[^:,.\d]{0,40}: (?=\p{Ll})/u;

/** "(m/w/d)", "H/F": no place and no terms. */
const OF_SEXES = /^\(?(?:[mwfdxh](?:\s?\/\s?[mwfdxhv]){1,2}|all genders|gn|div)\)?$/iu;
/** "Werkvoorbereider nodig", "Panel beater wanted", "Kock sökes": what somebody needs, before the word that says so. */
const NEEDED =
  /^(?:(?:an?|one|two|three|\d|een|eine?|un|une) )?(\p{L}[\p{L}\d/&.' -]{3,45}?) (?:(?:is|are|urgently|dringend|wird|werden|urgent) )*(?:nodig|gezocht|gevraagd|gesucht|wanted|needed|required|sought|recherchée?s?|sökes|søges|søkes|poszukiwan\p{L}+|haetaan|procura-se)(?= (?:for|in|at|voor|in|te|bij|für|bei|pour|à|till|til|asap|urgently|please|pls)(?!\p{L})|$)/iu;
const NO_NEED =
  /(?<!\p{L})(?:help|hands?|someone|somebody|people|person|staff|urgently|cover|hulp|iemand|mensen|hilfe|jemand|aide|quelqu[’']un|more|experience|references?|deposit|nothing|what)(?!\p{L})/iu;

function neededIn(piece: string): string | null {
  const said = NEEDED.exec(piece)?.[1]?.trim();
  return said === undefined || NO_NEED.test(said) || said.split(/\s+/).length > 4
    ? null
    : said.replace(AT_PLACE, '');
}

/** No word of a few letters alone names what somebody does that no list knows. */
const LONG_WORD = /\p{L}{8}|\p{L}{4,} \p{L}{4,}/u;
/** "For the lodge", "im Werk", "pra filial de Contagem": where the role is. */
const AT_PLACE =
  /\s+(?:for|in|at|near|per|para|pra|na|no|nell?[ao]?|presso|chez|für|pour|voor|im(?! (?:außen|innen)dienst)|bei|bij|te)\s+(?:(?:the|our|my|a|unser\p{L}*|notre|nuestr\p{L}*|onze|la|el|le|il|os?|as?)\s+)?\S.*$/iu;

/** A line in capitals that heads no part of a brief: "TEELTSPECIALIST ORCHIDEEËN". Null of none. */
export function titleInCapitals(lines: readonly string[], home: string): string | null {
  const found = lines.slice(0, FIRST_LINES).find((line) => {
    const bare = line.replace(/[:.]$/u, '');
    return (
      bare === bare.toUpperCase() &&
      /\p{Lu}{4}/u.test(bare) &&
      bare.split(/\s+/).length < MOST_WORDS &&
      !/\d/u.test(bare) &&
      mayBeTitle(bare) &&
      (headingOf(line) === null || headingOf(line)?.isUnknown === true) &&
      placeOf(bare, home) === null
    );
  });
  if (found === undefined) return null;
  const bare = found.replace(/[:.]$/u, '').toLowerCase();
  return roleIn(bare) !== null || /\p{L}{7}/u.test(bare)
    ? bare.replaceAll(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : null;
}
