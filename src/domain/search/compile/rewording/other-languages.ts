import { titleWords } from '../../../lexicon/abroad.ts';
import { roles } from '../../../lexicon/terms.ts';
import { wordsOf } from '../../../lexicon/text.ts';

/** Pairs of a word and its English one, side by side. */
const pairs = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .split(', ')
      .map((pair): [string, string] => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
  );

/** Function words of German, French, Dutch, Spanish and Italian, and what a reader of English takes them for. */
const GERMAN: Record<string, string> = {
  welche: 'which',
  welcher: 'which',
  welches: 'which',
  wer: 'who',
  haben: 'have',
  hat: 'has',
  wir: 'we',
  unsere: 'our',
  unseren: 'our',
  oder: 'or',
  und: 'and',
  mit: 'with',
  ohne: 'without',
  nicht: 'not',
  kein: 'no',
  keine: 'no',
  keinen: 'no',
  bei: 'at',
  aus: 'from',
  nahe: 'near',
  suche: 'find',
  suchen: 'find',
  sucht: 'find',
  gesucht: 'wanted',
  alle: 'all',
  ...pairs(
    'zwei two, drei three, vier four, fünf five, sechs six, sieben seven, acht eight, neun nine, zehn ten, woche week, wochen weeks, monat month, monate months, monaten months, tage days, tagen days, kündigungsfrist notice, höchstens at most, maximal at most, kurzfristig soon',
  ),
  jahre: 'years',
  jahren: 'years',
  jahr: 'year',
  erfahrung: 'experience',
  berufserfahrung: 'experience',
  mindestens: 'at least',
  sofort: 'immediately',
  verfügbar: 'available',
  verfügbare: 'available',
  für: 'for',
  der: 'the',
  die: 'the',
  das: 'the',
  den: 'the',
  dem: 'the',
  ein: 'a',
  eine: 'a',
  einen: 'a',
  einer: 'a',
  im: 'in the',
  wohnt: 'lives',
  wohnen: 'live',
  arbeitet: 'works',
  arbeiten: 'work',
  gibt: 'are',
  es: 'there',
  sind: 'are',
  ist: 'is',
  auch: 'also',
  aber: 'but',
  raum: 'area',
  umgebung: 'area',
  bitte: 'please',
  zeig: 'show',
  zeige: 'show',
  mir: 'me',
  niemand: 'nobody',
  niemanden: 'nobody',
  braucht: 'needs',
  brauchen: 'need',
  sponsoring: 'sponsorship',
  außerhalb: 'outside',
  von: 'of',
  außer: 'except',
  gehaltswunsch: 'asking',
  gehalt: 'salary',
  sprechen: 'speak',
  spricht: 'speaks',
  kennt: 'knows',
  kennen: 'know',
  benötigt: 'needs',
  benötigen: 'need',
  ab: 'from',
  bis: 'up to',
  zu: 'to',
};
const FRENCH: Record<string, string> = {
  en: 'in',
  quels: 'which',
  quelles: 'which',
  quel: 'which',
  quelle: 'which',
  qui: 'who',
  avons: 'have',
  ont: 'have',
  nous: 'we',
  nos: 'our',
  ou: 'or',
  et: 'and',
  avec: 'with',
  sans: 'without',
  pas: 'not',
  aucun: 'no',
  aucune: 'no',
  chez: 'at',
  dans: 'in',
  à: 'in',
  pour: 'for',
  cherche: 'find',
  cherchons: 'find',
  trouve: 'find',
  trouver: 'find',
  tous: 'all',
  toutes: 'all',
  ...pairs(
    'deux two, trois three, quatre four, cinq five, sept seven, huit eight, neuf nine, dix ten, anglais English, allemand German, espagnol Spanish, italien Italian, courant fluent, confirmé experienced, confirmée experienced, semaine week, semaines weeks, mois months, jours days, préavis notice, maximum at most',
  ),
  ans: 'years',
  an: 'year',
  expérience: 'experience',
  minimum: 'at least',
  disponible: 'available',
  disponibles: 'available',
  immédiatement: 'immediately',
  le: 'the',
  la: 'the',
  les: 'the',
  des: 'the',
  du: 'the',
  un: 'a',
  une: 'a',
  parlant: 'speaking',
  parle: 'speaks',
  parlent: 'speak',
  proche: 'near',
  près: 'near',
  mais: 'but',
  sauf: 'except',
  ceux: 'those',
  celles: 'those',
  travaille: 'works',
  travaillent: 'work',
  travaillant: 'working',
  télétravail: 'remote',
  aussi: 'also',
  sont: 'are',
  est: 'is',
  moins: 'less',
};

