// Languages, months, lengths of time and units stand in texts of other languages too: `Languages: polski; angielski`, `Notice: 3 maanden`.

const SHOWN = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'hu',
  'ro',
  'tr',
  'hr',
  'uk',
  'ca',
  'gl',
];
const LANGUAGES =
  'en de fr es it nl pt sv da nb no fi pl cs sk hu ro tr hr sr sl bg uk ru el ar he fa ur hi bn pa ta te gu mr ne si zh ja ko vi th id ms tl sw yo ig ha wo zu xh af am so ga gd cy is et lv lt mt sq mk bs ca gl eu ka hy az kk uz mn lo km my ps ku lb be'.split(
    ' ',
  );
const TIMES =
  'monat monate monaten monats woche wochen tag tage tagen jahr jahre jahren quartal quartalsende monatsende jahresende zum ende mois semaine semaines jour jours année années ans mes meses semana semanas día días dia dias año años ano anos mese mesi settimana settimane giorno giorni anno anni fine maand maanden week weken dag dagen jaar jaren månad månader vecka veckor dagar år måned måneder uge uger uke uker dage dager miesiąc miesiące miesięcy tydzień tygodnie tygodni dni lat lata hét hónap kuukausi kuukautta viikko viikkoa luni săptămâni'.split(
    ' ',
  );

/** Units in small letters, which stand behind a number in any language. */
const UNITS = 'sq sqm sqft ft cbm m3 pax rpm psi bpm wpm kcal kwp mwp'.split(' ');

let said: ReadonlySet<string> | undefined;

function words(): ReadonlySet<string> {
  if (said !== undefined) return said;
  const named = SHOWN.flatMap((shown) => {
    const names = new Intl.DisplayNames([shown], { type: 'language', fallback: 'none' });
    return LANGUAGES.flatMap((code) => names.of(code) ?? []);
  });
  const months = SHOWN.flatMap((shown) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(shown, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2020, at, 15)));
    }),
  );
  const all = [...named, ...months, ...TIMES, ...UNITS].map((word) => word.replace(/\.$/u, ''));
  said = new Set(
    all.filter((word) => /^\p{Ll}\p{L}{2,}$/u.test(word) || TIMES.includes(word) || UNITS.includes(word)),
  );
  return said;
}

/** Nouns of time that German writes with a capital. */
const GERMAN =
  /^(?:Monate?n?s?|Wochen?|Tage?n?|Jahre?n?|Quartal(?:s(?:ende)?)?|Monatsende|Jahresende|Ende)$/u;

/** A share of all by its number: `p99`; an engine by its cylinders: `V6`. */
const NUMBERED = /^(?:p(?:50|75|9\d)|V(?:2|4|6|8|10|12|16)|[4-8]x[2-8])$/u;

/** Whether a word says a language, a month or a length of time in any of the languages that are read, a share by its number or an engine. */
export const isSaidAnywhere = (word: string): boolean =>
  GERMAN.test(word) || NUMBERED.test(word) || (/^\p{Ll}/u.test(word) && words().has(word));
