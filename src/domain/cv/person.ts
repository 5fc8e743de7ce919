import { fold } from '#src/lib/fold.ts';
import { withoutDistrict } from './address-town.ts';
import { isContactLine } from './contact.ts';
import { spanIn, timeIn } from './dates.ts';
import type { Found } from './found.ts';
import { isEverydayAlone, isOtherWord } from './lone-towns.ts';
import { nameIn } from './name-in.ts';
import { isNameLabel, LABEL, labelIn } from './name-labels.ts';
import { isOfPersonAlone } from './particulars.ts';
import { placesApart, tellsNoTown } from './place-beside.ts';
import { sectionOf, spaced } from './sections.ts';
import type { CvLine } from './source.ts';
import { townSaid } from './towns-said.ts';
import { afterStreet, isCountryFirst, isState, type Place, placeIn } from './vocabulary.ts';
import { isProse, looksLikeDegree, looksLikeEmployer, looksLikeSchool, looksLikeTitle } from './words.ts';

const PLACE_LABEL =
  /(?:location|home|(?:home |permanent |current |present |postal )?address|based in|(?:lieu de )?r[ée]sidence|resides? in|lives? in|city|wohnort|anschrift|adresse|wohnhaft in|domicile|ville|direcci[oó]n|domicilio|ciudad|resid[eê]ncia|indirizzo|residenza|città|morada|endere[çc]o|localidade|cidade|adres|woonplaats|adress|ort|bopæl|by|bosted|bosatt|bosatt i|bosat|bosat i|poststed|bostad(?:sort)?|hemort|postort|osoite|asuinpaikka|kotipaikka|miejsce zamieszkania|zamieszkał[ay]|(?:where )?i (?:live|stay|am based)(?: in)?|home ?town|wohnsitz|j[’']habite|vivo en|abito a|moro em|woont in|gemeente|residential (?:area|address)|residente a|localidad|municipio|comune|cidade\/uf|plaats|residing (?:at|in)|(?<!\p{L})(?:bor|wohnt|lebt|woont|asuu|mieszka|habite|vive|abita|mora)(?: i| på| in| te| à| a| en| em| w)?)\s*(?:[:：]|\t)\s*(.+)$/iu;
const CONTACT =
  /\S+@\S+|(?:https?:\/\/|www\.)\S+|\S+\.(?:com|net|org|io)\/\S*|(?:(?<!\p{L})(?:cell|tel|mob|mobile|phone|handy|gsm)[.:]*\s*)?(?:(?:\+|\(0?\d|\b0)\d?[\d\s()./-]{6,}\d|\b\d{3}[\s.-]\d{2,3}[\s.-]?[\d\s.-]{2,7}\d)/giu;
const BIRTH =
  /^\W*(?:geburtsort|geboren|geb\.|place of birth|(?:state|place|country|local government(?: area)?|l\.?g\.?a\.?) of origin|native place|home ?town of origin|born|birthplace|lieu de naissance|né[e]? (?:le|à)|lugar de nacimiento|nacid[oa]|luogo di nascita|nat[oa] (?:a|il)|naturalidade|nascid[oa]|geboorteplaats|geboren te|född|fødested|født|syntymäpaikka|syntynyt|heimatort|bürger(?:in)? von|(?:date|data|fecha|tag|datum|geburtsdatum|geboortedatum|födelsedatum|fødselsdato|luogo|lugar|lieu|local|place)(?: of birth| de naissance| de nacimiento| de nascimento| di nascita)?\s?(?:,|\/|&|and|et|e|y|und|en|och|og)\s?(?:-?ort|-?plaats|-?sted|(?:place|luogo|lugar|lieu|local|date|data|fecha)(?: of birth| de naissance| de nacimiento| de nascimento| di nascita)))(?!\p{L})/iu;
const CURRENT =
  /^\W*(?:(?:current|present) (?:location|address|city|residence)|aktuelle[rs]? (?:wohnort|adresse)|(?:ubicaci[oó]n|residencia|domicilio|direcci[oó]n) actual|residenza attuale|domicilio attuale|(?:endereço|residência) atual|adresse actuelle|huidig adres)/iu;
const TOWN_LABEL =
  /^\W*(?:localidad|ciudad|municipio|city|town|gemeente|woonplaats|plaats|wohnort|comune|città|cidade|localidade|ville|commune|poststed|postort|hemort|bostadsort|bosatt?(?: i)?|lives? in|based in|(?:place of )?residence|location|(?:bor|wohnt|lebt|woont|asuu|mieszka|habite|vive|abita|mora)(?: i| på| in| te| à| a| en| em| w)?)\s*[:\t]/iu;
// A postcode before its town, or behind it, among the parts of an address.
const POSTED =
  /(?:^|[,;|·•–—-]\s+|\t|(?<=^\d{1,4}[a-z]?,? \p{Ll}[^,]{4,40})\s)(?:(?:[A-Z]{1,3}[ -])?\d{4,5}(?:-\d{3})?(?! [A-Z]{2} )|\d{2}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}(?= \p{Lu}\p{Ll}))\s+(\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]+|d[aeiou]s?|del?|la|le|am|an|der|im|aan|den|sur|i|b\.)){0,4})(?=\s*(?:$|[,;|(\t·•–—]))/u;
const RESIDES =
  /(?<!\p{L})(?:[Rr]esid(?:ente?|ing|es?) (?:a|en|em|in)|[Ww]ohnhaft in|[Dd]omicili(?:ée?|ato a|ata a) ?à?|[Ll]iv(?:ing|es?) in|[Bb]ased in|[Ww]oonachtig (?:te|in)|[Bb]or i|[Bb]osatt i|[Vv]iv[oe] (?:en|ad?|in|em)|[Rr]esid[oe] (?:en|ad?|in|em)|[Rr]isied[oe] ad?|[Aa]bit[oa] ad?|(?:[Hh]abite|[Vv]it) à|[Dd]emeurant à|[Mm]or[oa] em|[Ww]oont? in|(?:[Ww]ohn|[Ll]eb)(?:e|t) in|[Aa]su[nu]) (\p{Lu}[^,;|\t]*)/u;
// "bor i Borlänge med hund och husvagn", "live in Peckham, London SE15. You can ring": the names behind such a word, within a sentence.
const LIVES =
  /(?<!\p{L})(?:(?:[Bb]or|[Ww]oon|[Ww]ohne) (?:i|på|in|aan)(?: de[rmn]?| het)? \p{Lu}[\p{L}’'.-]+(?: \p{L}[\p{L}’'.-]*){0,3} \d{1,4} ?[A-Za-z]?,? (?:i|in|te)|[Bb]or (?:i|på)|[Bb]osatt i|[Ll]iv(?:e|es|ing) in|[Bb]ased in|[Mm]orador(?:a)? em|[Mm]or[oa] em|[Vv]iv[oe] (?:en|ad?|in|em)|[Aa]bit[oa] ad?|[Rr]esidente ad?|[Rr]esid[oe] (?:ad?|en|em)|[Rr]isied[oe] ad?|(?:[Hh]abite|[Vv]it) à|[Dd]emeurant à|[Ww]oon(?:t|achtig)? (?:in|te)|(?:[Ww]ohn|[Ll]eb)(?:e|t) in|[Ww]ohnhaft in)\s((?:\p{Lu}[\p{L}’'-]+)(?:(?:,\s|\s(?:d[aeio]s?|del?|la|le|de la|am|an der|på|sur|upon)\s|[\s-])\p{Lu}[\p{L}’'-]+){0,3})/u;

