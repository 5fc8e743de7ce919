import { fold } from '#src/lib/fold.ts';
import { workRightsStatus } from '../candidates/work-rights.ts';
import { spanIn } from './dates.ts';
import type { Found } from './found.ts';
import { sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';

// What CVs say of a person under a label and what is neither a skill, a job, a certificate nor a language. Folded.
const OF_BIRTH_AND_STATE =
  'date of birth|birth ?date|d\\.?o\\.?b\\.?|born|place of birth|birth ?place|nationality|nationalities|citizenship|marital status|civil status|family status|(?:gender|sex|race)(?: ?[/&] ?(?:gender|sex|race|ethnicity))?(?: [(][a-z ]+[)])?|religion|passport(?: n[o°.]*| number)?|national id(?:entity)?(?: number)?|ni number|ssn|children|smoker|non-?smoker' +
  '|geburtsdatum|geburtstag|geboren(?: am)?|geburtsort|geburtsname|geb\\.|staatsangehorigkeit|staatsburgerschaft|nationalitat|familienstand|zivilstand|konfession|religion|geschlecht|kinder' +
  '|date de naissance|ne\\(?e?\\)? le|lieu de naissance|nationalite|situation (?:familiale|de famille|matrimoniale)|etat civil|sexe|enfants|numero de securite sociale' +
  '|fecha de nacimiento|lugar de nacimiento|fecha y lugar de nacimiento|nacionalidad|ciudadania|estado civil|sexo|dni|nif|nie|hijos' +
  '|data di nascita|luogo di nascita|luogo e data di nascita|nato a|nata a|nazionalita|cittadinanza|stato civile|sesso|codice fiscale|figli' +
  '|geboortedatum|geboorteplaats|geboren op|nationaliteit|burgerlijke (?:staat|stand)|geslacht|kinderen|bsn' +
  '|data de nascimento|local de nascimento|nacionalidade|naturalidade|cidadania|cpf|rg|cartao de cidadao|filhos' +
  '|fodelsedatum|fodelseort|fodd|fodselsdato|fodested|fodt|nationalitet|medborgarskap|statsborgerskab|statsborgerskap|civilstand|civilstatus|sivilstatus|personnummer|cpr(?:-nr\\.?)?|syntymaaika|kansalaisuus|siviilisaaty';
const OF_WORKING =
  'rights? to work(?: in (?:the )?[a-z ]{2,30})?|work(?:ing)? rights|work (?:permit|status|authori[sz]ation|eligibility)|eligib(?:le|ility) to work|visa(?: status| type)?|immigration status|residency(?: status)?|residence (?:permit|status)|notice(?: period)?|availab(?:ility|le)(?: from| to start)?|start date|earliest start(?: date)?|(?:expected |current |desired |target )?(?:salary|remuneration|compensation|pay|rate|package)(?: expectations?| expected| range| required)?|expected (?:ctc|pay)|current ctc|day rate|relocation|willing(?:ness)? to (?:relocate|travel)|(?:ready to )?relocate|references?|referees?' +
  '|arbeitserlaubnis|arbeitsgenehmigung|aufenthalt(?:stitel|sstatus|serlaubnis|sgenehmigung|sbewilligung)?|arbeitsbewilligung|kundigungsfrist|verfugbar(?:keit|\\s?ab)?|eintritts(?:termin|datum)|fruhester eintritt(?:stermin)?|fruhestmoglicher eintritt(?:stermin)?|gehalts(?:vorstellung(?:en)?|wunsch|erwartung)|jahresgehalt|wunschgehalt|referenzen?|umzugsbereitschaft|reisebereitschaft|mobilitat' +
  '|permis de travail|autorisation de travail|titre de sejour|carte de sejour|preavis|delai de preavis|disponibilites?|pretentions?(?: salariales?)?|remuneration(?: souhaitee| actuelle)?|salaire(?: souhaite| actuel)?|references|mobilite(?: geographique)?' +
  '|permiso de (?:trabajo|residencia)|preaviso|disponibilidad(?: para viajar| geografica)?|pretensiones(?: salariales| economicas)?|expectativas? salarial(?:es)?|aspiracion salarial|salario (?:actual|deseado|esperado)|referencias|movilidad' +
  '|permesso di (?:soggiorno|lavoro)|preavviso|disponibilita(?: a trasferte| al trasferimento)?|retribuzione(?: attesa| attuale| richiesta)?|ral(?: attuale| richiesta| attesa)?|referenze|trasferibilita' +
  '|werkvergunning|verblijfsvergunning|verblijfsstatus|opzegtermijn|beschikbaar(?:heid)?(?: per| vanaf)?|salaris(?:indicatie|wens|verwachting)|referenties|reisbereidheid' +
  '|autorizacao de (?:trabalho|residencia)|visto(?: de trabalho)?|titulo de residencia|aviso previo|pre-?aviso|disponibilidade(?: para viagens| imediata)?|pretens(?:ao|oes) salaria(?:l|is)|expectativas? salaria(?:l|is)|salario (?:atual|pretendido)|referencias|mobilidade' +
  '|arbetstillstand|uppehallstillstand|uppsagningstid|tillganglighet|tilltrade|loneansprak|lonekrav|referenser|arbejdstilladelse|opsigelsesvarsel|opsigelse|lonforventning(?:er)?|referencer|arbeidstillatelse|oppsigelsestid|lonnskrav|referanser|palkkatoive|irtisanomisaika|suosittelijat';
const OF_DRIVING =
  "(?:full |clean |valid |current )*driv(?:ing|er'?s?|ers'?) licen[cs]es?|fuhrerschein(?:klasse)?n?|fahrerlaubnis|fuhrerausweis|permis(?: de conduire)?|carn[eé]t? de conducir|permiso de conducir|licencia de conduc(?:ir|cion)|patent[ei](?: di guida| auto)?|rijbewij(?:s|zen)|carta de conducao|cnh|carteira de motorista|habilitacao|korkort|korekort|forerkort|ajokortti";
const OF_ADDRESSES =
  "hobb(?:ies|ys?)|interests|interessen|loisirs|centres? d'interet|aficiones|intereses|interessi|interesses|intressen|interesser|linked-?in|xing|skype|website|web ?site|webseite|github|twitter|facebook|instagram";

const labelled = (labels: string): RegExp => new RegExp(`^(?:${labels})\\s*(?::|\\s[–—-]\\s)\\s*\\S`);
const BIRTH_AND_STATE = labelled(OF_BIRTH_AND_STATE);
const OTHERS = [labelled(OF_WORKING), labelled(OF_ADDRESSES)];
const DRIVING = labelled(OF_DRIVING);
// "Permis B, véhicule personnel", "Full clean driving licence", "References available on request".
const UNLABELLED =
  /^(?:permis b\b.{0,40}|patente (?:di guida )?b\b.{0,40}|fuhrerschein (?:der )?klasse b|rijbewijs b|korkort b|b-korkort|carn[eé]t? (?:de conducir )?b\b.{0,40}|(?:full,? |clean,? |uk |valid )*driving licen[cs]e(?: holder)?|(?:references|referees) (?:are )?(?:available|supplied|provided)(?: (?:up)?on request)?|referenzen (?:gerne )?auf (?:anfrage|wunsch)|references sur demande|referencias disponibles a peticion|referenze (?:disponibili )?su richiesta|referenties op (?:aanvraag|verzoek)|referenser lamnas (?:pa|vid) (?:begaran|forfragan))\.?$/;
// A licence for heavy vehicles is what a driver is hired by.
const IS_HEAVY =
  /\b(?:c1?e?|d1?|d1e|c1?\+e|d1?\+e|[hl]gv|pcv|hr|hc|mc|mr|lr|cdl|class [12]|t|95|cap|cqc|cpc|adr)\b/;

/** Whether a line says something of the person under its label: of birth and state, of working, of driving, or an address. */
export function isParticular({ text }: Pick<CvLine, 'text'>): boolean {
  const said = plain(text);
  return (
    BIRTH_AND_STATE.test(said) ||
    UNLABELLED.test(said) ||
    OTHERS.some((pattern) => pattern.test(said)) ||
    (DRIVING.test(said) && !IS_HEAVY.test(said.replace(/^[^:]*:/, '')))
  );
}

/** Whether a line among jobs is none of theirs: what is said of a job may begin with the other labels ("Availability: 99.9 %"). */
export function isOfPersonAlone({ text }: Pick<CvLine, 'text'>): boolean {
  const said = plain(text);
  return BIRTH_AND_STATE.test(said) || STARTS.test(said);
}

/** Whether a line tells of a time under the label of another part of a CV than jobs: "Sonstiges: Feuerwehr seit 1988". */
export function isOfOtherPart({ text }: Pick<CvLine, 'text'>): boolean {
  const [, label = ''] = /^(\p{Lu}[^:\t]{2,24}?)\s?:\s/u.exec(text) ?? [];
  const kind = label === '' ? null : sectionOf(label);
  return kind !== null && kind !== 'experience' && spanIn(text) !== null;
}
const STARTS = labelled('eintrittstermin|eintrittsdatum|earliest start date|start date available');

// Folding joins what is parted; a label may stand level with its value.
const plain = (text: string): string =>
  fold(text.replace(/^[\s•·*▪–-]+/, '').replace(/\t|\s{2,}/, ': '))
    .replace(/’/g, "'")
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae');

const WORK_RIGHTS = labelled(
  'rights? to work(?: in (?:the )?[a-z ]{2,30})?|work(?:ing)? rights|work (?:permit|status|authori[sz]ation|eligibility)|eligib(?:le|ility) to work|visa(?: status| type)?|immigration status|residency status|residence (?:permit|status)' +
    '|arbeitserlaubnis|arbeitsgenehmigung|aufenthalts(?:titel|status|erlaubnis|genehmigung|bewilligung)|arbeitsbewilligung|permis de travail|autorisation de travail|titre de sejour|carte de sejour|permiso de (?:trabajo|residencia)|permesso di (?:soggiorno|lavoro)|werkvergunning|verblijfs(?:vergunning|status)|autorizacao de (?:trabalho|residencia)|visto(?: de trabalho)?|titulo de residencia|arbetstillstand|uppehallstillstand|arbejdstilladelse|arbeidstillatelse',
);

/** What a CV says under a label of the right to work: the value where it says all ("Australian citizen"), else the whole line. */
export function workRightsOf(lines: readonly CvLine[]): Found<string> | null {
  const line = lines.find((one) => one.text.length <= MAX_SAID && WORK_RIGHTS.test(plain(one.text)));
  if (line === undefined) return null;
  const said = line.text
    .replace(/^[\s•·*▪–-]+/, '')
    .replace(/\s*\t\s*|\s{2,}/g, ': ')
    .trim();
  const value = said.replace(/^[^:–—]*(?::|\s[–—-]\s)\s*/, '');
  // "Work permit: no" may mean that none is needed.
  if (SAYS_LITTLE.test(value)) return null;
  return {
    value: workRightsStatus(value) === null ? said : value,
    confidence: 0.9,
    page: line.page,
    quote: line.text,
  };
}
const MAX_SAID = 200;
const SAYS_LITTLE =
  /^(?:no|none|not (?:required|needed|applicable)|n\/?a|nein|keine|nicht (?:erforderlich|n[öo]tig)|non|nee|niet nodig|nej|n[ãa]o|tbc|[-–—])\W*$/i;
