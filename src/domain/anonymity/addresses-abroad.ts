import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary } from './reading.ts';

/** A word of a street's name, with a capital, or a number that it is called by (`3 Maja`, `27 de Abril`). */
const WORD = "(?:\\p{Lu}[\\p{L}\\p{M}’'-]{0,30}\\.?|\\d{1,2}(?=\\.? \\p{L}))";
const JOINED =
  "de la|de los|de las|de|du|des|del|dell[’']|della|dello|delle|dei|degli|da|do|dos|das|di|y|i|la|las|los|van|af|z";
const NAME = `${WORD}(?: (?:${JOINED})(?= ))?(?: ${WORD}){0,3}`;
/** The number of a house and of the flat in it: `214/6`, `12 m. 4`, `8-1 B`, `No: 12/3`, `# 12-34`. */
const NUMBER =
  '(?:n[º°]|nº|[Nn]ro?\\.?|[Nn]o[.:]?|č\\.?|br\\.?|#|д\\.?|дом|буд\\.?)? ?:? ?\\d{1,5}(?:[a-zа-я]| ?(?![aeiouwyzаиуві](?!\\p{L}))[A-Za-zА-Яа-я])?(?![\\p{L}\\d])(?: ?[/-] ?\\d{1,4}[A-Za-z]?)?(?:,? ?(?:m|lok|kv|кв|ap|apt|daire|et)\\.? ?\\d{1,4})?';

/** What a street is called before its name, in languages that say so. */
const BEFORE = [
  // Polish, Czech, Slovak, Croatian, Slovene, Serbian
  '[Uu]l\\.|[Uu]lic[aey]|[Aa]l\\.|[Aa]lej[aei]|[Oo]s\\.|[Oo]siedl[eu]|[Pp]l\\.|[Pp]lac|[Nn]ám\\.|[Nn]áměstí|[Nn]ámestie|[Tt]ř\\.|[Tt]řída|[Tt]rg|[Rr]ynek',
  // Romanian
  '[Ss]tr\\.|[Ss]trada|[Bb]d\\.|[Bb]-dul|[Bb]ulevardul|[Cc]alea|[Șș]os\\.|[Șș]oseaua|[Aa]leea',
  // Spanish, Portuguese, Italian, Catalan
  '[Aa]v\\.|[Aa]vda\\.?|[Aa]v[ei]nid[ao]|C/|[Cc]alle|[Cc]ra\\.?|[Cc]arrera|[Cc]arrer|[Cc]lle\\.?|R\\.|[Rr]ua|[Tt]rav\\.|[Vv]\\.le|[Vv]iale|[Pp]\\.za|[Pp]zza|[Cc]\\.so|[Ss]trada|[Ss]alita|[Ll]ungo(?:tevere|mare|arno|po|lago|fiume|dora)|[Bb]orgo|[Cc]ontrada|[Ff]ondamenta|[Vv]ico|[Ss]alizada|[Rr]ione|[Ll]ocalità|[Gg]lorieta|[Tt]rave(?:ssera|sía)|[Pp]asaje|[Cc]allejón|[Cc]uesta|[Cc]amino|[Cc]amí|[Uu]rb(?:anización|\\.)|[Ss]enda|[Cc]alzada|[Bb]arrio|[Ee]strada|[Bb]eco|[Ll]adeira|[Vv]iela|[Cc]alçada|[Rr]odovia|[Qq]uinta|[Cc]aminho|[Tt]ravessa|[Ll]argo|[Pp]raceta|[Pp]raça|[Pp]átio|[Aa]lameda|[Ee]scadas|[Ee]scadinhas|[Aa]zinhaga|[Bb]airro',
  // French, Dutch
  '[Rr]ue|[Bb]d|[Bb]vd|[Bb]oulevard|[Aa]llée|[Ii]mpasse|[Qq]uai|[Nn]ábřeží|[Nn]ábrežie|[Ii]ntrarea|[Ss]plaiul|[Ff]undătura',
  // Indonesian, Malay, Tagalog, Vietnamese
  'Jl\\.?|Jln\\.?|[Jj]alan|[Ll]orong|[Dd]ường|[Đđ]ường|[Pp]hố|[Nn]gõ|[Hh]ẻm',
  // Russian, Ukrainian, Bulgarian, Greek
  '[Уу]л\\.|[Уу]лица|[Вв]ул\\.|[Вв]улиця|[Пп]росп?\\.|[Пп]р-т|[Пп]роспект|[Пп]ер\\.|[Бб]ул\\.|[Бб]ульвар|[Οο]δός|[Οο]δού|[Λλ]εωφ\\.|[Λλ]εωφόρο[ςυ]|[Ππ]λατεία',
].join('|');