const DUTCH: Record<string, string> = {
  welke: 'which',
  wie: 'who',
  hebben: 'have',
  heeft: 'has',
  wij: 'we',
  onze: 'our',
  of: 'or',
  en: 'and',
  met: 'with',
  zonder: 'without',
  niet: 'not',
  geen: 'no',
  bij: 'at',
  uit: 'from',
  zoek: 'find',
  zoeken: 'find',
  gezocht: 'wanted',
  alle: 'all',
  jaar: 'years',
  ervaring: 'experience',
  minstens: 'at least',
  beschikbaar: 'available',
  voor: 'for',
  de: 'the',
  het: 'the',
  een: 'a',
  die: 'that',
  dat: 'that',
  zitten: 'are',
  zijn: 'are',
  werken: 'work',
  werkt: 'works',
  wonen: 'live',
  woont: 'lives',
  binnen: 'within',
  twee: 'two',
  drie: 'three',
  vier: 'four',
  ...pairs(
    'vijf five, zes six, zeven seven, negen nine, tien ten, dagen days, opzegtermijn notice, hoogstens at most, maximaal at most',
  ),
  weken: 'weeks',
  maanden: 'months',
  maand: 'month',
  kunnen: 'can',
  kan: 'can',
  beginnen: 'start',
  direct: 'immediately',
  behalve: 'except',
};

const SPANISH: Record<string, string> = {
  que: 'who',
  quien: 'who',
  quienes: 'who',
  tienen: 'have',
  tiene: 'has',
  busco: 'find',
  buscamos: 'find',
  buscar: 'find',
  en: 'in',
  con: 'with',
  sin: 'without',
  y: 'and',
  o: 'or',
  no: 'not',
  pero: 'but',
  para: 'for',
  de: 'of',
  del: 'of the',
  el: 'the',
  la: 'the',
  los: 'the',
  las: 'the',
  un: 'a',
  una: 'a',
  ...pairs(
    'dos two, tres three, cuatro four, cinco five, ocho eight, diez ten, semanas weeks, semana week, meses months, días days, preaviso notice, máximo at most',
  ),
  años: 'years',
  año: 'year',
  experiencia: 'experience',
  menos: 'less',
  más: 'more',
  mínimo: 'at least',
  disponible: 'available',
  disponibles: 'available',
  inmediatamente: 'immediately',
  trabajan: 'work',
  trabaja: 'works',
  viven: 'live',
  hablan: 'speak',
  habla: 'speaks',
  cerca: 'near',
  todos: 'all',
  excepto: 'except',
  salvo: 'except',
  remoto: 'remote',
  teletrabajo: 'remote',
  son: 'are',
  está: 'is',
  están: 'are',
  inglés: 'English',
  ingles: 'English',
  nada: 'no',
  máx: 'max',
  aleman: 'German',
  fluido: 'fluent',
  alemán: 'German',
  francés: 'French',
};

const ITALIAN: Record<string, string> = {
  che: 'who',
  chi: 'who',
  cerco: 'find',
  cerchiamo: 'find',
  con: 'with',
  senza: 'without',
  e: 'and',
  o: 'or',
  non: 'not',
  ma: 'but',
  per: 'for',
  di: 'of',
  a: 'in',
  in: 'in',
  il: 'the',
  lo: 'the',
  gli: 'the',
  la: 'the',
  le: 'the',
  un: 'a',
  una: 'a',
  ...pairs(
    'tre three, quattro four, cinque five, dieci ten, settimane weeks, settimana week, mesi months, mese month, giorni days, preavviso notice, massimo at most',
  ),
  anni: 'years',
  anno: 'year',
  esperienza: 'experience',
  almeno: 'at least',
  disponibile: 'available',
  disponibili: 'available',
  subito: 'immediately',
  immediatamente: 'immediately',
  lavorano: 'work',
  lavora: 'works',
  vivono: 'live',
  parlano: 'speak',
  parla: 'speaks',
  vicino: 'near',
  tutti: 'all',
  tranne: 'except',
  eccetto: 'except',
  remoto: 'remote',
  sono: 'are',
  hanno: 'have',
  inglese: 'English',
  tedesco: 'German',
  francese: 'French',
};