/** Whether a line says in a sentence where somebody lives. */
export const saysHome = ({ text }: CvLine): boolean => LIVES.test(text);

/**
 * How surely a line tells a town by what it asks for: where somebody lives now comes before where they are at home, and a field for the
 * town before one for the whole address.
 */
export const rankOfPlace = ({ text }: CvLine): number =>
  CURRENT.test(text) ? 2 : TOWN_LABEL.test(text) ? 1 : 0;

/**
 * Where the person lives, from the lines before the history.
 * @param name the line with the name, which is not a place
 */
export function locationOf(lines: readonly CvLine[], name: string | null = null): Found<Place> | null {
  const about = lines
    .flatMap(fieldsApart)
    .flatMap(withoutTimes)
    .flatMap(placesApart)
    .flatMap((line) => (line.text === name ? besideName(line) : [line]))
    // The label of a number is no town of Alabama.
    .filter(({ text }) => !isNameField(text) && !OF_QUARTER.test(text))
    .filter((line) => spanIn(line.text) === null && !isOfPersonAlone(line) && !tellsNoTown(line.text))
    .flatMap(behindBirth)
    .slice(0, 40);
  const own = about.toSorted((a, b) => rankOfPlace(b) - rankOfPlace(a));
  for (const loose of [false, true]) {
    for (const line of own) {
      if (line.bullet && !/^\p{Lu}/u.test(line.text)) continue;
      const said = line.text.length < 100 ? townSaid(line.text) : null;
      if (said !== null) return { value: said, confidence: 0.85, page: line.page, quote: line.text };
      const labelled = (PLACE_LABEL.exec(line.text)?.[1] ?? RESIDES.exec(line.text)?.[1])?.replace(
        OPEN_TO,
        '',
      );
      const lives = LIVES.exec(line.text)?.[1];
      const bare = withoutStreet(line.text.replace(CONTACT, '\t')).replace(/^[\t\p{So}\p{M}\s]+|\t+$/gu, '');
      const texts = [
        ...(labelled === undefined ? [] : [withoutStreet(labelled.replace(CONTACT, ''))]),
        // "Municipio⇥Apodaca, N.L.": a field for the town begins with it.
        ...(labelled !== undefined && TOWN_LABEL.test(line.text) ? labelled.split(/,\s/).slice(0, 1) : []),
        ...(lives === undefined ? [] : [lives]),
        bare,
        ...bare
          .split(
            /\s*(?:\t|\s\|\s|[•·∙●|~\p{So}]|\s[–—/-]\s|(?<=\p{Ll}{3}|\d[A-Z]{2}|\d{4}|\))\.(?:\s|$))\s*/u,
          )
          .flatMap((part) => [
            part,
            part.replace(/\s*\([^()]*\)[\s,]*$/, ''),
            part.replace(/\s*\([^()]*\)\s+[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?$/, ''),
            part.replace(/^(\p{L}[\p{L} ’'-]+)\/([A-Z]{2})$/u, '$1, $2'),
          ]),
      ];
      const places = texts.flatMap((text) => {
        const place =
          loose || labelled !== undefined
            ? (placeIn(text) ?? placeIn(text, true) ?? placeIn(afterStreet(text)))
            : placeIn(text);
        // "Budget, MUS, sygefravær": a short form among small words is no town.
        const isShort = /^\p{Lu}{2,4}$/u.test(place?.city ?? '') && /\p{Ll}/u.test(line.text);
        return place !== null && !isShort && (place.city !== null || place.country !== null) ? [place] : [];
      });
      // A quarter may be called like a country: "Uruguai – Salvador/BA".
      const place = places.find(({ city }) => city !== null) ?? places[0];
      const isMarked = labelled !== undefined || lives !== undefined;
      if (!isMarked && place?.city != null && isOtherWord(place.city, line, about)) continue;
      if (place !== undefined)
        return {
          value: withoutSuburb(place, line.text),
          confidence: labelled !== undefined ? 0.92 : isEverydayAlone(line, about) ? 0.6 : 0.8,
          page: line.page,
          quote: line.text,
        };
    }
  }
  return (
    postedIn(own) ??
    addressedIn(own) ??
    residesIn(own) ??
    residesIn(
      lines.filter(({ text }) => BORN_AND_LIVES.test(text) || (RESIDES.test(text) && spanIn(text) === null)),
    )
  );
}

// "Colonia⇥Pueblo Nuevo": the field for a quarter.
const OF_QUARTER =
  /^(?:colonia|fraccionamiento|barrio|bairro|stadtteil|ortsteil|stadsdel|bydel)\s*[:\t]|\tcolonia$/iu;

// "NOME⇥MAMADOU": a field for a name says nothing of a place, though Nome is a town of Alaska.
const isNameField = (text: string): boolean => {
  const [whole, label = ''] = LABEL.exec(text) ?? [];
  return whole !== undefined && isNameLabel(labelIn(label)) && nameIn(text) !== null;
};

// "Current location: Coimbatore (open to Chennai, Kochi)"
const OPEN_TO =
  /\s*\((?:open|willing|ready|happy|looking|bereit|dispuest[oa]|disponib|mobile?)(?!\p{L})[^()]*\)/iu;

// Where addresses name a suburb before its city.
const SUBURB_FIRST = /^(?:BR|IN|NG|KE|GH|PH|MY|PK)$/;
const QUARTER_FIRST = /^(?:SE|NO|DK|FI|SG)$/;
const TOWN_NEXT = /^(?:GB|IE|US|CA|AU|ZA|SG|SE|NO|DK|FI)$/;
const SUBURB_BEHIND_STREET = /^(?:NZ|ZA|BR|IN|NG|KE|GH|PH|MY|PK)$/;

// "14 Puriri Crescent, Kamo, Whangārei 0112", "Jardim Paulista, Ribeirão Preto – SP": the last city of the line.
function withoutSuburb(place: Place, text: string): Place {
  if (place.city === null) return place;
  const parts = text
    .replace(/^[^:]{3,20}:\s*|(?<!\d)\d{1,4}\/\d{1,4}\s+(?=\p{Lu})/gu, '')
    .split(/,\s*|\s[–—-]\s|\//)
    .map((part) => part.replace(/\s*\d{4,6}$/, '').trim());
  const at = parts.findIndex((part) => fold(part) === fold(place.city ?? ''));
  const alone = placeIn(parts[0] ?? '')?.country_code ?? null;
  // Behind a street, a quarter that is called as a town abroad.
  const isStreet =
    /^(?:(?:[Nn]o|[Pp]lot|[Ff]lat|[Hh]ouse|[Bb]l(?:oc)?k|[Uu]nit|[Ss]hop)\b[.:]?\s?)?\d+\S*\s\p{Lu}/u.test(
      text,
    ) && at > 0;
  // "Redland, Bristol", "Majorna, Göteborg": what is called as a town elsewhere, or as one of the North, before a city is its quarter.
  const isQuarter = ({ city, country_code }: Place): boolean =>
    at === 0 &&
    city !== null &&
    // "Amsterdam, Nederland": a country that a town elsewhere is called as.
    !isCountryFirst(city) &&
    (country_code === alone
      ? QUARTER_FIRST.test(country_code ?? '') && !isState(city)
      : // "Falmouth, Cornwall": behind a comma any name may be that of a county.
        TOWN_NEXT.test(country_code ?? '') && placeIn(`Springfield, ${city}`)?.state == null);
  const isCity = (found: Place): boolean => isQuarter(found) || isOfSuburb(found);
  const isOfSuburb = ({ city, country_code }: Place): boolean =>
    city !== null &&
    (country_code === place.country_code
      ? SUBURB_FIRST.test(country_code ?? '')
      : isStreet && SUBURB_BEHIND_STREET.test(country_code ?? ''));
  const city = parts
    .slice(at + 1)
    .filter((part) => part.length > 3)
    .flatMap((part) => {
      const whole = placeIn(part);
      const cut = placeIn(part.replace(/(?:\s[·•∙|]|\t).*$/u, ''));
      return [whole, cut].filter((found) => found !== null && (found === cut ? isQuarter : isCity)(found));
    })
    .findLast((found) => found !== null);
  return at < 0 || city == null ? place : { ...place, ...city };
}

// "LORENZO DE SANTIS – Frosinone – 366 555 1212": what stands beside the name.
function besideName(line: CvLine): CvLine[] {
  const [, ...rest] = line.text.split(/\s+[–—|·•]\s+|\t/);
  return rest.length === 0 ? [] : [{ ...line, text: rest.join(' | ') }];
}

// Several fields of a form on one line: "Nazionalità: Italiana | Indirizzo: Via Etnea 300, 95100 Catania".
function fieldsApart(line: CvLine): CvLine[] {
  const cells = line.text.split(/\s+\|\s+/);
  const fields = cells.filter((cell) => /^[^:]{3,40}:\s*\S/.test(cell));
  const isForm = cells.length > 1 && fields.length > cells.length / 2 && fields[0] === cells[0];
  return isForm ? cells.map((text) => ({ ...line, text })) : [line];
}

// "Valencia (Ruzafa) | 600 55 50 22 | residente en España desde 2010": a cell with a time says nothing of those beside it.
function withoutTimes(line: CvLine): CvLine[] {
  const cells = line.text.split(/\s+[|·•]\s+/);
  if (cells.length < 3 || spanIn(line.text) === null || !cells.some((cell) => isContactLine(cell)))
    return [line];
  return [{ ...line, text: cells.filter((cell) => spanIn(cell) === null).join(' | ') }];
}

// The street of an address as it stands in languages that name its kind first: "C/ Libertad 12, 3º B, 28100 Alcobendas".
const STREET =
  /(?<=^|[,;|\t]\s*|\s[–—·•-]\s)(?:c\/|calle|avda\.?|avenida|paseo|plaza|pza\.?|carrera|blvd\.?|via(?:le)?|corso|piazza|rue|rua|travessa|ul\.)\s+[\p{L}\d][^,;|\t–—]*(?:[,;]\s*(?:n?[º°.]?\s?\d{1,4}(?!\d)[^,;|\t]{0,6}|\p{L}{1,3}\.?)(?=[,;]))*(?:[,;]\s*|\s*(?=[\t|–—])|$)/giu;
// "Belgrano 450, Junín", "Dragonerstraße 44/9, 4600 Wels": a street that ends with its number, before the town.
const NUMBERED =
  /^\p{Lu}[\p{L}.’' -]{2,40}\s\d{1,4}(?:\s?\p{L}|\/\d{1,3})?,\s+(?=\p{Lu}\p{Ll}|\d{4,5}\s\p{Lu}\p{Ll})/u;
const withoutStreet = (text: string): string => {
  const rest = text.replace(STREET, '').replace(NUMBERED, (street) => {
    const part = street.replace(/,\s+$/, '');
    return withoutDistrict(part) === part ? '' : street;
  });
  const isCapitals = text === text.toUpperCase() && /\p{Lu}{3}/u.test(rest);
  return isCapitals || /\p{Lu}\p{Ll}/u.test(rest) ? rest : text;
};

// "Villa Ballester, Prov. de Bs. As."
const IN_PROVINCE =
  /^(\p{Lu}[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}),\s+(?:prov(?:\.|incia)|pcia\.?|depto\.?|dpto\.?|edo\.?|regi[óo]n|distrito)\s+(?:de(?:l| la| los)? |d[io] )?\p{Lu}[\p{L}. ]*$/iu;
// "Nato a Rimini l’11 febbraio 1995, ivi residente in viale Tripoli 77"
const BORN_AND_LIVES =
  /[Nn]at[oa] a (\p{Lu}[\p{L}’' -]+?)(?:\s\([A-Z]{2}\))?,?\s(?:il|l[’'])\s?\d.*(?<!\p{L})ivi residente/u;

/** A town that no table has, where a sentence or a label says that somebody lives there: "residente a Conegliano (TV)". */
function residesIn(lines: readonly CvLine[]): Found<Place> | null {
  for (const line of lines) {
    const [, beside = ''] = IN_PROVINCE.exec(line.text) ?? [];
    const [, native = ''] = BORN_AND_LIVES.exec(line.text) ?? [];
    const said =
      beside !== ''
        ? beside
        : native !== ''
          ? native
          : (PLACE_LABEL.exec(line.text)?.[1] ?? RESIDES.exec(line.text)?.[1] ?? '');
    const town = withoutStreet(said)
      .replace(CONTACT, '')
      .replace(/\s+(?:in|en|na|em|à|au|w)\s+(?:via|viale|corso|piazza|calle|c\/|rua|rue|ul\.)\s.*$/iu, '')
      .replace(/\s*(?:\([^()]*\)|[,.].*)$/, '')
      .trim();
    const isTown =
      /^\p{Lu}[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}$/u.test(town) && !STREETS_FIRST.test(withoutStreet(said));
    if (!isTown || line.bullet || looksLikeTitle(town) || looksLikeEmployer(town)) continue;
    // "Rua do Amparo, 90, Carmo, Olinda/PE": a quarter that no table has stands before its city.
    const city = said
      .split(/,\s*|\s[–—-]\s/)
      .slice(1)
      .map((part) => placeIn(part.replace(/\s?\/\s?[A-Z]{2}$|\.$/, '').trim()))
      .findLast((found) => found?.city != null);
    const place = placeIn(town) ?? city ?? { city: town, state: null, country: null, country_code: null };
    return { value: place, confidence: 0.75, page: line.page, quote: line.text };
  }
  return null;
}

// "Nata a Rimini il 7 luglio 1984 – Viale Tripoli 60, 47921 Rimini": what stands behind the birth.
function behindBirth(line: CvLine): CvLine[] {
  if (!BIRTH.test(line.text)) return [line];
  const [lives = ''] = RESIDES.exec(line.text) ?? [];
  if (lives !== '') return [{ ...line, text: lives }];
  const [, ...rest] = line.text.split(/\s+[–—|·•-]\s+|(?<=\d{4}|\p{Ll}{3})\.\s+(?=\p{Lu})/u);
  return rest.length === 0 ? [] : [{ ...line, text: rest.join(' – ') }];
}

const STREETS_FIRST =
  /^(?:(?:(?:home |permanent |current |present |postal |residential |physical )?add(?:ress)?|residence)\s*[:.\t]\s*)?(?:(?:no|h\.? ?no|plot|flat|house|door|blk|block|apt|unit|shop)\b[.:]?\s*)?#?\d|^\p{Lu}[\p{L}.’' /]{2,40},? (?:n[º°o.]{1,2} ?)?\d{1,5}(?!\d)[^,]{0,12},/iu;

/** The last part of an address that is a town of the table: "45/2 Aminabad, Lucknow, U.P.", "Blk 88 Bedok North, Singapore 460088". */
function addressedIn(lines: readonly CvLine[]): Found<Place> | null {
  for (const line of lines) {
    if (line.bullet || !STREETS_FIRST.test(line.text)) continue;
    const towns = line.text
      .replace(/\t/g, ' ')
      .split(/\s*,\s*|\s+[–—-]\s+|\s(?=\p{Lu}\p{Ll}+ \d{6}$)/u)
      .slice(1)
      .flatMap((part) => placeIn(part.replace(/\.$|\s?\/\s?[A-Z]{2}$/, '')) ?? [])
      .filter(({ city }) => city !== null);
    const place = towns.at(-1);
    if (place !== undefined) return { value: place, confidence: 0.75, page: line.page, quote: line.text };
  }
  return null;
}

/** A town that no table has, beside its postcode. */
function postedIn(lines: readonly CvLine[]): Found<Place> | null {
  for (const line of lines) {
    const [words = '', town] = POSTED.exec(line.text) ?? [];
    const isYear = /^\W*(?:19|20)\d{2}\s/.test(words) && !/^,/.test(words);
    if (
      town === undefined ||
      line.bullet ||
      isYear ||
      looksLikeTitle(town) ||
      looksLikeEmployer(town) ||
      looksLikeSchool(town)
    )
      continue;
    const place = placeIn(town, true) ?? {
      city: town.replace(/ [A-Z]{2}$/, ''),
      state: null,
      country: null,
      country_code: null,
    };
    return { value: place, confidence: 0.75, page: line.page, quote: line.text };
  }
  return null;
}

/** The person's headline below the name. */
export function headlineOf(lines: readonly CvLine[], name: string | null): Found<string> | null {
  const at = name === null ? -1 : lines.findIndex(({ text }) => fold(spaced(text)).includes(fold(name)));
  const near = at < 0 ? lines.slice(0, 6) : lines.slice(at, at + 5);
  for (const line of near) {
    const rest = name === null ? line.text : withoutName(line.text, name);
    for (const text of [...rest.split('\t'), rest]) {
      const bare = text.replace(/^[\s,|·•–—-]+|[\s,|·•–—-]+$/g, '').trim();
      const fits =
        bare.length > 3 &&
        bare.length < 120 &&
        looksLikeTitle(bare) &&
        !OF_AGENCY.test(bare) &&
        !isContactLine(bare) &&
        !isProse(bare);
      if (
        fits &&
        timeIn(bare) === null &&
        !looksLikeDegree(bare) &&
        sectionOf(bare) === null &&
        nameIn(bare)?.name !== name
      )
        return { value: bare, confidence: 0.8, page: line.page, quote: line.text };
    }
  }
  return null;
}

// "Your consultant": the label of who sends the CV.
const OF_AGENCY =
  /^(?:your|our|ihre?|unsere?|votre|notre|su|nuestro|nuestra|il vostro|uw|onze|din|v[åa]r|deres|vores)\s\p{L}+\s*(?:[:\t]|$)/iu;

function withoutName(text: string, name: string): string {
  const plain = spaced(text);
  const at = fold(plain).indexOf(fold(name));
  return at < 0 ? text : plain.slice(at + name.length);
}

/** The paragraph in which the person introduces themselves. */
export function summaryOf(lines: readonly CvLine[]): Found<string> | null {
  const kept = lines.filter(({ text, margin }) => !margin && !isContactLine(text));
  const [first] = kept;
  const text = kept
    .map((line) => (line.bullet ? `\n- ${line.text}` : line.text))
    .join(' ')
    .replace(/\s*\n/g, '\n')
    .trim();
  if (first === undefined || text.length < 30) return null;
  return { value: text.slice(0, 4000), confidence: 0.85, page: first.page, quote: text.slice(0, 200) };
}
