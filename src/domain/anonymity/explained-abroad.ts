import { employerNamed } from '../lexicon/employers.ts';
import { isWorkWordAbroad } from '../lexicon/work-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isNounOf, isWordOf, type Reader } from '../speech/readers.ts';
import { isHouseByKind } from './german-houses.ts';
import { isKnownSmall } from './left-names.ts';
import { isRegion } from './reading.ts';
import { beginsSentence } from './spans.ts';

interface Word {
  word: string;
  start: number;
  end: number;
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
/** Words that sentences begin with, though somebody somewhere is called so. */
const BEGINS = list(
  `der die das den dem ein eine er sie es ihr ihre sein seine wir man als am an auf aus bei beim bis da dann für im in mit nach nun ob
  seit so um und von vom vor was weil wenn wer wie wo zu zum zur auch alle beide dort hier kein keine nur schon sehr sowie
  il elle on le la les un une des son sa ses leur leurs ce cette ces en au aux dans sur sous chez par pour avec sans après avant depuis
  puis très bien bon bonne et ou mais si qui que quand comme tout toute tous grand grande
  el ella ellas ellos los las una unos su sus con para por sin tras desde ante entre hasta sobre según es ha muy más también además y o pero como cuando
  donde todo toda cada buen buena gran
  lo gli i di da del della nel nella al alla con per ha sono è lui lei loro suo sua suoi sue dopo prima poi anche ma se che non più ogni oggi
  o os as um uma do da dos das no na nos nas ao à pelo pela com sem para por em ele ela eles elas seu sua já não mais muito também mas quando como depois antes
  de het een hij zij ze je we wij is zijn haar hun met voor van naar in op bij na sinds als maar ook nog niet geen wil kan heeft daarna eerst`,
);
const PRONOUNS = list(
  'lui elle eux elles moi soi nous vous notre votre nos vos plusieurs certains deux trois quatre cinq différents divers d',
);
/** Houses that are called by a common noun of German. */
const HOUSES = list(
  'Bahn Post Allianz Telekom Lufthansa Commerzbank Charité Caritas Diakonie Krone Stern Spiegel',
);
/** The same, of words that are said often. */
const OFTEN_WORDS = list('Zeit Welt Presse Bild Erste');
/** What stands before a noun of German and says that it is one: `der`, `als`, an adjective. */
const DETERMINED =
  /(?<!\p{L})(?:de[rnms]|d(?:ie|as)|ein(?:e[nmrs]?)?|kein(?:e[nmrs]?)?|im|ins|am|ans|ab|als|vom|zum|zur|pro|\d[\d.,]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|beide|einige|mehrere|viele|wenige|alle|(?:sein|ihr|unser|dies|jed)e?[nmrs]?|\p{Ll}{3,}(?:er|es|em)) $/u;
/** Where somebody's house stands in German without an article; plurals and what is abstract are no house. */
const AT_HOUSE =
  /(?<!\p{L})(?:bei|ex-|ehemals|Fa\.|(?:kam|kommt|kamen|kommend|stammt|wechselte|wechselt|ging|geht|Wechsel|Weg|gegangen)(?: [\p{L}\d]+){0,3} (?:von|zu)|von \p{Lu}\p{L}+ zu) $/iu;
const NO_HOUSE =
  /(?:ung|heit|keit|schaft|ion|tät|anz|enz|ment|ern|eln|en|nis)$|^(?:Bedarf|Interesse|Vertragsabschluss|Vertragsbeginn|Beginn|Erfolg|Verdacht|Tarif|Antritt|Null|Wind|Nacht|Tag|Tageslicht|Start|Ausfall|Stillstand|Stress|Druck)$/u;
const AT_THE = /(?<!\p{L})(?:bei der|beim|bei dem|zur|von der|ex-) ?$/iu;
const FOR_THE = /(?<!\p{L})(?:vom|von der|für die|für den|an der|am|zum|in der) $/iu;
/** What a name stands behind: `die Firma Vogel`, `das Projekt Adler`, `Frau Koch`, `an der Seite von Koch`. */
const CALLED =
  /(?<!\p{L})(?:Firma|Fa\.|Marke|Projekt|Produkt|Programm|Unternehmen|Konzern|Hotel|Restaurant|Gasthof|Klinik|Klinikum|Schule|Verein|Verlag|Kanzlei|Familie|Frau|Herrn?|Dr\.|Prof\.|Kolleg(?:e|en|in)|Che(?:f|fin)|[Nn]amens|[Gg]enannt) $/u;
const LEGAL_FORM = /^ (?:& Co|AG|GmbH|SE|KG|OHG|mbH|eG|Gruppe|Group|Holding)(?!\p{L})/u;
/** Parts of the world, which no gazetteer of towns has, and the state. */
const REGIONS = list(
  `europa asien afrika amerika ozeanien skandinavien benelux mitteleuropa osteuropa westeuropa südeuropa nordeuropa nordamerika südamerika
  lateinamerika nahost fernost balkan baltikum alpenraum europe asie afrique amérique océanie scandinavie maghreb méditerranée asia áfrica
  nord sud est ouest norte sur este oeste état états
  américa latinoamérica centroamérica sudamérica suramérica norteamérica oceanía escandinavia mediterráneo caribe`,
);
const countries = new Map<Reader, ReadonlySet<string>>();
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const codeOf = (type: 'region' | 'language', code: string): string =>
  type === 'region' ? code : code.toLowerCase();

/** Whether a word is what a language calls a country or a language: `Cina`, `Arabisch`. */
function isCountry(small: string, language: Reader): boolean {
  const had = countries.get(language);
  if (had !== undefined) return had.has(small);
  const all = (['region', 'language'] as const).flatMap((type) => {
    const names = new Intl.DisplayNames([language], { type, fallback: 'none' });
    return LETTERS.flatMap((a) => LETTERS.map((b) => codeOf(type, a + b))).map(
      (code) => names.of(code)?.toLowerCase() ?? '',
    );
  });
  countries.set(language, new Set(all));
  return all.includes(small);
}

/** What is said of a house or of somebody who did something to the person: `Total l'a formé`, `Rosa la contrató`, `Post hat sie geholt`. */
const DID_TO: Record<Reader, RegExp> = {
  de: /^ (?:hat|hatte|stellte|holte|warb|förderte|lobt|lobte|schätzt|schickte) (?:sie|ihn)(?!\p{L})/u,
  fr: /^ (?:[lm]['’](?:a|avait|ont|avaient)|lui (?:a|avait|ont)|l[ae]s? \p{Ll}+(?:ait|aient))(?!\p{L})/u,
  it: /^ (?:[lm]['’]ha|[lg]l?i? ?ha|l[ao] ha|le ha|l['’]aveva)(?!\p{L})/u,
  pt: /^ (?:o|a|lhe) \p{Ll}+(?:ou|eu|iu)(?!\p{L})|^ \p{Ll}+(?:ou|eu|iu)-(?:o|a|lhe)(?!\p{L})/u,
  nl: /^ (?:heeft|had|nam|haalde|leidde|stuurde|wierf) (?:hem|haar)(?!\p{L})/u,
  es: /^ (?:l[aeo]s?|me) (?:(?:ha|había|han) \p{Ll}+|\p{Ll}+(?:ó|aron|ieron))(?!\p{L})/u,
};
/** Where a house in small letters stands, though it may be a word: `bei puma`. */
const AT_SMALL = /(?<!\p{L})(?:bei|bei der|beim|chez|zu|von|bij|presso) $/iu;
const QUOTED = /[„“"»«‚‘']$/u;

/** How a sentence goes on behind a thing, and not behind whoever does something: `Carta de condução`. */
const GOES_ON =
  /^ (?:de|do|da|dos|das|del|di|dei|della|delle|des|du|d[’']|van|von|vom|der|des|für|mit|para|por|pour|per|con|com|avec|en|em|in|im|à|y|e|et|und) \p{Ll}/u;
/** What letters that no list has are of, in a compound of German: `VDE-Prüfungen`. */
const OF_LETTERS =
  /^(?:Prüf|Zertifi|Schein|Schulung|Audit|Norm|Inspektion|Dokumentation|Richtlinie|Gespräch|Kenntnis|Programm(?:ierung|ieren)|Steuerung|Schweiß|Verfahren|Analyse|Messung|Maschine|Kurs|Ausbildung|Verordnung|Vorschrift|Berechtigung|Anlage|Stapler|Führerschein|Lizenz|Woche|Zentren|Bericht|Meldung|Abschluss)/u;

const parts = (word: string): string[] => word.split(/[-&+./'’_]/u).filter((part) => part !== '');
const CAPITAL = /^\p{Lu}/u;

/** Whether a word in small letters says something in a language or in English, alone or in its parts. */
export function isSaidAbroad(word: string, language: Reader): boolean {
  if (isWordOf(language, word)) return true;
  return parts(word).every(
    (part) => part.length < 2 || isWordOf(language, part) || isKnownSmall(part) || /^\d+$/u.test(part),
  );
}

/**
 * Whether a word of a text in German, French or Spanish is a common one where it stands: in small letters or at the beginning of a
 * sentence by the list of its language, in German also as a noun. What people or houses are called by as well is not, but for where
 * the sentence says that it is the word.
 */
export function isExplainedAbroad(text: string, { word, start, end }: Word, language: Reader): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  if (!/\p{Lu}/u.test(word)) {
    if (language === 'fr' && /(?<!\p{L})chez $/iu.test(before)) return BEGINS.has(word) || PRONOUNS.has(word);
    if (isWordOf(language, word)) return !(AT_SMALL.test(before) && employerNamed(word) !== undefined);
    return !AT_SMALL.test(before) && employerNamed(word) === undefined && isSaidAbroad(word, language);
  }
  const after = text.slice(end, end + 40);
  const small = word.toLowerCase();
  if (REGIONS.has(small) || isRegion(small) || isCountry(small, language)) return true;
  const isCalled = isNameSomewhere(word);
  if (beginsSentence(text, start)) {
    if (QUOTED.test(before) || LEGAL_FORM.test(after)) return false;
    if (BEGINS.has(small)) return true;
    if (language === 'de' && isHouseByKind(text, { word, start, end })) return false;
    if (DID_TO[language].test(after) && (language !== 'de' || isNoun(word, language))) return false;
    const isSaid = isSaidAbroad(small, language) || isNoun(word, language);
    return isSaid && (!isCalled || (GOES_ON.test(after) && !isKnownGiven(word)));
  }
  if (isOfTitleAbroad(text, { word, start, end }, language)) return true;
  if (!isNoun(word, language)) return false;
  if (language === 'de' && isHouseByKind(text, { word, start, end })) return false;
  if (QUOTED.test(before) || CALLED.test(before) || LEGAL_FORM.test(after)) return false;
  if ((HOUSES.has(word) || OFTEN_WORDS.has(word)) && AT_THE.test(before)) return false;
  if (HOUSES.has(word) && FOR_THE.test(before)) return false;
  if (AT_HOUSE.test(before) && !NO_HOUSE.test(word)) return false;
  return !isCalled || DETERMINED.test(before);
}

/** What somebody is at work, as the first word of a title in Romance languages. */
const TITLE_FIRST =
  /^(?:Direct(?:eur|rice|or|ora)|Gerente|Jef[ea]|Chef(?:fe)?|Responsable|Responsabile|Respons[áa]vel|Coordinat(?:or|ora|ore|rice)|Coordinador[ae]?|Coordenador[a]?|Coordinateur|Coordinatrice|Supervisor[ae]?|Superviseuse?|Capo|Encargad[oa]|Técnic[oa]|Technicien(?:ne)?|Tecnic[oa]|Ingénieure?|Ingenier[oa]|Ingegnere|Engenheir[oa]|Analista|Analyste|Consultora?|Consultant[e]?|Consulente|Administrador[a]?|Asistente|Assistente?|Assistant[e]?|Diretora?|Subdirector[a]?|Presidente|Vicepresidente|Secretari[oa]|Secrétaire|Chargée?|Agent[e]?|Especialista|Specialista|Spécialiste|Auxiliar|Aide|Infirmi(?:er|ère)|Enfermer[oa]|Infermier[ea]|Médic[oa]|Médecin|Addett[oa]|Impiegat[oa]|Operari[oa]|Operai[oa]|Operador[a]?|Opérat(?:eur|rice)|Conduct(?:eur|rice)|Maître|Maestr[oa]|Dirett(?:ore|rice)|Contrôleuse?|Controller|Auditora?|Auditeur|Planificador[a]?|Comprador[a]?|Acheteuse?|Buyer|Vendedor[a]?|Vendeuse?|Venditor[e]?|Comercial|Commerciale?)$/u;
const TITLE_JOINS =
  "(?: (?:de|del|de la|des|du|di|della|dei|delle|do|da|dos|das|d[’']|et|y|e|en|adjoint|général|general|generale|geral|technique|técnico))";
const IN_TITLE = new RegExp(
  `(?<![\\p{L}])(\\p{Lu}[\\p{L}]+)${TITLE_JOINS}* (?:\\p{Lu}[\\p{L}]+${TITLE_JOINS}* ){0,3}$`,
  'u',
);
const TITLE_GOES_ON = new RegExp(`^(?:${TITLE_JOINS}{1,2} \\p{L}| \\p{Lu}\\p{Ll})`, 'u');
const AT_SOMEBODY = /(?<!\p{L})(?:chez|en|presso|na|no|bij) (?:la |el )?$/iu;

/** Whether a word with a capital is one of a title each word of which the language has: `Gerente de Distribución`. */
export function isOfTitleAbroad(text: string, { word, start, end }: Word, language: Reader): boolean {
  if (language === 'de' || language === 'nl') return false;
  const before = text.slice(Math.max(0, start - 80), start);
  if (TITLE_FIRST.test(word) && TITLE_GOES_ON.test(text.slice(end, end + 30)))
    return !AT_SOMEBODY.test(before);
  const head = IN_TITLE.exec(before)?.[1];
  return (
    head !== undefined &&
    TITLE_FIRST.test(head) &&
    isSaidAbroad(word.toLowerCase(), language) &&
    !isNameSomewhere(word)
  );
}

/** Whether each part of a word is a noun, or a word of the language: `Lean-Einführung`. */
function isNoun(word: string, language: Reader): boolean {
  if (isNounOf(language, word) || (language === 'de' && isWorkWordAbroad(word))) return true;
  const all = parts(word);
  if (language !== 'de' || all.length < 2) return false;
  return all.every((part) =>
    CAPITAL.test(part)
      ? (isNounOf(language, part) || (/^\p{Lu}{2,5}$/u.test(part) && OF_LETTERS.test(all.at(-1) ?? ''))) &&
        !isNameSomewhere(part)
      : isSaidAbroad(part, language),
  );
}

const isNameSomewhere = (word: string): boolean =>
  isKnownGiven(word) || isKnownSurname(word) || employerNamed(word) !== undefined;
