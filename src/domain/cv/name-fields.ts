import { fold } from '#src/lib/fold.ts';
import { isGiven, isKnownSurname } from '../names/given-names.ts';
import type { Found } from './found.ts';
import { withoutCalled } from './name-called.ts';
import { isFormedAsSurname } from './name-evidence.ts';
import { nameIn } from './name-in.ts';
import { isNameLabel, LABEL, labelIn } from './name-labels.ts';
import { isCutOf } from './name-short-twice.ts';
import { PARTICLE } from './name-written.ts';
import type { CvLine } from './source.ts';

// A form with separate fields for the parts of a name.
export const SURNAME =
  /^(?:surname|last ?name|family name|nachname|familienname|zuname|nom(?: de famille)?|apellidos?|cognome|sobrenome|apelidos?|achternaam|familienaam|efternamn|efternavn|etternavn|sukunimi|nazwisko|prijmeni|nume|prezime|priimek|priezvisko|soyad[iı]?|pavarde|uzvards|(?:vezetek|csalad)nev|mbiemri|perekonnanimi|cognoms)$/;
// Of those, the ones that never mean the whole name.
const ONLY_SURNAME =
  /^(?:surname|last ?name|family name|nachname|familienname|zuname|nom de famille|apellidos?|cognome|sobrenome|apelidos?|achternaam|familienaam|efternamn|efternavn|etternavn|sukunimi|nazwisko|prijmeni|prezime|priimek|priezvisko|soyad[iı]?|pavarde|uzvards|(?:vezetek|csalad)nev|mbiemri|perekonnanimi|cognoms)$/;
const TWO_SURNAMES = /^(?:apellidos|apelidos|cognoms)$/;
// Surnames in a field each: "Primer apellido", "2.º apellido", "Apellido 1", "Apelido paterno".
const FIRST_SURNAME =
  /^(?:(?:primer|primeiro|first|1|1er|1o|1a) (?:apellido|apelido|sobrenome|surname|last name)|(?:apellido|apelido|sobrenome) (?:1|paterno|i)|paternal surname)$/;
const SECOND_SURNAME =
  /^(?:(?:segundo|ultimo|second|2|2do|2o|2a) (?:apellido|apelido|sobrenome|surname|last name)|(?:apellido|apelido|sobrenome) (?:2|materno|ii)|maternal surname)$/;
export const GIVEN =
  /^(?:first ?names?|given names?|forenames?|christian names?|vornamen?|prenoms?|(?:primer )?nombres?|nombres? de pila|nome|nomes? propr(?:io|ios)|nome proprio|voorna(?:am|men)|roepnaam|rufname|fornamn|fornavn|etunim(?:i|et)|imie|imiona|jmeno|prenume|ime|meno|ad[iı]|vardas|vards|(?:kereszt|uto)nev|emri|eesnimi)$/;
// Between the two: "Tussenvoegsel: van den", "Middle name: Anne", "Namenszusatz: von".
const BETWEEN =
  /^(?:tussenvoegsels?|voorvoegsels?|(?:namens|adels)zusatz|vorsatzwort|particule|middle(?: names?)?|second names?|other names?|zweiter vorname|deuxieme prenom|segundo nombre|secondo nome|mell?om?navn|mellemnavn|mellannamn|drugie imie)$/;
// Beside a field for the surname this means the given names.
const ALL_GIVEN = /^(?:full names?|names|other ?names?)$/;
// A field for a part of a name behind another one, with nothing but a space between.
const FIELD_BEHIND =
  /\s+(?=(?:surname|(?:last|family|first|given|middle) names?|forenames?|nachname|familienname|vornamen?|pr[ée]noms?|nom(?: de famille)?|apellidos?|nombres?|cognome|nome|sobrenome|apelidos?|achternaam|voorna(?:am|men)|tussenvoegsel|efternamn|f[öo]rnamn|efternavn|etternavn|fornavn|sukunimi|etunim(?:i|et)|nazwisko|imi(?:ę|ona))\s*:)/iu;
