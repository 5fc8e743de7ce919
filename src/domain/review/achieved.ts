import { NUMBER_WORDS } from '#src/lib/number-words.ts';
import { plainWords } from '../lexicon/text.ts';
import { isDone } from './own-voice.ts';
import { AT_WORK } from './own-voice-words.ts';

// What changed by somebody's work, and by how much. English begins with it, as do the others but for German, Dutch and Finnish.
const ACHIEVED =
  /^(?:\p{Ll}+ly )?(?:cut|reduced|raised|lifted|grew|increased|doubled|halved|tripled|saved|won|brought|took|improved|shortened|lowered|exceeded|beat|boosted|delivered|recovered|expanded)\b.*\d/iu;
const DONE_ABROAD = new Set(
  (
    'verkürzt verkürzte gesenkt senkte reduziert reduzierte gesteigert steigerte erhöht erhöhte verdoppelt halbiert verbessert eingespart gespart gewonnen beschleunigt ausgebaut ' +
    'réduit augmenté doublé amélioré économisé raccourci accéléré diminué baissé réduction diminution ' +
    'reduje reducido reducción aumenté aumentado dupliqué mejoré mejorado ahorré ahorrado acorté rebajé bajé ' +
    'ridotto ridotta riduzione aumentato raddoppiato migliorato risparmiato accorciato dimezzato abbassato ' +
    'reduzi reduzido redução aumentei dupliquei melhorei poupei encurtei baixei ' +
    'verkort verlaagd verhoogd verdubbeld gehalveerd verbeterd bespaard versneld teruggebracht ' +
    'kortade förkortade minskade sänkte ökade fördubblade halverade förbättrade sparade ' +
    'forkortede reducerede sænkede øgede fordoblede halverede forbedrede sparede ' +
    'forkortet reduserte senket økte doblet halverte forbedret sparte ' +
    'lyhensi lyhensin lyhennetty vähensi vähensin alensi laski nosti nostin kasvatti kasvatin paransi paransin puolitti säästi ' +
    'skrócił skróciłem skróciłam skrócenie obniżył obniżyłem obniżyłam obniżenie zmniejszył zmniejszyłem zmniejszenie zwiększył zwiększyłem zwiększenie podwoił poprawił zaoszczędził'
  ).split(' '),
);

const SMALL_WORD = /\p{Ll}[\p{Ll}\p{M}]+/gu;

/** Whether a sentence tells a result in figures, in any of the languages of the pages. */
export const isAchieved = (sentence: string): boolean =>
  ACHIEVED.test(sentence) ||
  (/\d/.test(sentence) &&
    (sentence.toLowerCase().match(SMALL_WORD) ?? []).some((word) => DONE_ABROAD.has(word)));

/** How much a sentence tells of what came of somebody's work. */
export const RESULT = { none: 0, size: 1, deed: 2, change: 3 } as const;

