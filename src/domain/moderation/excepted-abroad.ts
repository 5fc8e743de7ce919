import { TENS } from './being-abroad.ts';
import { attributeOf, type Being, isOfPeople, type Marked } from './tongue-features.ts';
import type { Mark } from './tongue-marks.ts';
import { isAttribute } from './types.ts';

// What an invitation in another language takes back: "iedereen is welkom, behalve vrouwen met een kinderwens", "ouvert aux travailleurs
// handicapés, sauf à l'accueil". The invitation explains nothing of what it leaves out.

const EXCEPTS_PEOPLE = [
  'außer|ausser|es sei denn|solange|sofern|vorausgesetzt|mit ausnahme|abgesehen von|unter der bedingung|nur (?:bitte )?keine?n?|bis auf',
  'behalve|tenzij|mits|zolang|op voorwaarde|uitgezonderd|met uitzondering van|maar geen|alleen geen|als er maar geen',
  "sauf|excepté|hormis|à part|à moins (?:que|d[e’'])|à (?:la )?(?:seule )?condition (?:que|qu[’']|d[e’'])|pourvu (?:que|qu[’'])|tant (?:que|qu[’'])|du moment (?:que|qu[’'])|à l[’']exception d[eu’']s?|mais pas",
  'salvo|excepto|a excepción de|con excepción de|a no ser que|menos|a menos que|siempre (?:que|y cuando)|con tal de(?: que)?|mientras|a condición de|quitando|pero no',
  "tranne|eccetto|(?:a|con l[’']|ad) ?eccezione d\\p{L}+|a meno che|purché|a patto che|a condizione (?:che|di)|finché|basta che|ma non",
  'exceto|com exceção d\\p{L}+|a não ser|desde que|contanto que|mas não',
  'utom|förutom|såvida|så länge|bortsett från|undtagen|medmindre|så længe|bortset fra|unntatt|med mindre|så lenge|bortsett fra|bara inte|bare ikke|men (?:inte|ikke)',
  'oprócz|poza|chyba że|z wyjątkiem|pod warunkiem|o ile|byle|ale nie',
].join('|');
// Elided words end in an apostrophe, and the next one begins right behind it.
const EXCEPTS = new RegExp(`(?<!\\p{L})(?:${EXCEPTS_PEOPLE})(?:(?<=[’'])|(?!\\p{L}))`, 'giu');