// The name in use of somebody who had another one, and that of their birth.
const IN_USE =
  /^(?:nom (?:d.usage|marital|d.epouse|usuel)|married (?:name|surname)|current (?:surname|last name)|(?:aktueller|jetziger) nachname|cognome da coniugat[ao])$/;
const OF_BIRTH =
  /^(?:nom (?:de naissance|de jeune fille|patronymique)|maiden name|birth name|surname at birth|geburtsname|madchenname|cognome da nubile|nome de solteira|meisjesnaam|geboortenaam|fodenavn|fodselsnavn|pikenavn|syntymanimi|tyttonimi|nazwisko (?:rodowe|panienskie))$/;
// Fields for given names that never mean the whole name.
const ONLY_GIVEN =
  /^(?:first ?names?|given names?|forenames?|christian names?|vornamen?|prenoms?|nombres? de pila|nomes? propr(?:io|ios)|voorna(?:am|men)|roepnaam|rufname|fornamn|fornavn|etunim(?:i|et)|imiona|prenume|(?:kereszt|uto)nev|eesnimi|preferred (?:first )?name|known as|prenom usuel|prenom d.usage|tilltalsnamn|kutsumanimi|kaldenavn)$/;
// What a form with a field for the given name calls the other field.
const OTHER_PART = /^(?:name|naam|namn|navn|nimi)$/;