/** What it is called behind its name: `Váci utca 12`, `Atatürk Cad. No: 5/3`, `Brīvības iela 40`, `Pärnu mnt 12`. */
const BEHIND =
  'utca|u\\.|út|útja|tér|körút|krt\\.|köz|sétány|[Cc]ad\\.?|[Cc]addesi|[Ss]ok\\.?|[Ss]okak|[Ss]okağı|[Bb]ulvarı|[Mm]ah\\.?|[Mm]ahallesi|iela|prospekts|gatvė|g\\.|pr\\.|tn|tänav|mnt|puiestee|katu|tie|kuja|polku|gate|gata|veg|vei|vej|allé|[Aa]llé|[Tt]orv|[Tt]org|[Vv]ænge|alle|plads|plass|väg|gränd|torg|straat|laan|weg|plein|kade|gracht|Straße|Strasse|Str\\.|Allee|Platz|Gasse|Ring|Damm|Ufer|Steig';

/** What says that somebody lives there, with a small letter or a capital. */
const LIVES = [
  'lives? at|living at|resides at|residing at|address for \\p{Ll}+(?: is)?:?|home address(?: is)?:?|postal address(?: is)?:?|my address(?: is)?:?|his address(?: is)?:?|her address(?: is)?:?|their address(?: is)?:?|post goes to|mail goes to|letters go to',
  'mieszka|zamieszkał[ay]|zam\\.|adres:?|bydliště:?|bydlí|adresa:?|živi|stanuje|lakcíme?:?|lakik|wohnt|wohnhaft|anschrift:?|adresse:?|adress:?',
  'bor|woont|habite|demeurant|domiciliée?|vive en|domicilio:?|mora na|morada:?|endereço:?|abita in|residente in|indirizzo:?|dirección:?|adresi:?|проживает:?|адрес:?|адреса:?',
]
  .join('|')
  .split('|')
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|');