/** How far into a sentence its deed stands: "Ana also built", "Jo and the night crew moved". */
const NEAR = 4;
const WORD_ANYWHERE = /\p{L}[\p{L}\p{M}]*/gu;
/** A count, a share or an amount; a year counts nothing, nor does a figure within a name. */
const FIGURE =
  /(?<![\p{L}\p{N}.,/:-])(?!(?:19|20)\d\d(?![\d.,%]\d|\s?%))\p{Sc}?\d[\d.,'’]*(?![\p{N}])(?!\p{L}*\d)(?!:\d)/u;
const COUNTED = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(NUMBER_WORDS)
    .filter((word) => word !== 'one')
    .join('|')}|half|third|quarter|dozens?|hundreds?|thousands?|millions?|twice)(?!\\p{L})`,
  'iu',
);
/** An end that is good without a figure. */
const GOOD_END =
  /(?<!\p{L})(?:doubled|halved|tripled|quadrupled|won|award(?:s|ed)?|ahead of (?:schedule|plan|time)|under budget|early|first time|verdoppelt\p{L}*|halbiert\p{L}*|doublé|gewann|gewonnen|primé|verdubbeld\p{L}*|fördubblade|fordoblede|doblet|podwoił\p{L}*)(?!\p{L})/iu;
/** Which way something went, and by how much: "error down from 6.1 to 3.8 minutes". */
const MOVED = /(?<!\p{L})(?:down|up)(?!\p{L})[^.;]*?(?:from|to|by) \p{Sc}?\d/iu;
const AMOUNT = '\\p{Sc}?(?!(?:19|20)\\d\\d(?!\\d))\\d[\\d.,]*';
/** What tells that two figures are a before and an after, and no range: "waste from 9% to 3.2%", "Verzuim van 9 naar 4,5 %". */
const MEASURE =
  '(?: ?(?:%|per ?cent|procent|prozent|por ciento|per cento|k|m|mio\\.?|seconds?|secs?|minutes?|mins?|sekunden|minuten|secondes|segundos|minutos|secondi|minuti|sekunder|minutter|minuter|sekund|minut|loaves|units)(?!\\p{L}))';
const SHIFTED = new RegExp(
  `(?<!\\p{L})(?:(?:von|van) ${AMOUNT}${MEASURE}? (?:auf|naar)|(?:from|de|du|da|dal|från|fra|z|od) ${AMOUNT}${MEASURE}? (?:to|à|a|al|para|till|til|na|do)) ${AMOUNT}`,
  'iu',
);
const IS_MEASURED = new RegExp(
  `\\d[.,]\\d|\\d${MEASURE}|(?<!\\p{L})(?:von|van) ${AMOUNT}${MEASURE}? (?:auf|naar) |(?:rose|fell|grew|went|dropped|climbed|slid|shrank) from`,
  'iu',
);
/** What has a range by nature. */
const RANGED =
  /(?<!\p{L})(?:ranging|ranges?|between|worth|budgets?|projects?|contracts?|deals?|loans?|shifts?|ages?|aged|classes|teams?|prices?|weights?|lengths?|am|pm|uhr|de lunes|du lundi)(?!\p{L})/iu;
const isShifted = (sentence: string): boolean =>
  SHIFTED.test(sentence) && IS_MEASURED.test(sentence) && !RANGED.test(sentence);

/** What a sentence begins with that tells of no success. */
const NO_SUCCESS =
  /^(?:\p{Lu}\p{L}* )?(?:lost|missed|failed|was|were|had|got|lacked|struggled|let go|no|not|never)(?!\p{L})/iu;
/** Past forms of work without "ed". */
export const PAST_OF_WORK: ReadonlySet<string> = new Set(
  'built sold bought taught wrote drove brought cut won grew made took kept began came set held found drew'.split(
    ' ',
  ),
);
/** To lead so many tells of a size, as "leads" does. */
const LED = new Set('led ran oversaw managed supervised headed owned'.split(' '));

/** The forms of which a third person may be one: "leads", "leitet", "gestiona", "leidt". */
export const firstPersons = (word: string): string[] => {
  const stem = word.slice(0, -1);
  return [word, stem, `${stem}e`, `${stem}o`, word.replace(/(?:sc)?e$/u, 'o')];
};

/** Whether a sentence tells of no success at its head. */
export const isNoSuccess = (sentence: string): boolean => NO_SUCCESS.test(sentence);

/** How much a sentence of a record tells of a result, in the terms of `RESULT`. */
export function resultOf(sentence: string): number {
  if (NO_SUCCESS.test(sentence)) return RESULT.none;
  const isCounted = FIGURE.test(sentence) || COUNTED.test(sentence);
  if (isCounted && (isAchieved(sentence) || MOVED.test(sentence) || isShifted(sentence)))
    return RESULT.change;
  const near = (sentence.match(WORD_ANYWHERE) ?? []).slice(0, NEAR).map((word) => word.toLowerCase());
  const deed = near.find((word) => PAST_OF_WORK.has(word) || isDone(word));
  const isPast = deed !== undefined && !(LED.has(deed) && !GOOD_END.test(sentence));
  if (isPast && (isCounted || GOOD_END.test(sentence))) return RESULT.deed;
  if (!isCounted) return RESULT.none;
  return near.some((word) => firstPersons(word).some((form) => AT_WORK.has(form)))
    ? RESULT.size
    : RESULT.none;
}

/** What results are about, by the beginnings of its words in each language; a German or Nordic compound may end in one. */
const ABOUT: readonly (readonly string[])[] = [
  'month-end|monthend|close|closing|abschluss|clôture|cierre|chiusura|fecho|fechamento|afsluiting|bokslut|månadsstängning|årsafslutning|månedsafslutning|månedsavslutning|årsoppgjør|tilinpäätö|kuukausikatko|zamknięci',
  'stock|inventory|lagerbestand|bestände|inventar|stocks|inventario|existencias|magazzino|giacenze|estoque|voorraad|varulager|lager|varelager|varasto|zapas|magazyn',
  'delivery|deliveries|lieferung|lieferzeit|liefertreue|livraison|entrega|consegn|levering|leverans|levering|toimitu|dostaw',
  'cost|costs|kosten|coût|coûts|coste|costes|costos|costi|custo|custos|kostnad|omkostning|kustannu|koszt',
  'revenue|turnover|sales|umsatz|vertrieb|chiffre|ventes|ventas|facturación|fatturato|vendite|vendas|faturação|omzet|verkoop|omsättning|försäljning|omsætning|omsetning|salg|liikevaihto|myynti|sprzedaż|obrot',
  'complaint|reklamation|beschwerde|réclamation|reclamacion|reclam|klacht|klagomål|klager|reklamaatio|reklamacj',
  'downtime|stillstand|ausfallzeit|arrêt|arrêts|parada|fermo|paragem|stilstand|driftstopp|nedetid|seisokki|seisok|przestoj|przestój',
  'scrap|defect|ausschuss|fehlerquote|rebut|defecto|scarti|difett|refugo|uitval|kassation|skrot|hävikki|hukka|brak|defekt',
  'accident|safety|unfall|unfälle|arbeitssicherheit|sécurité|accidente|seguridad|sicurezza|infortun|acidente|segurança|veiligheid|ongeval|säkerhet|olycka|sikkerhed|sikkerhet|turvallisuu|tapaturm|wypadk|bezpieczeństw',
  'payroll|lohnabrechnung|gehaltsabrechnung|paie|nómina|nóminas|paghe|payroll|salários|loonadministratie|löner|lønkørsel|lønn|palkanlaskenta|list płac|płac',
  'receivable|debtor|forderung|außenstände|créances|cobros|crediti|cobranças|debiteuren|kundfordringar|debitorer|saatav|należności',
  'changeover|setup|rüstzeit|umrüst|changement|preparación|attrezzaggio|omstel|ställtid|omstilling|asetusaika|przezbroj',
  'hiring|recruit|recruitment|einstellung|personalgewinnung|recrutement|contratación|selección|assunzion|recrutamento|werving|rekryter|rekrutter|rekrytoin|rekrutacj',
  'purchasing|procurement|einkauf|beschaffung|achats|compras|acquisti|inkoop|inköp|indkøb|innkjøp|hankin|zakup',
  'energy|energie|énergie|energía|energia|energi',
].map((row) => row.split('|'));
const SHORTEST_END = 6;

const subjectsOf = (text: string): Set<number> => {
  const words = plainWords(text);
  const all = [...words, ...(text.toLowerCase().match(SMALL_WORD) ?? [])];
  const found = ABOUT.flatMap((row, at) => {
    const has = all.some((word) =>
      row.some((term) => word === term || (term.length > 4 && word.startsWith(term)) || isEndOf(word, term)),
    );
    return has ? [at] : [];
  });
  return new Set(found);
};

const isEndOf = (word: string, term: string): boolean => term.length >= SHORTEST_END && word.endsWith(term);

/** Whether a result is about something that a brief names, each in its own language. */
export function bearsOn(brief: string): (sentence: string) => boolean {
  const asked = subjectsOf(brief);
  return (sentence) => [...subjectsOf(sentence)].some((subject) => asked.has(subject));
}
