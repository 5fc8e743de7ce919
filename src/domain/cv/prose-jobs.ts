import type { Entry } from './arrangement.ts';
import { dateIn, type Span, spanIn } from './dates.ts';
import { entry } from './job-forms.ts';
import { namedInNorthernProse, speaksOfSelf } from './northern-prose.ts';
import { atSameFirm, withFirmBefore } from './same-firm.ts';
import { isShortForm, sentencesOf } from './sentences.ts';
import type { CvLine } from './source.ts';
import { titleEvidence } from './title-or-employer.ts';
import { firmOf, toldJob } from './told-jobs.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeSchool } from './words.ts';
import { workedAt } from './worked-at.ts';

/** A job that a sentence tells. */
interface Told {
  title: string;
  firm: string;
  place: string | null;
}

const word = (inside: string): string => `(?<!\\p{L})(?:${inside})(?:(?<=[’'])|(?!\\p{L}))`;

// What says that a sentence of somebody's own is about work, in French, Spanish, Italian, Portuguese and Dutch.
const OF_WORK = new RegExp(
  word(
    [
      'suis|étais|ai été|travaill(?:e|ais|é)|exerc(?:e|ais|é)|occup(?:e|ais|é)|commenc(?:é|ais)|débuté|rejoint|intégré|entrée?|embauchée?|recrutée?|engagée?|(?:premier|dernier|second|actuel)s? (?:emploi|poste)|(?:première|dernière) (?:expérience|place)',
      'soy|fui|era|estoy|estuve|estaba|he (?:sido|estado|trabajado)|trabaj(?:o|é|aba|ando)|empecé|comencé|entré|inicié|ejerzo|ejercí|desempeñ(?:o|é)|ocup(?:o|é)|hice de|(?:primer|último|segundo|actual) (?:empleo|trabajo|puesto)',
      'sono|ero|ho (?:fatto|lavorato|iniziato|cominciato|svolto|ricoperto)|faccio|facevo|lavor(?:o|avo|ai|ando)|svolgo|ricopro|assunt[oa]|entrat[oa]|(?:primo|ultimo|attuale) (?:lavoro|impiego)|(?:prima|ultima) (?:esperienza|occupazione)',
      'sou|fui|era|estou|estive|tenho sido|trabalh(?:o|ei|ava|ando)|comecei|iniciei|entrei|ingressei|exer(?:ço|ci)|desempenh(?:o|ei)|ocup(?:o|ei)|(?:primeiro|último|atual) (?:emprego|trabalho)',
      'ben|was|werk(?:te)?|gewerkt|werkzaam|begon(?:nen)?|startte|gestart|aan de slag|in dienst|(?:eerste|laatste|huidige|vorige) (?:baan|functie|werkgever|job)',
    ].join('|'),
  ),
  'iu',
);

// What stands before the title.
const ROLE = new RegExp(
  word(
    [
      "(?:(?:au|le) poste|la fonction|les fonctions|en (?:qualité|tant)) (?:de|d[’']|que|qu[’'])|comme|suis|étais|ai été",
      '(?:en )?(?:el|del) (?:puesto|cargo|trabajo|empleo) de|en calidad de|(?:el|la) de|como|de|soy|fui|era|he sido',
      '(?:nel |il )?ruolo di|in qualità di|con (?:la )?(?:mansione|qualifica) di|come|sono stat[oa]|sono|ero|ho fatto|faccio|facevo',
      '(?:a |na )?função de|(?:o |no )?cargo de|na qualidade de|como|sou|fui|era|tenho sido',
      'in de functie van|als|ben ik|was ik|ik ben|ik was',
    ].join('|'),
  ),
  'giu',
);

// What stands before the employer.
const FIRM = new RegExp(
  word(
    [
      "au sein (?:de la société|de la|de l[’']|du|des|de)|(?:dans|pour|par|chez|à) (?:la société|l[’']entreprise)|chez|pour|dans|à la|à l[’']|aux|au|à|rejoint la société|rejoint|intégré",
      '(?:en|para|con) la (?:empresa|firma|compañía)|en|para|con|por cuenta de',
      "(?:presso|per|nella|alla|in) (?:la )?(?:ditta|società|azienda)|presso|per conto (?:di|della|del)|per|nell[’']|nello|nella|nelle|negli|nei|nel|all[’']|allo|alla|alle|agli|ai|al|dall[’']|dallo|dalla|dagli|dai|dal|da|con|in|a",
      '(?:na|para a|pela) (?:empresa|firma)|nas|nos|na|no|em|para|pela|pelo|junto [àa]o?',
      'bij|voor|in dienst van|in|op|aan|via',
    ].join('|'),
  ),
  'giu',
);

