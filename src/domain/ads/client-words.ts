import type { Language } from '#src/lib/language.ts';

type Abroad = Exclude<Language, 'en'>;

interface Words {
  client: string;
  /** Behind what is the client's: "the team of our client". */
  of: string;
  brand: string;
  manager: string;
  /** A word before the client that runs into it, with both. */
  joined: Readonly<Record<string, string>>;
}

const GERMAN_DATIVE = 'bei mit von zu aus nach seit gegenüber in an auf unter'.split(' ');
const GERMAN_ACCUSATIVE = 'für durch gegen ohne um'.split(' ');

const WORDS: Record<Abroad, Words> = {
  de: {
    client: 'unser Kunde',
    of: 'unseres Kunden',
    brand: 'eine Marke unseres Kunden',
    manager: 'die Ansprechperson',
    joined: {
      ...Object.fromEntries(GERMAN_DATIVE.map((word) => [word, `${word} unserem Kunden`])),
      ...Object.fromEntries(GERMAN_ACCUSATIVE.map((word) => [word, `${word} unseren Kunden`])),
      ...Object.fromEntries(['beim', 'vom', 'zum'].map((word) => [word, `${word} Kunden`])),
      ...Object.fromEntries(['der', 'die', 'das'].map((word) => [word, 'unser Kunde'])),
      den: 'unseren Kunden',
      dem: 'unserem Kunden',
      des: 'unseres Kunden',
    },
  },
  fr: {
    client: 'notre client',
    of: 'de notre client',
    brand: 'une marque de notre client',
    manager: 'la personne responsable',
    joined: {
      'd’': 'de notre client',
      'l’': 'notre client',
      la: 'notre client',
      le: 'notre client',
      du: 'de notre client',
      au: 'à notre client',
    },
  },
  es: {
    client: 'nuestro cliente',
    of: 'de nuestro cliente',
    brand: 'una marca de nuestro cliente',
    manager: 'la persona responsable',
    joined: { del: 'de nuestro cliente', al: 'a nuestro cliente' },
  },
  it: {
    client: 'il nostro cliente',
    of: 'del nostro cliente',
    brand: 'un marchio del nostro cliente',
    manager: 'la persona responsabile',
    joined: {
      di: 'del nostro cliente',
      a: 'al nostro cliente',
      da: 'dal nostro cliente',
      in: 'nel nostro cliente',
      la: 'il nostro cliente',
    },
  },
  pt: {
    client: 'o nosso cliente',
    of: 'do nosso cliente',
    brand: 'uma marca do nosso cliente',
    manager: 'a pessoa responsável',
    joined: {
      de: 'do nosso cliente',
      da: 'do nosso cliente',
      em: 'no nosso cliente',
      na: 'no nosso cliente',
      a: 'o nosso cliente',
    },
  },
  nl: {
    client: 'onze klant',
    of: 'van onze klant',
    brand: 'een merk van onze klant',
    manager: 'de leidinggevende',
    joined: {},
  },
};

/** An article before a brand, whose gender is another than that of the word for it. */
const ARTICLE = String.raw`(?:(?:der|die|das|den|dem|des|le|la|les|el|los|il|lo|de|het)\s+)?`;

/** "Für unseren Kunden Müller Logistik": the client, whose name only stood beside the word for it. */
const NAMED_BESIDE =
  /(?<=(?<!\p{L})(?:Kunden?|Mandanten?|Auftraggebers?|clients?|clientes?|klant|opdrachtgever)),?\s+our client(?![\p{L}’'-])(?:,(?=\s))?/giu;

/** "Für unsere our client": whose it is stood before the name, and stands in what takes its place. */
const OURS =
  /(?<!\p{L})(?:unser(?:e[nrms]?)?|notre|nos|nuestr[oa]s?|(?:il |la |lo )?nostr[oa]|noss[oa]|ons|onze)\s+our client(?![\p{L}])/giu;

/** What stands in the client's place in a text of an ad, said in the language of the ad. */
export function inLanguageOf(text: string, language: Language): string {
  if (language === 'en' || !/our client|the hiring manager/i.test(text)) return text;
  const { client, of, brand, manager, joined } = WORDS[language];
  const before = Object.keys(joined).map((word) =>
    word.endsWith('’') ? `${word.slice(0, -1)}[’']` : `${word}\\s+`,
  );
  const behind = before.length === 0 ? '' : `(?:(?<![\\p{L}])(${before.join('|')}))?`;
  return text
    .replaceAll(OURS, (said) => (/^\p{Lu}/u.test(said) ? 'Our client' : 'our client'))
    .replace(NAMED_BESIDE, (said, at: number, whole: string) =>
      // "Chez notre client, our client": the word itself is what stands in its place.
      /our client$/i.test(whole.slice(0, at)) ? said : '',
    )
    .replace(new RegExp(`${ARTICLE}our client[’']s brand`, 'giu'), (said) => asWritten(said, brand))
    .replace(/(?<![\p{L}])our client-(?=\p{Lu})/giu, language === 'de' ? 'Kunden-' : `${client} `)
    .replace(/(?<![\p{L}])our client[’']s(?![\p{L}])/giu, (said) => asWritten(said, of))
    .replace(new RegExp(`${behind}our client(?![\\p{L}])`, 'giu'), (said, word?: unknown) => {
      const key = typeof word === 'string' ? word.trim().toLowerCase().replace("'", '’') : '';
      return asWritten(said, joined[key] ?? client);
    })
    .replace(/(?<![\p{L}])the hiring manager(?![\p{L}])/giu, (said) => asWritten(said, manager));
}

const asWritten = (said: string, words: string): string =>
  /^\p{Lu}/u.test(said) ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : words;