const STREETS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}.@/])(?:${BEFORE}) ?(?:(?:${JOINED}) ?)?${NAME},? ?${NUMBER}`, 'gu'),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?!(?:\\d{1,2} ?)?[AaPp][Mm] )${WORD}(?: ${WORD}){0,2} (?:${BEHIND})(?:,? [Nn]o[.:]? ?|,? )\\d{1,4} ?[A-Za-z]?(?![\\p{L}\\d])(?:[/-]\\d{1,4})?`,
    'gu',
  ),
  // `Am Alten Markt 5`, `An der Alster 14`, `Unter den Linden 7`: behind a preposition, a name and a number that no year is.
  /(?<![\p{L}\p{N}])(?:Am|An der|An den|Auf der|Auf dem|Im|In der|In den|Unter den|Zum|Zur|Hinter der|Vor dem)(?: \p{Lu}\p{Ll}{2,}){1,2} (?:\d{1,3} ?[a-z](?![\p{L}\d%])|\d{1,3}(?![\p{L}\d%]|[.,]\d|\. ?\p{L}| ?€| (?:\p{Ll}|Uhr|Jahren?|Monaten?|Wochen?|Tagen?|Stunden|Minuten|Prozent|Euro|Mio|Mitarbeite|Kolleg|Personen|Köpfe|Leuten?|Filialen|Teams?)))/gu,
  // Kinds that end a word: `Donaulände 9`, `Birkenstieg 2`, `Rantapolku 7`, where a number alone follows.
  /(?<!\p{L})\p{Lu}\p{Ll}{2,}(?:lände|stieg|steig|gasse|gässli|gässchen|ufer|kamp|damm|hof|graben|leite|zeile|promenade|polku|kuja|kaari|rinne|raitti|aukio|tori|bakken|stien|kroken|svingen|lia|haugen|backen|stigen|gränden|torget|kajen|vænget|toften|parken|stræde|dreef|dijk|kade|steeg|singel|hof|markt|pad|plantsoen|park|gaarde|horst|brink|oord) \d{1,3}(?:-(?:[IVX]{1,4}|huis|hs|bis|boven|\d{1,3}|[A-Z])| ?[a-zA-Z]?)(?=[,;.\n)]|$)/gu,
  // `wohnt im Eichengrund 14`, `woont aan de Lange Nieuwstraat 4`: behind where somebody lives and a preposition.
  new RegExp(
    `(?<=(?<!\\p{L})(?:${LIVES}) (?:(?:im|in|am|an|auf|aan|op|bij|sur|au|à|en|na|no|em|al|w|v|i|på) )?(?:(?:der|dem|den|de|het|la|le|el) )?)${NAME},? ${NUMBER}`,
    'gu',
  ),
  // India: `3rd Main, 5th Cross`.
  /(?<![\p{L}\p{N}])\d{1,2}(?:st|nd|rd|th) (?:Main|Cross|Block|Stage|Phase|Sector)(?: Road)?,? \d{1,2}(?:st|nd|rd|th) (?:Main|Cross|Block|Stage|Phase|Sector)(?: Road)?/gu,
  // Numbers of houses behind where somebody lives, whatever the street: `mieszka Kartuska 214/6`, `bydlím Kartouzská 12`.
  new RegExp(`(?<=(?<!\\p{L})(?:${LIVES}) )${NAME},? ?${NUMBER}`, 'gu'),
  // `Kartouzská 200/4`, `Sokolovská 12/a`: streets that are called after what they lead to.
  /(?<!\p{L})\p{Lu}\p{Ll}{3,}(?:sk[aáé]|ck[aáé]|ov[aá]?|ého|wa|ých|ích) \d{1,4}\/\d{1,4}[a-z]?(?![\p{L}\d])/gu,
  // `Calle 72 # 10-34`, `Cra. 7 No. 12-34`: streets that are numbers.
  /(?<!\p{L})(?:[Cc]alle|[Cc]lle?\.?|[Cc]ra\.?|[Cc]r\.|[Cc]arrera|[Dd]iagonal|[Tt]ransversal|[Aa]v\.?|[Aa]venida) \d{1,3} ?[A-Z]? ?(?:#|[Nn][oº]\.?) ?\d{1,3} ?[A-Z]? ?- ?\d{1,3}/gu,
  // Chinese, Japanese, Korean: a road, a lane, a number.
  /[\p{Script=Han}]{1,8}(?:路|街|大道|巷|弄|胡同)(?:[\p{Script=Han}\d]{0,6}段)?\s?\d{1,4}\s?(?:号|號|弄)(?:[\d\p{Script=Han}-]{0,8}(?:室|楼|樓|单元))?/gu,
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,8}[\d０-９]{1,3}(?:丁目|[-－−])[\d０-９]{1,3}(?:番地?|[-－−])[\d０-９]{0,3}号?/gu,
  /\p{Script=Hangul}{1,8}(?:로|길)\s?\d{1,4}(?:번길)?(?:\s?\d{1,4})?(?:-\d{1,3})?(?![\p{Script=Hangul}\d]|\.\d)/gu,
  // Hebrew, Arabic, Persian.
  /(?:רחוב|רח['׳]|شارع|خیابان|کوچه)\s\p{L}+(?:\s\p{L}+)?[،,]?\s(?:رقم\s|پلاک\s|מס['׳]?\s)?[\d٠-٩۰-۹]{1,4}/gu,
  // India: the number of a flat, a plot or a house, and what it stands in.
  /(?<!\p{L})(?:[Ff]lat|[Pp]lot|[Hh]ouse|[Dd]oor|H|D)\.? ?(?:[Nn]o\.?:?|#) ?[\d/-]{1,10}[A-Z]?,? (?:(?:\p{Lu}[\p{L}’'-]*|\d{1,2}(?:st|nd|rd|th))[, ]{0,2}){1,5}/gu,
];