// That people are invited or taken, whoever they are.
const INVITES =
  /(?<!\p{L})(?:jede[rmn]?|alle[rn]?|bewerb\p{L}*|willkommen|offen|iedereen|welkom|sollicit\p{L}*|tout le monde|n[’']importe qui|tou(?:s|tes)|chacune?|candidat\p{L}*|postul\p{L}*|ouvert\p{L}*|cualquiera|tod[oa]s|todo el mundo|abiert\p{L}*|inscri\p{L}*|chiunque|tutt[ie]|candidar\p{L}*|apert\p{L}*|qualquer|toda a gente|candidat\p{L}*|abert\p{L}*|alla|vem som helst|sök\p{L}*|hvem som helst|søg\p{L}*|søk\p{L}*|öppe[tn]\p{L}*|åben\p{L}*|åpen\p{L}*|każd\p{L}*|wszyscy|aplik\p{L}*)(?!\p{L})/iu;
// That what is taken back is of the work.
const OF_THE_WORK =
  /(?<!\p{L})(?:arbeite\p{L}*|umgang|erfahrung\p{L}*|gern\p{L}*|spaß|freude|führerschein|ausbildung|zeugnis|werk\p{L}*|ervaring|plezier|diploma\p{L}*|rijbewijs|vog|travaill\p{L}*|aim\p{L}+|expérience|permis|diplôm\p{L}*|trabaj\p{L}+|gust\p{L}+|experiencia|carné|título|lavor\p{L}+|piac\p{L}+|esperienza|patente|gost\p{L}+|experiência|carta|arbet\p{L}*|arbejd\p{L}*|erfaring|trivs|trives|pracow\p{L}*|lubi\p{L}*|doświadczeni\p{L}*|klienten|patienten|kunden|clients?|patients?|clientes|pacientes|clienti|pazienti)(?!\p{L})/iu;
// An age that is not to be passed, which no mark names.
const PAST = new RegExp(
  `(?<!\\p{L})(?:über|älter als|ouder dan|over|tegen|boven|passé|dépassé|plus de|pas(?:en|es|an|as) de|más de|mayor(?:es)? de|oltre|superato|più di|mais de|över|äldre än) (?:de |les |la |los |i |os |as )?${TENS}(?=\\W*$|[,.;)]| (?:lo\\p{L}*|ans|jahre|jaar|años|anni|anos|bist|ist|sind|bent))`,
  'iu',
);
/** Attributes that may be asked for what the work or the law needs. */
const MAY_BE_ASKED = /^(?:language|nationality|work_status)$/;

const OPENED =
  /(?<!\p{L})(?:ouvert\p{L}*|accessible|offen|geöffnet|open|toegankelijk|abiert\p{L}*|apert\p{L}*|abert\p{L}*|öppe[tn]\p{L}*|åben\p{L}*|åpen\p{L}*|willkommen|bienvenu\p{L}*|welkom|benvenut\p{L}*|bienvenid\p{L}*|välkom\p{L}*|velkom\p{L}*|gern gesehen)(?!\p{L})/iu;
const EXCEPT_AT =
  /(?<!\p{L})(?:sauf|excepté|mais pas|außer|ausser|(?:nur|aber|bloß|jedoch) nicht|behalve|(?:maar|alleen) niet|excepto|salvo|pero no|menos|tranne|eccetto|ma non|mas não|exceto|utom|undtagen|unntatt|(?:men|bara|bare) (?:inte|ikke)) (?:à|au|aux|en|pour|dans|am|im|in|an|bei|auf|bij|aan|op|achter|voor|el|la|al|para|nella|nel|alla|al|no|na|i|på|vid|ved)(?!\p{L})/iu;
// Where nobody works, or when: a help that is not always there.
const NO_WORKPLACE =
  /(?<!\p{L})(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|maan|dins|woens|donder|vrij|zater|zon)\p{L}*|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|keller|aufzug|lift|mezzanine|archief|archiv|sous-sol|kelder|sótano|sousterrain|als de|wenn der)(?!\p{L})/iu;

/**
 * Whom a sentence in another language leaves out of an invitation by what they are.
 * @returns undefined where it leaves out nobody by that
 */
export function exceptedAbroad(clause: string, marked: Marked): Being | undefined {
  return shutAgain(clause, marked) ?? takenBack(clause, marked);
}

function takenBack(clause: string, marked: Marked): Being | undefined {
  for (const { 0: joint, index } of clause.matchAll(EXCEPTS)) {
    const from = index + joint.length;
    const said = clause.slice(from).replace(/[;.].*$/u, '');
    if (!INVITES.test(clause.slice(0, index)) || OF_THE_WORK.test(said)) continue;
    for (const mark of marked.marks) {
      const being = placed(mark, marked);
      if (being === undefined || mark.tag.endsWith('?') || MAY_BE_ASKED.test(being.about)) continue;
      if (being.start >= from && being.end <= from + said.length) return being;
    }
    const aged = PAST.exec(said);
    if (aged !== null)
      return { about: 'age', start: from + aged.index, end: from + aged.index + aged[0].length };
  }
  return undefined;
}

/** "Ouvert aux travailleurs handicapés, sauf à l'accueil": what is opened and shut again. */
function shutAgain(clause: string, marked: Marked): Being | undefined {
  const shut = EXCEPT_AT.exec(clause);
  if (!OPENED.test(clause) || shut === null || NO_WORKPLACE.test(clause.slice(shut.index))) return undefined;
  const own = marked.marks.filter(
    (one) =>
      isOfPeople(one) &&
      one.tag !== 'number' &&
      (!one.tag.endsWith('?') || attributeOf(one) === 'disability_or_health'),
  );
  const first = own.find(({ tag }) => !tag.endsWith('?')) ?? own[0];
  return first === undefined ? undefined : placed(first, marked);
}

function placed(mark: Mark, { tokens }: Marked): Being | undefined {
  const [first, last] = [tokens[mark.from], tokens[mark.to - 1]];
  const about = attributeOf(mark);
  return isOfPeople(mark) &&
    mark.tag !== 'number' &&
    isAttribute(about) &&
    first !== undefined &&
    last !== undefined
    ? { about, start: first.start, end: last.end }
    : undefined;
}
