import { fold } from '#src/lib/fold.ts';
import { isGiven, isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { behindComma, withoutGenerationBehind, withoutPostNominals, withoutTitles } from './name-affixes.ts';
import { besideName, inLatin } from './name-beside.ts';
import { withoutCalled } from './name-called.ts';
import { allCapitals, withInnerCapitals } from './name-inner-capitals.ts';
import { asksForName, asksForOther, LABEL, labelIn } from './name-labels.ts';
import { behindShortFamily } from './name-led.ts';
import { isOfSomebodyElse } from './name-of-others.ts';
import { calledByBracket, givenFirst, withSurnameFirst } from './name-order.ts';
import { inTwoCells } from './name-two-lines.ts';
import { capitalised, endsLed, PARTICLE, tidyName } from './name-written.ts';
import { sectionOf, spaced } from './sections.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeTitle } from './words.ts';

// A label that asks for the surname before the given name.
const SURNAME_FIRST =
  /^(?:surname|last name|family name|nachname|familienname|zuname|name(?=\W+(?:und |and )?(?:vor|fore|first|given|voor))|nom|apellidos?|cognome|sobrenome|apelidos?|achternaam|naam(?=\W+(?:en )?voor)|efternamn|efternavn|etternavn|sukunimi|nazwisko|prijmeni|nume(?:le)?|prezime|priimek|priezvisko|soyad[iı]?|pavarde|uzvards|mbiemri|cognoms)[^a-z]+(?:(?:and|und|et|y|e|en|och|og|i|a|si|in|ve|ir|un|dhe)[^a-z]+)?(?:given |first |primer )?(?:fore|vor)?(?:names?|prenoms?|nombres?|nome|namen?|voorna\p{L}+|fornamn|fornavn|etunim\p{L}+|imie|imiona|jmeno|prenume|vard|(?:ime|meno|ad[iı]|emri)(?!\p{L}))/u;
const PAPER =
  /^(?:curr[ií]culum(?: v[ií]tae)?|resume|résumé|cv|lebenslauf|hoja de vida|currículo|personal profile|biodata|bio-data)(?:\s*[:|\t–—-]\s*|\s+(?:of\s+)?)(?=\p{L})/iu;
// "CV de Ana López", but "CV Van den Broeck Kimberly" and "CV de la Cruz".
const PAPER_OF =
  /^(?:of|de|di|von|van|för|for|OF|DE|DI|VON|VAN|FÖR|FOR)(?:\s*[:|\t–—-]\s*|\s+)(?!(?:den|der|de|la|las|los|het|['’]t)\s)(?=\p{L})/u;
// Whose child or wife somebody is, with a title before the other's name: "Jaswinder Singh S/o Sh. Balbir Singh", "Meena Kumari W/o Ramesh Chand".
const OF_FAMILY =
  /\s+(?:[sdc]\/o[.,:]?\s+(?:sh|shri|sri|smt|mr|mrs|late|lt|dr|col|capt)\.?\s|w\/o[.,:]?\s)\S.*$/iu;
const INITIAL_BEHIND = /(?<=^\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,}){0,2})\.\s?(?=\p{Lu}\.?$)/u;
/** What stands behind a name of its owner's birth. */
export const BORN =
  /\s*[,(]?\s*(?:(?<=[\s,(])(?:geb\.?|geborene?|n[ée]e?|[ée]pouse|[ée]p\.|veuve|born|født|född|o\.s\.)\s+[\p{L}\d][^()]*|\*\s?\d[\d./ -]+)\)?$/iu;

// "SAR/MSA": bodies whose member somebody is, behind two words of a name.
const BODIES = /(?<=\p{L}\s+\p{L}[\p{L}'’ -]*\p{Ll}),?\s+\p{Lu}{2,6}(?:\/\p{Lu}{2,6})+$/u;

const NOT_A_NAME =
  /(?<!\p{L})(?:curriculum|vitae|formato|europeo|modello|modelo|dossier|resume|résumé|cv|lebenslauf|page|seite|confidential|profile?|contact|details|summary|personal|address|phone|mobile|email|e-mail|nationality|portfolio|www|linkedin|github|street|road|avenue|drive|updated|version|candidate|experience|skills|education|europass|county|area|region|bewerbung|hoja|ref|reference|personali?e?n?|persönliche|pagina|página|currículo|currículum|cidade|stra(?:ss|ß)e|via|rua|calle|rue|informazioni|datos|dados|données|driving|licence|available|immediately|date|born|married|single|male|female|geboren|verheiratet|ledig|nato|nata|née?|male|new|united|north|south|university|gmbh|ltd|street|request|withheld|anfrage|demande|richiesta|solicitud|aanvraag|begäran|anmodning|forespørsel|permis|führerschein|rijbewijs|körkort|kørekort|førerkort|patente|departament\p{L}*|département|bairro|barrio|facultad|faculdade|facoltà|faculté|universidad\p{L}*|université|università|ayuntamiento|municipio|distrito|quartier)(?!\p{L})/iu;
// Words of every day that are surnames behind a known given name: "Joe Page", "Cathal Mac Giolla Rua".
const SURNAME_AS_WORD =
  /(?<=^\p{L}+(?: \p{L}[\p{L}.]*)?(?: (?:Mac|Mag|Mhic|N[ií]c?|[ÓO]|U[ií])(?: \p{Lu}\p{L}+)?)?) (?:Page|Street|North|Born|Rua|PAGE|STREET|NORTH|BORN|RUA)$/u;
// A word with a full stop that is no short form, or a greeting: "Hello. I'm Priscilla."
const IN_SENTENCE =
  /\p{L}\p{Ll}{4,}\.(?:\s|$)|^(?:hello|hi|hey|hallo|bonjour|ciao|hola|hej|hei|ol[áa])(?![\p{L}-])[,. ]|\bI['’](?:m|ve)\b/iu;
const NAME_WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’`.-]*|\p{Lu}\.?|\p{Ll}{1,3}['’]?\p{Lu}[\p{L}'’-]+|\p{Ll}{4}['’]\p{Lu}[\p{L}'’-]+|(?:al|el|d|o|l)[-'’]\p{Lu}[\p{L}'’-]+)$/u;
// "Kavitha a/p Muniandy", "Rajan S/O Pillai": son or daughter of, in Malaysia and Singapore.
const CHILD_OF = /(?<=\s)(?:a\/[lp]|[sd]\/o)(?=\s)/i;
const EAST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]{2,5}$/u;
// "Nome DE ANGELIS, PIER PAOLO": the cell of a form right behind its label.
const LABEL_TOUCHING = /^(Nome|Nom|Name|Nombre|Naam|Namn|Navn)\s+(?=\p{Lu}[\p{L}'’-]*,?\s+\p{L})/u;
// "Emma Watson-Jones (she/her)", "Deborah Ogunlesi (Mrs.)".
const PRONOUNS =
  /\((?:(?:she|he|they|her|him|them|ella|él|elle|il|sie|er|hij|zij)\/\p{L}+(?:\/\p{L}+)?|mrs?|ms|miss|mx|herr|frau)\.?\)/iu;
const TITLED = /^(?:dr|prof|mrs?|ms|mx|rev|sir|dame)\.?\s+\p{Lu}/iu;
// "Annelies Koster - de Boer": a hyphen before a particle joins two surnames, with spaces around it too.
const OF_MARRIAGE =
  /(?<=\p{Lu}[\p{L}.'’-]*\s)(\p{Lu}\p{L}+)\s?[–-]\s?((?:van|de|den|der|ter|ten|te|het|['’]t)(?:\s(?:de|den|der|het|['’]t))?\s\p{Lu}\p{L}+)/gu;
// "Agnieszka Nowak – Smith", "M. (Marieke) de Boer - Jansma": spaces around the hyphen of two surnames, behind which nothing stands.
const OF_TWO = /^(\p{L}[\p{L}.'’() -]*\s\p{Lu}[\p{L}'’]{2,})\s[–-]\s(\p{Lu}[\p{L}'’]{2,})$/u;

/**
 * A name of two surnames that a hyphen with spaces joins, with the hyphen alone; any other text as it is. What stands behind the hyphen is
 * a surname and no town or trade: "Ute Kramer - Berlin".
 */
function withTwoJoined(text: string, labelled: boolean): string {
  const [, before = '', behind = ''] = OF_TWO.exec(text.trim()) ?? [];
  if (behind === '' || before.includes(' - ')) return text;
  const isNamed = withoutTitles(before)
    .split(/\s+/)
    .slice(0, -1)
    .some((word) => isGiven(word.replace(/[()]/g, '')));
  const isOther =
    isGiven(behind) || placeIn(behind) !== null || looksLikeEmployer(behind) || sectionOf(behind) !== null;
  // In a field for a name no trade stands.
  const isSurname = labelled || (isNamed && isKnownSurname(behind) && !looksLikeTitle(behind));
  return !isOther && isSurname ? `${before}-${behind}` : text;
}

/** "Jane Harrow, 12 High Street, Leeds" on one line. */
export const BEFORE_ADDRESS = /^([^,\d]{5,50}),\s[^,]*\d/;

/** A name in a text, and what speaks for it there. */
export interface Named {
  name: string;
  /** One word, lower case or another script: only a name if other evidence supports it. */
  weak: boolean;
  /** Whether the line is labelled as a name. */
  labelled: boolean;
  /** Whether it has a title before it, or letters or a sign of its owner's behind it: "Dr", "RGN", "(she/her)". */
  dressed: boolean;
}

// "VILLANUEVA-REYES, Maria Cristina “Tina”": what somebody is called, behind given names that stand last.
const CALLED_BEHIND =
  /^(\s*[^,\t:]{2,40},\s*\p{Lu}[^,\t:"“”„‘(«]*?)\s*(?:["“”„«]\s?\p{Lu}[\p{L}.’'-]*\s?["“”»]|\(\p{Lu}\p{Ll}[\p{L}’'-]*\))\s*$/u;

/** The person's name in a text, without titles, suffixes and what stands beside it; null for other texts. */
export function nameIn(written: string): Named | null {
  if (isOfSomebodyElse(written)) return null;
  const text = inTwoCells(inLatin(withoutCalled(written).replace(CALLED_BEHIND, '$1')));
  const apart = spaced(text);
  const plain = besideName(apart);
  const named = plain === apart ? null : nameAlone(plain);
  const isNamed = named !== null && isGiven(named.name.split(' ')[0] ?? '') && named.name.includes(' ');
  return isNamed ? named : nameAlone(text);
}

// "Mohammed Tariq (Tariq) Chaudhry": called by one of the given names, which stands there already.
const isNamedBeside = (called: string, text: string): boolean =>
  text
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s,]+/)
    .some((word) => fold(word) === fold(called));

// Quotation marks of any language around what somebody is called: „Tomek”, «Nacho», ‚Hannes‘.
const QUOTED = /[„“”‟«»‹›‚‘’]\s?(\p{Lu}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*)?)\s?[“”‟«»‹›‘’"](?=$|[\s,])/gu;

function nameAlone(text: string): Named | null {
  const whole = allCapitals(spaced(text))
    .trim()
    .replace(QUOTED, (_, called: string) =>
      isNamedBeside(called, text.replace(QUOTED, ' ')) ? '' : `"${called}"`,
    )
    .replace(/\s{2,}/g, ' ')
    .replace(LABEL_TOUCHING, '$1: ');
  const before = LABEL.exec(whole);
  const labelled =
    before !== null &&
    asksForName(before[1] ?? '', whole.slice(before[0].length)) &&
    !asksForOther(before[1] ?? '');
  const own = (labelled ? whole.slice(before[0].length) : whole)
    .replace(PAPER, '')
    .replace(PAPER.test(whole) ? PAPER_OF : /^(?!)/u, '')
    .replace(OF_MARRIAGE, '$1-$2');
  const [cell = ''] = withTwoJoined(own, labelled)
    .split(/\t|\s\|\s|\s[–—-]\s|\s[•·]\s/)
    .map((part) => part.trim());
  // No name is so long, and what follows goes back and forth over it.
  if (cell.length > 300) return null;
  const addressed = BEFORE_ADDRESS.exec(cell)?.[1];
  const written = (addressed ?? cell)
    .replace(/\(([^)]*)\)/g, (all, inside: string, at: number, text: string) =>
      !isNamedBeside(inside, text) &&
      ((/^(?:\p{Lu}\.\s?)+$/u.test(withoutTitles(text.slice(0, at))) &&
        /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u.test(inside)) ||
        (/^\p{Lu}[\p{Ll}'’-]+$/u.test(inside) &&
          !/^(?:M(?:r|s|rs|iss|x)|Dr|Herr|Frau|Ret|Retd|Hons?|Oxon|Cantab)$/.test(inside)))
        ? all
        : ' ',
    )
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s,|·•–—-]+$/g, '')
    .replace(BORN, '')
    .replace(OF_FAMILY, '')
    .replace(BODIES, '')
    .trim();
  const untitled = withoutTitles(written);
  // "Gowri Shankar. R": in South India the initial of the father's name stands behind, with a point before it too.
  const bare = behindShortFamily(calledByBracket(untitled).replace(INITIAL_BEHIND, ' '));
  if (
    bare.length < 2 ||
    bare.length > 70 ||
    /[\d@:;/\\!?%€$£+=<>]/.test(bare.replace(CHILD_OF, ' ')) ||
    IN_SENTENCE.test(bare)
  )
    return null;
  if (EAST.test(bare.replace(/\s/g, ''))) return { name: bare, weak: true, labelled, dressed: false };
  const parts = withoutGenerationBehind(bare.split(/\s*,\s*/).filter((part) => part !== ''));
  const [first = '', ...others] = parts;
  const kinds = others.map((part) => kindBehind(part, first, labelled));
  if (kinds.includes(null)) return null;
  const rest = others.filter((_, at) => kinds[at] === 'given');
  if (rest.length > 1 || (rest.length === 0 && others.length > 0 && !/\s/.test(first))) return null;
  const [second] = rest;
  const given = withoutPostNominals(first, others.length > 0);
  const spoken =
    second !== undefined
      ? withSurnameFirst(first, withoutTitles(second), labelled)
      : labelled
        ? givenFirst(
            given,
            SURNAME_FIRST.test(labelIn(before[1] ?? '')),
            /^(?:cognome|nachname|familienname|surname)/.test(labelIn(before[1] ?? '')),
          )
        : given;
  if (spoken === null) return null;
  const words = spoken.split(/\s+/);
  // “Calle” is somebody, and no street.
  const tested = spoken.replace(/\s(?:"\p{Lu}[^"]*"|\(\p{Lu}[^()]*\))(?=\s)/gu, '');
  if (
    words.filter((word) => !PARTICLE.test(word)).length > 7 ||
    words.length > 10 ||
    NOT_A_NAME.test(isKnownGiven(words[0] ?? '') ? tested.replace(SURNAME_AS_WORD, '') : tested) ||
    sectionOf(spoken) !== null
  )
    return null;
  const small =
    words.length > 1 && words.length < 6 && words.every((word) => /^\p{Ll}[\p{Ll}'’-]*\p{Ll}$/u.test(word));
  const fits = words.every(
    (word, at) =>
      NAME_WORD.test(word) ||
      // "Sjaak op den Kamp", "Quirine in ’t Veld", "Eduard auf der Heide"
      (/^(?:op|in|uit|aan|onder|over|voor|an|auf|aus|ob)$/.test(word) &&
        /^(?:de[nmr]?|het|['’]t)$/.test(words[at + 1] ?? '')) ||
      PARTICLE.test(word) ||
      // "Seán Mac an tSaoir"
      (/^(?:an|na)$/.test(word) && /^(?:Mac|Mag|Mhic|N[ií]c)$/.test(words[at - 1] ?? '')) ||
      // "Hywel ab Owain"
      (word === 'ab' && at > 0 && isGiven(words[at - 1] ?? '') && /^\p{Lu}/u.test(words[at + 1] ?? '')) ||
      // "von und zu Weyhern"; in Italy a married woman's surname behind "in"
      (word === 'und' && PARTICLE.test(words[at - 1] ?? '') && PARTICLE.test(words[at + 1] ?? '')) ||
      (word === 'in' && at > 1 && at === words.length - 2 && isItalian(words)) ||
      CHILD_OF.test(` ${word} `) ||
      /^["“”(‘'’]\p{Lu}[\p{L}.]+["”“)’']$/u.test(word),
  );
  if (!fits && !small) return null;
  const name = withInnerCapitals(tidyName(small ? words.map(capitalised).join(' ') : spoken), text);
  if (endsLed(name)) return null;
  // Initials alone tell nobody's name.
  if (!/\p{L}{2}/u.test(name) || /^\p{Lu}{1,3}$/u.test(bare)) return null;
  const count = name.split(' ').length;
  const dressed =
    (untitled !== written && /^\p{Lu}/u.test(written)) ||
    TITLED.test(written) ||
    given !== first ||
    (kinds.includes('affixes') && others.every((part) => !looksLikeTitle(part))) ||
    PRONOUNS.test(whole) ||
    PAPER.test(whole);
  const isApart = addressed !== undefined && !isKnownGiven(words[0] ?? '');
  return { name, weak: small || count < 2 || isApart, labelled, dressed };
}

// "Maria De Santis in Ferri", and no "Anna Rossi in Berlin".
const isItalian = (words: readonly string[]): boolean =>
  isGiven(words[0] ?? '') && isKnownSurname(words.at(-1) ?? '') && placeIn(words.at(-1) ?? '') === null;

// What stands behind a comma of a name: a part of it, or what somebody may call themselves.
function kindBehind(part: string, before: string, labelled: boolean): 'affixes' | 'given' | null {
  const kind = behindComma(part, before);
  if (kind === null && labelled) return 'given';
  // "Ben Salah, Hichem": the first word joins a surname, though it be a given name elsewhere.
  const isCalling =
    /\s/.test(before) &&
    !(/^(?:ben|bin|el|al|abu|ould|san)\s/i.test(before) && before.split(/\s+/).length === 2) &&
    (looksLikeTitle(part) ||
      looksLikeDegree(part) ||
      (isGiven(before.split(/\s+/)[0] ?? '') && !isKnownGiven(part.split(/\s+/)[0] ?? '')));
  return kind === 'given' && isCalling && !isGiven(part.split(/\s+/)[0] ?? '') ? 'affixes' : kind;
}