/** Kinds of streets behind the number of a house in French: those that are nothing else, and those that are words of work as well. */
const KINDS =
  'montée|traverse|sente|sentier|ruelle|venelle|esplanade|faubourg|lotissement|hameau|impasse|allées?|avenue|av\\.|boulevard|bd|chemin|chaussée|rue|mail|promenade|rond-point|clos|lieu-dit|levée|cité|montoir|rang|terrasse|croissant|côte|concession|ruisseau';
const KINDS_TOO = 'cours|place|passage|route|square|villa|résidence|quai|parvis|galerie|porte|parc|domaine';
/** A name without a stop, behind which a sentence may begin: `14 montée des Carmes. Mathieu préfère`. */
const CALLED =
  "\\p{Lu}[\\p{L}\\p{M}’'-]{0,30}(?: (?:(?:de|du|des|la|le) )?\\p{Lu}[\\p{L}\\p{M}’'-]{0,30}){0,3}";
const JOIN = "(?:(?:de la|de l[’']|du|des|d[’']|aux?|de) ?)?(?:(?:la|le|les) )?";
const FRENCH: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}.,])\\d{1,4} ?(?:bis|ter|quater|[A-D])?,? (?:${KINDS}) ${JOIN}${CALLED}`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}.,])\\d{1,4} ?(?:bis|ter|quater|[A-D])?,? (?:${KINDS_TOO}) ${JOIN}${CALLED}(?=,? (?:\\d{5}|(?:à )?\\p{Lu}\\p{Ll}+)|[,;.\\n)]|$)`,
    'gu',
  ),
];

/** Streets of French addresses; what is counted there or is a thing of work is none: `3 cours de Python`. */
const frenchIn = (text: string): { start: number; end: number }[] =>
  FRENCH.flatMap((pattern, at) =>
    matchesOf(pattern, text)
      .map(({ 0: said, index }) => ({
        said,
        start: index,
        end: index + said.replace(/[\s,.]+$/u, '').length,
      }))
      .filter(({ said }) => at === 0 || termsOf(said.replace(/^\d+\P{L}*\p{L}+ /u, ''), []).length === 0),
  );

/** What has a capital, a number and no more of a language: `Höttinger Au 44a`, where its town stands behind it. */
const BESIDE_TOWN =
  /(?<=(?:^|[,|;:\n(–] ?))(\p{Lu}[\p{L}’'-]{2,30}(?: \p{Lu}[\p{L}’'-]{1,30}){0,3} \d{1,3} ?[a-z]?(?:[/-]\d{1,3})?),? (?:[A-Z]{1,2}-)?(?:\d{4,6} )?(\p{Lu}[\p{L}’'-]{2,30})(?: \d{1,2})?(?=[,.;|)\n]|$)/gu;

const besideTown = (text: string): { start: number; end: number }[] =>
  matchesOf(BESIDE_TOWN, text).flatMap(({ 1: street = '', 2: town = '', index }) => {
    const words = street.split(' ').filter((word) => /^\p{L}/u.test(word));
    const isOfWork =
      termsOf(street, []).length > 0 || words.every((word) => isInDictionary(word.toLowerCase()));
    if (isOfWork || placeNamed(fold(town), 'AU') === null) return [];
    return [{ start: index, end: index + street.length }];
  });

/** Street addresses as other languages and scripts write them, as stretches of the text. */
export const streetsAbroadIn = (text: string): { start: number; end: number }[] => [
  ...besideTown(text),
  ...frenchIn(text),
  ...STREETS.flatMap((pattern) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({
      start: index,
      end: index + said.replace(/[\s,.]+$/u, '').length,
    })),
  ),
];