// "sono export manager di Fontanafredda": a word of titles as well, so that it is asked last.
const OF_FIRM = new RegExp(word("dell[’']|dello|della|del|di"), 'giu');

const ARTICLE =
  /^(?:l[’']|(?:une?|la|le|les|los|las|el|il|lo|gli|i|o|a|os|as|um|uma|un[oa]?|de|het|een|mijn|mi|ma|mon)\s)\s*/iu;
const ENDS_FIRM =
  /(?:,|\s?:|\s?\(|;|\s[–—-])\s*(?=[\p{Ll}(]).*$|\s(?:où|dove|donde|onde|waar|avec|con|com|met|tra|fra|mentre|mientras|enquanto|pendant|terwijl|et|y|e|en|ed)\s+(?=\p{Ll}|ik |je ).*$|,\s*$/u;
const MOST_TITLE_WORDS = 8;

const isTitle = (text: string, least: number): boolean =>
  /^\p{L}[^.,;:!?()]*$/u.test(text) &&
  text.split(/\s+/).length <= MOST_TITLE_WORDS &&
  titleEvidence(text) >= least;

const isFirm = (text: string): boolean =>
  text.length > 1 &&
  text.length < 80 &&
  (/^[\p{Lu}\d«“„"]/u.test(text) || (looksLikeEmployer(text) && /\s\p{Lu}/u.test(text))) &&
  !/[;!?]/.test(text) &&
  placeIn(text) === null &&
  titleEvidence(text) < 1;

// "als kok gewerkt in": how the verb ends.
const VERB_BEHIND = /\s(?:gewerkt|werkzaam|aangesteld|begonnen|actief|gestart|bezig)$/iu;

/**
 * The title and the employer of a sentence, each behind a word for it, in any order.
 * @param least how much has to speak for the title where nothing but the two stands there
 */
function namedIn(sentence: string, least: number): Told | null {
  const isSaid = OF_WORK.test(sentence);
  const roles = [...sentence.matchAll(ROLE)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  const firms = [...sentence.matchAll(FIRM), ...sentence.matchAll(OF_FIRM)].map(
    ({ 0: { length }, index }) => ({
      from: index,
      to: index + length,
    }),
  );
  for (const role of roles)
    for (const firm of firms) {
      const isTitleFirst = role.to <= firm.from;
      if (!isTitleFirst && firm.to > role.from) continue;
      if (!isSaid && Math.min(role.from, firm.from) > 0) continue;
      const title = (
        isTitleFirst
          ? sentence.slice(role.to, firm.from)
          : sentence.slice(role.to).replace(/[,;:(].*$|\s(?:et|y|e|ed|en|met|avec|con|com)\s.*$/u, '')
      )
        .trim()
        .replace(/[\s,]+$/, '')
        .replace(VERB_BEHIND, '')
        .replace(ARTICLE, '');
      const told = (isTitleFirst ? sentence.slice(firm.to) : sentence.slice(firm.to, role.from))
        .trim()
        .replace(ARTICLE, '')
        .replace(ENDS_FIRM, '')
        .replace(/[\s,]+$/, '');
      if (isTitle(title, isSaid ? 1 : least) && isFirm(told)) return { title, ...firmOf(told) };
    }
  return null;
}

const BEGUN =
  /(?<!\p{L})(?:(?:à partir|au mois) d[e’']|en|in|nel|nell[’']|no|em|a partire dal|vanaf|desde|depuis|dal|im jahre?|im|i|år|fra|från|ab|seit)\s*(?:l[’'])?$/iu;
const UNTIL =
  /,?\s*(?:(?<!\p{L})(?:et|e|y|en|and) [\p{L}’' ]{2,34} )?(?:until|till|to|jusqu[’'](?:en|à|au)|fino (?:al?|ad|a)|hasta(?: el)?|até(?: a)?|tot(?: en met| aan)?|bis|(?:fram |frem )?till?|indtil|inntil)\s*$/iu;

// "… och sedan 2021 är jag gruppchef där" goes on with another time.
const SINCE_THEN =
  /,?\s(?:und|en|och|og)\s(?=(?:seit|sinds|sedan|siden)\s(?:\p{L}+\s)?\d{4}\s\p{Ll}+\s(?:ich|ik|jag|jeg)\s)/u;

const AND = /,?\s(?:und|sowie|en|och|og|and|et|y|e|ed)\s(?=\p{Ll})/gu;
// Right behind "and", or a word or two that say it was earlier: a time.
const TIME_FIRST =
  /^(?:\p{Ll}[\p{L}’']*\s){0,3}(?:\p{Ll}[\p{L}’']*,\s)?(?:vo[nm]|van|från|fra|from|du|de|d[’']|del|desde|dal|dall[’']|zwischen|mellan|mellem|mellom|between|entre|tra)\s?(?:\p{L}+\s){0,2}(?:de |del )?\d{4}/iu;
const VERB =
  /(?<!\p{L})(?:sono stat[oa]|sono|ero|fui|era|sou|soy|suis|étais|[Jj][’']ai été|was|am|war|bin|ben|var|är|er)(?!\p{L})/u;

/** "… fui eletricista na CME, e de 1999 a 2004 ajudante na Âncora": two jobs, each with its time, of which the verb may stand with the first alone. */
function timesApart(sentence: string): string[] {
  for (const { index, 0: sign } of sentence.matchAll(AND)) {
    const [first, second] = [sentence.slice(0, index), sentence.slice(index + sign.length)];
    const span = spanIn(second);
    if (spanIn(first) === null || span === null) continue;
    if (speaksOfSelf(second) || OF_WORK.test(second)) return [first, second];
    const verb = VERB.exec(first)?.[0] ?? '';
    const rest = second.slice(span.at + span.words.length).replace(/^[\s,]+/, '');
    if (verb !== '' && TIME_FIRST.test(second)) return [first, `${span.words} ${verb} ${rest}`];
  }
  return [sentence];
}

/** A time of which a sentence tells the beginning and the end in two places: "j’ai commencé en 2012 …, jusqu’en 2015". */
function timeApart(sentence: string): { span: Span; bare: string } | null {
  const first = dateIn(sentence);
  if (first === null) return null;
  const [before, behind] = [sentence.slice(0, first.at), sentence.slice(first.at + first.words.length)];
  const last = dateIn(behind);
  // "2007 wechselte ich", "började jag 2006 som montör"
  const isBegun =
    before.trim() === ''
      ? /^\s\p{Ll}/u.test(behind)
      : BEGUN.test(before.trimEnd()) || /\s(?:jag|jeg|ich|ik)\s$/u.test(before);
  if (last === null || !isBegun || first.to === null || last.to === null) return null;
  const between = behind.slice(0, last.at).trimEnd();
  if (!UNTIL.test(between) || last.to.slice(0, 4) < first.to.slice(0, 4)) return null;
  return {
    span: { from: first.to, to: last.to, current: false, words: first.words, at: first.at },
    bare: `${before.trimEnd().replace(BEGUN, '')} ${between.replace(UNTIL, '')}`.replace(/\s+/g, ' ').trim(),
  };
}

/** A sentence without its time, which may stand in commas or brackets. */
const withoutTime = (sentence: string, { at, words }: Span): string =>
  `${sentence.slice(0, at)} ${sentence.slice(at + words.length)}`
    .replace(/\(\s*\)/g, ' ')
    .replace(/,\s*(?:y|e|et|en)?\s*,/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:;–—-]+/, '')
    .trim();

const JOINED =
  /^(?:\p{L}+,?\s){0,3}I joined (?<firm>.{2,70}?) as (?:an? |the )?(?<title>\p{L}[^,.;]{2,60})$/iu;

/** "I joined Marlow & Sons as payroll manager". */
function joinedIn(sentence: string): Told | null {
  const { firm = '', title = '' } = JOINED.exec(sentence)?.groups ?? {};
  const named = firmOf(firm);
  return isTitle(title, 1) && isFirm(named.firm) ? { title, ...named } : null;
}

// "I then moved to Orrin Ltd, where I have been head of pay since 2019"
const WHERE =
  /^(?:\p{L}+,?\s){0,4}?(?:joined|moved to|went to|started at|am at|came to) (\p{Lu}.{1,70}?), where (I .*)$/u;

const withHouseBehind = (sentence: string): string => sentence.replace(WHERE, '$2 at $1');

function toldIn(sentence: string, least: number): (Told & { span: Span }) | null {
  const span = spanIn(sentence);
  if (span === null) {
    const apart = timeApart(sentence);
    if (apart === null) return null;
    const north = namedInNorthernProse(apart.bare);
    const named =
      north === null
        ? (joinedIn(apart.bare) ?? namedIn(apart.bare, 1))
        : { title: north.title, ...firmOf(north.firm) };
    return named === null ? null : { ...named, span: apart.span };
  }
  const told = toldJob(sentence, span) ?? namedIn(withoutTime(sentence, span), least);
  const firm = told?.firm.replace(/^(?:de|het|la|le|el|il|lo|o|a)\s(?=\p{Ll})/u, '') ?? '';
  return told === null ? null : { title: told.title, firm, place: told.place, span };
}

function toldOfSame(sentence: string, firm: string | null, least: number): (Told & { span: Span }) | null {
  const whole = withFirmBefore(sentence, firm);
  const told = whole === null || firm === null ? null : toldIn(whole, least);
  return told === null || firm === null ? null : { ...told, firm };
}

/** How much of the longest line a line has to fill, to be one that its page broke. */
const FULL = 0.72;
const LEAST_FULL = 55;

/** The paragraphs of a text, of which a page broke the lines. */
export function paragraphsOf(lines: readonly CvLine[]): CvLine[] {
  const longest = Math.max(0, ...lines.map(({ text }) => text.length));
  let isFull = false;
  return lines.reduce<CvLine[]>((kept, line) => {
    const last = kept.at(-1);
    const goesOn =
      last !== undefined &&
      isFull &&
      spanIn(line.text)?.at !== 0 &&
      !line.bullet &&
      !line.apart &&
      line.bold === last.bold &&
      line.size === last.size;
    isFull =
      !line.bullet && line.text.length >= Math.max(LEAST_FULL, longest * FULL) && !line.text.includes('\t');
    if (goesOn) kept[kept.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else kept.push(line);
    return kept;
  }, []);
}

/** The jobs of a text in which each is told in a sentence of its own, wherever its lines break. */
export function proseJobs(lines: readonly CvLine[]): Entry[] {
  const sure = jobsIn(lines, 1);
  // "De 2010 a 2016 en Limpiezas Levante de limpiadora": where one is surely told so, another may have a title that no list knows.
  const all = sure.length === 0 ? [] : jobsIn(lines, -1);
  return all.length > sure.length ? all : sure;
}

const DEGREE_AS =
  /(?<!\p{L})(?:abschluss|examen|prüfung|diplom[ae]?|diplôme|título|titre|titolo|degree|exam|eksamen|grado)\s(?:als|som|como|comme|come|as|d[aei]|zu[mr])\s(?:\p{L}+\s)?$/iu;

/** Whether a sentence tells a title as a degree that was taken: "machte ich den Abschluss als Sozialassistentin". */
const isDegreeAs = (title: string, sentence: string): boolean =>
  DEGREE_AS.test(sentence.slice(0, Math.max(0, sentence.indexOf(title))));

function jobsIn(lines: readonly CvLine[], least: number): Entry[] {
  const jobs: Entry[] = [];
  let dated = 0;
  for (const line of paragraphsOf(lines)) {
    if (line.bullet || line.margin) continue;
    for (const sentence of sentencesOf(
      line.text.replace(/\.$/, (stop) => (isShortForm(line.text) ? stop : '')),
    )
      .flatMap(atSameFirm)
      .flatMap((one) => one.split(SINCE_THEN))
      .flatMap(timesApart)
      .map(withHouseBehind)) {
      // "I samme firma var jeg controller fra 2011 til 2015."
      const told = toldOfSame(sentence, jobs.at(-1)?.employer ?? null, least) ?? toldIn(sentence, least);
      if (told !== null && isDegreeAs(told.title, sentence)) continue;
      if (told !== null) {
        const { title, firm, place, span } = told;
        jobs.push(entry({ title, firm, place, span, head: [{ ...line, text: sentence }], body: [] }));
        continue;
      }
      const span = spanIn(sentence);
      // "I led the payroll team at Marlow & Sons from 2015 to 2019": as what is not said.
      const house = span === null ? null : workedAt(withoutTime(sentence, span));
      if (span !== null && house !== null) {
        const said = [{ ...line, text: sentence }];
        jobs.push(entry({ title: null, ...house, span, head: said, body: said }));
        continue;
      }
      const isOfSchool = looksLikeDegree(sentence) || looksLikeSchool(sentence);
      if (span !== null && !isOfSchool) dated += 1;
      const open = jobs.at(-1);
      if (open?.head[0]?.text !== undefined && span === null && line.text.includes(open.head[0].text))
        open.body.push({ ...line, text: sentence });
    }
  }
  return jobs.length >= dated ? jobs : [];
}