const LANGUAGES: readonly (readonly [string, Record<string, string>])[] = [
  ['de', GERMAN],
  ['fr', FRENCH],
  ['nl', DUTCH],
  ['es', SPANISH],
  ['it', ITALIAN],
];

/** Words that are also English, or stand in names: none of them shows a language. */
const NO_SIGN = new Set(
  'die der den dem hat of wie de en met direct dat alle kan uit beginnen von gehalt wer ab im es an un le la les des du est sont minimum maximum moins mese mesi massimo maximal maximaal acht tre dos courant sept vier twee drie parle raum ou o y a con no in non son remoto per lo el di que e ma para'.split(
    ' ',
  ),
);

/**
 * A query with its German, French, Dutch, Spanish or Italian function words in English, where two or more of them show that it is
 * written in that language, or a title of that language with one; else the query. Names, titles and skills stay as they are: the lexicon knows them in several languages.
 */
export function withEnglishFunctionWords(query: string): string {
  const words = query.toLowerCase().match(/\p{L}+/gu) ?? [];
  const best = LANGUAGES.map(([code, language]) => ({ language, shown: signsOf(words, code, language) }))
    .toSorted((a, b) => b.shown - a.shown)
    .find(({ shown }) => shown >= 2);
  if (best === undefined) return query;
  const { language } = best;
  const titles = titlesIn(query);
  return (
    query
      // "Niemanden, der Sponsoring braucht": the verb comes last there.
      .replace(
        /,\s*(?:der|die|das)\s+(?:ein\s+)?Sponsoring\s+(?:braucht|brauchen|benötigt|benötigen)/gi,
        ' braucht Sponsoring',
      )
      .replace(/(?<=,\s)(?:der|die|das)(?=\s)/g, (word) => (language === GERMAN ? 'who' : word))
      // Capitals stay where they may begin a name: "La Trobe", "Der Spiegel".
      .replace(/(?<![\p{L}'’-])\p{L}+(?![\p{L}'’-])/gu, (word, at: number, said: string) => {
        if (/^(?:de|del|di|of|en)$/i.test(word) && isWithin(titles, said, at, word)) return word;
        const small = at === 0 || NOUNS.test(word) ? word.toLowerCase() : word;
        return Object.hasOwn(language, small) ? (language[small] ?? word) : word;
      })
  );
}

// "Chef de partie", "jefe de obra": titles of three words and more, as they are written.
function titlesIn(query: string): string[] {
  const words = wordsOf(query);
  const texts = words.map(({ text }) => text);
  return texts.flatMap((_, at) => {
    const found = roles().book.at(texts, at);
    if (found === undefined || found.length < 3) return [];
    return [query.slice(words[at]?.start, words[at + found.length - 1]?.end)];
  });
}

const isWithin = (titles: readonly string[], said: string, at: number, word: string): boolean =>
  titles.some((title) => {
    const from = said.lastIndexOf(title, at);
    return from >= 0 && at + word.length <= from + title.length;
  });

const NOUNS =
  /^(?:Jahre?n?|Wochen?|Monate?n?|Tagen?|Kündigungsfrist|Erfahrung|Berufserfahrung|Raum|Umgebung|Sponsoring|Gehalt|Gehaltswunsch)$/;

// Function words that no other language has count one each, and a title of the language two beside any of them.
function signsOf(words: readonly string[], code: string, language: Record<string, string>): number {
  const own = new Set(words.filter((word) => Object.hasOwn(language, word)));
  const signs = [...own].filter((word) => !NO_SIGN.has(word)).length;
  const titled = own.size > 0 && words.some((word) => titleWords(code).has(word));
  return signs + (titled ? 2 : 0);
}