const CALLED_INSIDE = /\s*(?:\(\p{Lu}[\p{L}.’'-]*\)|["“”„«‘]\p{Lu}[\p{L}.’'-]*["“”»’])\s*$/u;
// The surname of a marriage or of birth, in brackets: "DUMONT (épouse Wauters)".
const BORN_BEHIND =
  /,?\s+(?:f\.|född|fødd|o\.\s?s\.|geb\.|geborene?|n[ée]e|nata|nacida|de soltera|z d\.)\s+\p{Lu}\p{L}.*$/u;
const OTHER_INSIDE =
  /\s*\((?:[ée]pouse|[ée]p\.|n[ée]e?|veuve|vve|geb\.?|geborene?|verh\.?|gehuwd|nat[ao]|nacid[ao]|casada|de casada|nascid[ao]|född|født|gift|married|formerly)\s[^)]*\)/iu;
// What somebody is called beside the whole name: "Naam: Hendrikus Antonius Johannes Verhagen", "Roepnaam: Harrie".
const CALLED = /^(?:roepnaam|rufname)$/;

// A label that may have numbers: "1er apellido", "2.º apellido", "Apellido (1)".
const NUMBERED = /^([\p{L}\d\s()/,.ºª°&’'-]{3,45}?)\s*(?::|\t|\s\|\s|\s[–—-]\s)\s*(?=\S)/u;

// Whether the label of a text asks for a part of a name, or all words of it that a stroke parts do: "Surname / Family name".
function asksFor(text: string, label: RegExp): boolean {
  const written = NUMBERED.exec(text)?.[1] ?? '';
  const whole = labelIn(
    written
      .replace(/[().º°ª]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  // "Förnamn (tilltalsnamn understruket)": what the bracket remarks asks for nothing.
  const plain = labelIn(written.replace(/\s*\([^)]{4,}\)/g, ''));
  const parts = whole.split(/\s*(?:\/|,|\bor\b|\boder\b|\bou\b)\s*/);
  return (
    label.test(labelIn(written)) ||
    label.test(whole) ||
    label.test(plain) ||
    parts.every((part) => label.test(part))
  );
}

/** Whether a line is the field of a form for a part of a name, whatever stands in it. */
export const isPartField = (text: string): boolean =>
  [ONLY_SURNAME, FIRST_SURNAME, SECOND_SURNAME, OF_BIRTH, IN_USE, ONLY_GIVEN, BETWEEN].some((label) =>
    asksFor(text, label),
  );

/** Whether words are the label of a part of a name, and of nothing else: "LAST NAME", "Apellido paterno". */
export const isPartLabel = (text: string): boolean =>
  [ONLY_SURNAME, FIRST_SURNAME, SECOND_SURNAME, OF_BIRTH, IN_USE, ONLY_GIVEN, BETWEEN].some((label) =>
    label.test(labelIn(text.trim())),
  );

/** Whether a line is the field of a form for a surname. */
export const isSurnameField = (text: string): boolean =>
  [ONLY_SURNAME, FIRST_SURNAME, SECOND_SURNAME, IN_USE].some((label) => asksFor(text, label));

/** "Heuvel, van den": a surname as registers sort it, its particle behind it. */
const PARTICLE_BEHIND =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),\s+((?:v(?:an|on)?|de|dem|den|der|des|ter|ten|te|het|['’]t|zu|zum|zur|da|do|dos|das|di|del|della|la|le|du|el|al|af|av)(?:\.|['’])?(?: (?:de|dem|den|der|het|['’]t|la|las|los|und|zu))*)$/iu;

/** A field of a form that holds one part of a name. */
export function partIn(text: string, label: RegExp): string | null {
  const before = NUMBERED.exec(text);
  if (before === null || !asksFor(text, label)) return null;
  // "Nombre: Francisco Javier (Paco)": what they are called beside it is no part.
  const value = withoutCalled(text.slice(before[0].length).replace(OTHER_INSIDE, '').replace(BORN_BEHIND, ''))
    .replace(CALLED_INSIDE, '')
    .trim()
    .replace(PARTICLE_BEHIND, '$2 $1');
  const [first = ''] = value.split(' ');
  if (label === BETWEEN) return /^\p{L}[\p{L}'’. -]{0,30}$/u.test(value) ? value : null;
  const begins = /^\p{Lu}/u.test(value) || (PARTICLE.test(first) && /\s\p{Lu}/u.test(value));
  return begins && /^\p{L}[\p{L}\p{M}'’. -]{0,40}$/u.test(value) ? value : null;
}

/** The fields of a form of which several share a line: "Name: Meier⇥Vorname: Hans". */
export function fieldsOf({ text, ...rest }: CvLine): CvLine[] {
  const cells = text.split('\t').map((cell) => cell.trim());
  const isLabel = (cell: string | undefined): boolean =>
    cell !== undefined && (isNameLabel(labelIn(cell)) || BETWEEN.test(labelIn(cell))) && cell.length < 30;
  if (cells.length === 4 && isLabel(cells[0]) && isLabel(cells[2]))
    return [0, 2].map((at) => ({ ...rest, text: `${cells[at]}\t${cells[at + 1]}` }));
  for (const parts of [
    cells,
    text.split(/\s+[–—-]\s+|\s*[,;/]\s+(?=[\p{L}()]+\s*:)|\s{2,}(?=[\p{L}()]+\s*:)/u),
    // "Nom : Da Cunha Prénom : Teresa"
    text.split(FIELD_BEHIND),
  ])
    if (parts.length > 1 && parts.every((cell) => isLabel(LABEL.exec(cell)?.[1])))
      return parts.map((cell) => ({ ...rest, text: cell }));
  return [{ ...rest, text }];
}

// Words that begin a surname of two without a hyphen: "Jansen van Vuuren", "Oude Elferink".
const isFirstOfSurname = (word: string): boolean =>
  isKnownSurname(word) ||
  isFormedAsSurname(word) ||
  /^(?:oude|groote?|kleine?|nieuwe|lage|hoge)$/i.test(word);

/** The whole name where one of two fields has the words of the other as well: "Nom : Moreau Julie", "Prénom : Julie"; else null. */
function ofOneField(given: string, surname: string, areTwo: boolean): string | null {
  const [first, last] = [given, surname].map((part) => part.split(/\s+/)) as [string[], string[]];
  const isSame = (some: readonly string[], others: readonly string[]): boolean =>
    some.length === others.length && some.every((word, at) => fold(word) === fold(others[at] ?? ''));
  // "First name: Martin", "Surname: Martin"
  if (isSame(first, last)) return null;
  if (first.length > last.length) {
    if (isSame(first.slice(-last.length), last)) return given;
    return isSame(first.slice(0, last.length), last)
      ? [...first.slice(last.length), ...last].join(' ')
      : null;
  }
  // "Nombre: Alonso", "Apellidos: García Alonso": where two surnames are asked for, the second is one.
  if (isSame(last.slice(-first.length), first))
    return areTwo ? null : [...first, ...last.slice(0, -first.length)].join(' ');
  return last.some((word) => fold(word) === fold(first[0] ?? '')) ? surname : null;
}

// "J.W. van der Heijden", "Chr. Möller", "J.-P. Dumont"
const INITIALS = /^(?:\p{Lu}\p{Ll}{0,2}\.[\s-]?)+(?=\p{L}{2})/u;

/** Whether initials are those that given names begin with: "J.W." of "Johanna Willemina". */
const areInitialsOf = (initials: string, given: string): boolean => {
  const names = fold(given).split(/[\s-]+/);
  return fold(initials)
    .split(/[^\p{L}]+/u)
    .filter((letter) => letter !== '')
    .every((letter, at) => names[at] === undefined || names[at].startsWith(letter));
};

/** The name of a form whose surname and given names stand in two fields. */
export function inTwoFields(head: readonly CvLine[]): Found<string> | null {
  const fields = head.flatMap(fieldsOf);
  const of = (label: RegExp): CvLine | undefined => fields.find(({ text }) => partIn(text, label) !== null);
  const given = of(GIVEN) ?? of(ALL_GIVEN);
  const [paternal, maternal] = [FIRST_SURNAME, SECOND_SURNAME].map(of);
  const surname =
    paternal ??
    [IN_USE, SURNAME, OTHER_PART, OF_BIRTH].map(of).find((line) => line !== undefined && line !== given);
  if (surname === undefined || given === undefined) return null;
  const [first, last] = [
    partIn(given.text, GIVEN) ?? partIn(given.text, ALL_GIVEN) ?? '',
    surname === paternal
      ? [
          partIn(paternal.text, FIRST_SURNAME),
          maternal === undefined ? null : partIn(maternal.text, SECOND_SURNAME),
        ]
          .filter((part) => part !== null)
          .join(' ')
      : ([IN_USE, SURNAME, OTHER_PART, OF_BIRTH]
          .map((label) => partIn(surname.text, label))
          .find((part) => part !== null) ?? ''),
  ];
  const between = fields
    .filter((line) => line !== given)
    .map(({ text }) => partIn(text, BETWEEN))
    .find((part) => part !== null);
  const isCalled = partIn(given.text, CALLED) !== null;
  const words = last.split(/\s+/);
  const [begins = ''] = words;
  // "Naam: Gijsbert van Ginkel", "Roepnaam: Gijs": a word before a particle is a given name, or the first of a surname that has one.
  const isGivenName =
    isGiven(begins) ||
    isCutOf(first, begins) ||
    (!asksFor(surname.text, ONLY_SURNAME) && !isFirstOfSurname(begins));
  const hasGiven =
    words.length > 1 &&
    !PARTICLE.test(begins) &&
    (isGivenName || (words.length > 2 && !words.some((word) => PARTICLE.test(word))));
  // "Naam: R.E. van der Oye", "Roepnaam: Roos": the initials are of what the given name in use stands for.
  const behind = last.replace(INITIALS, '');
  // Beside given names they are those of the given names, or of somebody else.
  if (behind !== last && !isCalled && !areInitialsOf(INITIALS.exec(last)?.[0] ?? '', first)) return null;
  const named = nameIn(
    isCalled && hasGiven && behind === last
      ? last
      : (ofOneField(first, last, asksFor(surname.text, TWO_SURNAMES)) ??
          [first, between, behind].filter(Boolean).join(' ')),
  );
  return named === null
    ? null
    : { value: named.name, confidence: 0.93, page: surname.page, quote: `${given.text} · ${surname.text}` };
}
