/** Function words of German and French and what a reader of English takes them for. */
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
  sprechen: 'speak',
  spricht: 'speaks',
  kennt: 'knows',
  kennen: 'know',
  ab: 'from',
  bis: 'up to',
  zu: 'to',
};
const FRENCH: Record<string, string> = {
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
  aussi: 'also',
  sont: 'are',
  est: 'is',
  moins: 'less',
};

/** Words that are also English, or stand in names: none of them shows a language. */
const NO_SIGN = new Set(
  'die der den dem hat wer ab im es an un le la les des du est sont minimum moins parle raum ou'.split(' '),
);

/**
 * A query with its German or French function words in English, where two or more of them show that it is written in that
 * language; else the query. Names, titles and skills stay as they are: the lexicon knows them in several languages.
 */
export function withEnglishFunctionWords(query: string): string {
  const words = query.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const language of [GERMAN, FRENCH]) {
    const signs = new Set(words.filter((word) => Object.hasOwn(language, word) && !NO_SIGN.has(word)));
    if (signs.size < 2) continue;
    // Capitals stay where they may begin a name: "La Trobe", "Der Spiegel".
    return query.replace(/(?<![\p{L}'’-])\p{L}+(?![\p{L}'’-])/gu, (word, at: number) => {
      const small = at === 0 ? word.toLowerCase() : word;
      const noun = /^(?:Jahre?n?|Erfahrung|Berufserfahrung|Raum|Umgebung)$/.test(word)
        ? word.toLowerCase()
        : small;
      return Object.hasOwn(language, noun) ? (language[noun] ?? word) : word;
    });
  }
  return query;
}
