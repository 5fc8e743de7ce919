import { spanIn } from './dates.ts';
import type { CvLine } from './source.ts';
import { titleEvidence } from './title-or-employer.ts';

// Agencies that employ people and send them to others, by name, and what such a house is called.
const NAMES = [
  'Adecco|Randstad|Manpower(?:Group)?|Gi Group|Synergie|Kelly Services|Kelly Portugal|Hays Temporary|Office Angels|Brook Street|Blue Arrow|Staffline|Pertemps|Tempo-Team|Start People|Unique Interim|Accent Jobs|Konvert|Daoust|Agilitas|Forum Jobs|Young Capital|YoungCapital|Trenkwalder|Tempton',
  'Crit Intérim|Proman|Supplay|Partnaire|Temporis|Actual Intérim|Samsic Emploi|Adéquat Intérim|Leader Intérim|Ergalis|Interaction Intérim|Aquila RH|Derichebourg Intérim|Camo Emploi|Domino RH|Triangle Intérim',
  'Eurofirms|Nortempo|Flexiplan|Imán Temporing|Temporing|Job ?& ?Talent|Multiwork|Interempleo|Agio Global|Luandre|Soulan|Egor|Multitempo|Vertente Humana|Talenter|Slot Recursos Humanos',
  'Persona Service|Hofmann Personal|I\\.? ?K\\.? Hofmann|Piening|Timepartner|TimePartner|Orizon|ARWA|Olympia Personal|Otto Work ?[Ff]orce|Zeitag|DIS AG|Academic Work|Poolia|Lernia|Proffice|StudentConsulting|Jobzone|Personalhuset|Temp-Team|JKS|Barona|Eezy|StaffPoint|Olympia Uitzendbureau|Timing Uitzendbureau',
  'Umana|Openjob(?:metis)?|Etjca|Tempi Moderni|Lavoropiù|Obiettivo Lavoro|Randstad Italia|Generazione Vincente|Articolo1|Areajob',
].join('|');
const KINDS =
  'E\\.?T\\.?T\\.?|[Ii]nt[ée]rim|[Ee]mpresa de [Tt]rabajo [Tt]emporal|[Tt]rabajo [Tt]emporal|[Tt]rabalho [Tt]emporário|[Ll]avoro [Ii]nterinale|[Uu]itzendbureau|[Uu]itzendburo|[Zz]eitarbeit|[Pp]ersonaldienstleistung(?:en)?|[Pp]ersonalservice|[Pp]ersonalleasing|[Bb]emanning(?:sbyrå)?|[Vv]ikarbureau|[Vv]ikarbyrå|[Tt]emp(?:ing)? [Aa]gency|[Ee]mployment [Aa]gency|[Ss]taffing [Aa]gency';
const AGENCY = `(?<!\\p{L})(?:${NAMES}|${NAMES.toUpperCase()}|(?!Mission|Trabaj|Agence|Contrat|Various|Div)\\p{Lu}[\\p{L}&.’-]{2,20}(?:\\s\\p{Lu}[\\p{L}&.’-]{1,20})?\\s(?:${KINDS}))(?!\\p{L})`;

const IN_A_LINE = new RegExp(`^([^:]*?${AGENCY}[^:\\t]{0,40}?)\\s?:\\s+(\\S.{3,100})$`, 'u');
const AT_A_CLIENT = new RegExp(
  `(${AGENCY})\\s(?:at|@|chez|presso|c/o|bij|bei|for|on behalf of|pour|para|per conto di)\\s\\p{Lu}[^,\\t(]*`,
  'u',
);
const NAMES_ONE = new RegExp(AGENCY, 'u');

// "missions de préparateur de commandes", "various assignments as picker".
const MISSIONS =
  /^(?:(?:diverses|plusieurs|varias|varie|diverse|várias|various|several)\s)?(?:missions?|misiones|missioni|missões|assignments?|opdrachten|contratos|trabajos)\s(?:d[e’']|di|as|como|come|comme|als)\s?/iu;
// Where somebody was sent: "en Inditex y DHL", "on assignment at Kirkby Dental Practice", ", diverses missions".
const SENT =
  /(?:,?\s(?:on assignment|assigned|placed|seconded|based|en mission|en misión|in missione|em missão|cedid[oa]|gedetacheerd|ingezet|eingesetzt|(?:im )?einsatz|ausgeliehen|überlassen|verliehen|uthyrd|inhyrd|udlejet|udlånt|utleid|innleid))?,?\s(?:at|to|chez|en|na|no|em|presso|c\/o|bij|bei|beim|an|hos|til|till|pour|para)\s\p{Lu}.*$|,\s(?:diverses|plusieurs|varias|varie|various|diverse)\s.*$|\s\([^()]*\)$/u;

const asTitle = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function titleIn(text: string): string | null {
  const title = text.replace(/\.$/, '').replace(MISSIONS, '').replace(SENT, '').replace(SENT, '');
  return titleEvidence(asTitle(title)) >= 1 && title.split(/\s+/).length < 8 ? title : null;
}

/**
 * The lines of a section of jobs without the clients to whom an agency sent somebody: the agency is the employer. "Randstad ETT (2020 –
 * 2023): mozo de almacén en Inditex y DHL", "Warehouse Operative, Staffline at Tesco Daventry".
 */
export function withoutClients(lines: readonly CvLine[]): CvLine[] {
  return lines.map((line, at) => {
    if (line.bullet || line.margin || line.text.length > 160) return line;
    const [, before = '', behind = ''] = IN_A_LINE.exec(line.text) ?? [];
    const named = behind === '' || spanIn(behind) !== null ? null : titleIn(behind);
    if (named !== null) return { ...line, text: `${before}\t${named}` };
    if (AT_A_CLIENT.test(line.text)) return { ...line, text: line.text.replace(AT_A_CLIENT, '$1') };
    const above = lines[at - 1];
    const isBelow =
      above !== undefined &&
      !above.bullet &&
      spanIn(above.text) !== null &&
      spanIn(line.text) === null &&
      NAMES_ONE.test(above.text) &&
      SENT.test(line.text);
    const title = isBelow ? titleIn(line.text) : null;
    return title === null ? line : { ...line, text: title };
  });
}
