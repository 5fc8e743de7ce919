import { isDuration, type Span } from './dates.ts';
import { usuallyBehind } from './employer-words.ts';
import { labelOf } from './form-labels.ts';
import { inHouseInSmall } from './houses-in-small.ts';
import { hasLegalForm } from './occupations.ts';
import { PART_TIME } from './part-time.ts';
import { employerAmongTowns, type Piece, type Pieces } from './pieces.ts';
import { isShortForm } from './sentences.ts';
import type { CvLine } from './source.ts';
import {
  employerAndPlace,
  employerEvidence,
  namesAnything,
  seemsTitle,
  segmentsOf,
  titleEvidence,
  whereIs,
} from './title-or-employer.ts';
import { languageNamed, placeIn, skillNamed } from './vocabulary.ts';
import { isProse, looksLikeEmployer, looksLikeTitle } from './words.ts';

/** How somebody was employed, or at what grade. */
export const KIND_OF_WORK =
  /^[([]?(?:(?:band|grade|level|class|tier) (?:\d{1,2}[a-z]?|[ivx]{1,4}|[a-z])|full[- ]time|part[- ]time|contract|permanent|casual|freelance|temporary|fixed[- ]term|internship|hybrid|on-?site|vollzeit|teilzeit|befristet|unbefristet|cdi|cdd|int[ée]rim|temps plein|temps partiel|jornada completa|media jornada|indefinido|tempo pieno|part time|tempo indeterminato|tempo determinato|clt|pj|tempo integral|fulltime|parttime|heltid|deltid|tillsvidare|vikariat|fuldtid)[)\]]?$/i;

// "(stagionale), Villaggio Valtur": behind dates, on what terms.
const SEASONAL =
  /^\s*\((?:stagional\p{L}*|saisonni\p{L}*|(?:de )?temporada|estacional|sazonal|seizoen\p{L}*|saison\p{L}*|cd[di]|int[ée]rim)\)/iu;

// "(January 2023 to present; one day a month)": how much or on what terms, in small letters behind dates.
const HOW = /^\s*[;,]\s*[\p{Ll}\d%][\p{Ll}\d\s%.,'’-]*$/u;

/** A line without its dates and durations. */
export function withoutSpan(text: string, span: Span): string {
  return (
    `${text.slice(0, span.at)}\t${text.slice(span.at + span.words.length).replace(SEASONAL, '')}`
      .replace(/\(([^()\t]*)\t([^()\t]*)\)/g, (_, before: string, after: string) =>
        (before.trim() === '' || (/^\p{Ll}+\.?\s*$/u.test(before) && after.trim() === '')) &&
        (after.trim() === '' || HOW.test(after) || isDuration(after.replace(/^[\s,;·•-]+/, '')))
          ? '\t'
          : ` (${before}\t${after})`,
      )
      .replace(/\(\s*\t?\s*\)|\[\s*\t?\s*\]/g, '\t')
      // "Teleoperadora, Konecta, 2 años"
      .replace(/,\s+(\d[^,\t]*?)(?=\s*(?:\t|$))/g, (all, inside: string) => (isDuration(inside) ? '' : all))
      .replace(/[([]([^()[\]]*)[)\]]/g, (all, inside: string) => (isDuration(inside) ? '\t' : all))
      .split('\t')
      .map((part) => part.replace(/^[\s,;|·•:–—/~>»›→►▸*-]+|[\s,;|·•:–—/~>»›→►▸*(-]+$/g, '').trim())
      .filter((part) => /[\p{L}\d]/u.test(part) && !isDuration(part))
      .join('\t')
  );
}

const NO_HEAD =
  /^(?:key )?(?:responsibilit|achievement|duties|highlights|accomplishments|tasks|proje[ck]ts?\s*:|proje[ck]t(?:e|en|er|i)?\s*:|proyectos?\s*:|progetti\s*:|projetos?\s*:|projets?\s*:|obras?\s*:|clients? included|tools|technolog(?:y|ies?|ien|ía|ías|ias?)(?!\p{L})|environment|stack|report(?:s|ed|ing) (?:directly )?to|(?:line|direct) manager\s*:|supervis(?:or|ed by)\s*:|reason for leaving|motivos? (?:de|del|da|di|du|d['’])|motif|raison du|reporto a|reportaba a|reportando a|dependencia jerárquica|rattachée? |(?:supérieur|responsable) hiérarchique|(?:jefe|jefa|superior|superiore|responsabile) (?:inmediat|imediat|direct|dirett|gerárquic|gerarchic)|berichtet an|berichtslinie|vorgesetzte|austrittsgrund|grund des|reden (?:van )?vertrek|leidinggevende|rapporteert aan|rapporterade till|aufgaben|t[äa]tigkeit|schwerpunkte|missions?\s*:|t[âa]ches|principal(?:es|i|ais)|funciones|responsabilid|logros|mansioni|attivit|taken\s*:|werkzaamheden|arbetsuppgifter|ansvar|opgaver|ansvarsomr|tareas|actividades|atividades|tarefas|zakres (?:obowi|prac|zada)|obowi[ąa]zki|zadania)/iu;

// "Where I have been" is a heading of its owner's, no title.
const IN_FIRST_PERSON =
  /(?<!\p{L})(?:I(?: (?:have|am|was|did|do|worked|can|like)|['’](?:ve|m|d))|ich (?:habe|bin|war)|j['’]ai|je suis|ik (?:heb|ben|was)|jag (?:har|är)|jeg (?:har|er))(?!\p{L})/u;

/** Whether a line can be part of a job's heading: a name, a title or a place, not a sentence. */
export function isHeadLine(line: CvLine | undefined): boolean {
  if (line === undefined || line.bullet || line.margin || line.within) return false;
  const { text } = line;
  if (text.length > 110 || (/[.;]$/.test(text) && !isShortForm(text))) return false;
  return !NO_HEAD.test(text) && !text.split(/\s\|\s/).some(isProse) && !IN_FIRST_PERSON.test(text);
}

// "Apodaca, N.L."
const TOWN_AND_INITIALS = /^\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,3}, (?:\p{Lu}\.\s?){2,3}$/u;

/** Whether a line with dates names its title and, behind a word for it, what is surely its employer: "Recepcionista en Hotel Sol, 2016". */
export const isSurelyIn = (line: CvLine, span: Span): boolean =>
  withoutSpan(line.text, span)
    .split('\t')
    .some((part) => inEmployer(part) !== null);

// Whom an agency sent somebody to: "MAG-Schweißer, Randstad Deutschland, Einsatz bei Alstom und MAN".
const ASSIGNED =
  /\s+\((?:(?:im )?einsatz|einsatzort|eingesetzt|kunde|gedetacheerd|uitgezonden|ingezet|(?:en )?missions?|mis[ea] à disposition|puesta? a disposici[oó]n|cedid[oa]|in somministrazione|missione|colocad[oa]|cedid[oa]|uthyrd|inhyrd|udlejet|utleid|on assignment|assigned)(?!\p{L})[^()]*\)(?=\s*(?:\t|$))|,\s+(?:einsatz(?:ort)? (?:bei|in)|eingesetzt (?:bei|in)|ausgeliehen an|verliehen an|überlassen an|gedetacheerd (?:bij|naar)|ingezet bij|geplaatst bij|on assignment (?:to|at|with)|assigned to|placed (?:at|with)|seconded to|inhyrd (?:till|hos|på|av)|uthyrd till|udlejet til|udlånt til|utleid til|missions? (?:chez|à|au|auprès)|missioni (?:presso|in)|misiones en|opdrachten bij|detachering(?:en)? bij)\s[^\t]*$/iu;

/** The parts of a heading in order, without dates.
 * @param isUsual whether other jobs of the CV have their employer behind such a word, so that an unknown name there is one too
 * @param towns names that are towns on this page
 * @param usual the words that the jobs of the CV have before their employers
 */
export function piecesOf(
  head: readonly CvLine[],
  span: Span,
  isUsual = false,
  usual: ReadonlySet<string> = new Set(),
  towns: ReadonlySet<string> = new Set(),
): Pieces {
  const told = head.filter(({ text }) => {
    const rest = text.replace(span.words, '');
    return /\p{L}/u.test(rest) && placeIn(rest) === null;
  }).length;
  const named: Piece[] = [];
  const places: string[] = [];
  // "Comme chez Soi, Bruxelles" beside a line with the title: a name may hold such a word.
  const titled = head.filter(({ text }) => titleEvidence(tidy(text.replace(span.words, ''))) >= 1);
  for (const [at, line] of head.entries()) {
    const isTitledElsewhere = titled.some((other) => other !== line);
    const own = (line.text.includes(span.words) ? withoutSpan(line.text, span) : line.text).replace(
      ASSIGNED,
      '',
    );
    // "Analista en Oleaginosa Guazú" above "Marzo 2021 – actualidad · Puerto General": a town that no table knows is no other name.
    const isSole = head.every(
      (other) =>
        other === line || !namesAnything(other.text.replace(span.words, '').replace(/^[\s·|,–—-]+/, '')),
    );
    for (const { text, at: after } of split(
      own,
      { isAlone: told < 2, isSole, isTitledElsewhere },
      isUsual,
      usual,
    )) {
      if (KIND_OF_WORK.test(text) || isDuration(text)) continue;
      const isPlace =
        /^(?:remote|homeoffice|home office|télétravail|remoto)$/i.test(text) ||
        (whereIs(text) !== null && !looksLikeTitle(text)) ||
        towns.has(text) ||
        (TOWN_AND_INITIALS.test(text) && !hasLegalForm(text) && !looksLikeEmployer(text));
      if (isPlace && !after) places.push(text);
      else named.push({ text, line: at, bold: line.bold, at: after });
    }
  }
  const inProvinces = named.filter(
    (piece, at) =>
      ((IN_PROVINCE.test(piece.text) && named[at - 1]?.line === piece.line) || isInCountry(piece.text)) &&
      !looksLikeEmployer(piece.text) &&
      titleEvidence(piece.text) < 1 &&
      named.length > 2,
  );
  return employerAmongTowns(
    {
      named: named.filter((piece) => !inProvinces.includes(piece)),
      places: [...places, ...inProvinces.map(({ text }) => text)],
    },
    head.length,
  );
}

// "Tenaris – Dalmine (BG)", "Morin – Bagnolet (93)": behind an employer on its line, a town with its province.
const IN_PROVINCE = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3} \((?:[A-Z]{2}|\d{2,3})\)$/u;

/** Whether a text is a town that no table knows, and its country: "Brønderslev, Danmark". */
export function isInCountry(text: string): boolean {
  const [town = '', country = '', ...more] = segmentsOf(text);
  const place = more.length === 0 && country !== '' ? placeIn(country) : null;
  return place !== null && place.city === null && /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3}$/u.test(town);
}

// "Schweisser WIG / MAG": two short forms of the trade.
const isPairOfTerms = (last: string, part: string): boolean =>
  looksLikeTitle(last) &&
  /\s\p{Lu}{2,4}$/u.test(last) &&
  /^\p{Lu}{2,4}(?=$|,|\s\()/u.test(part) &&
  !hasLegalForm(part);

// "Welder / Fabricator": a word that seems one of titles, whose sign joins it to one that is.
const isRareTitle = (part: string): boolean =>
  /^\p{Lu}[\p{L}-]+$/u.test(part) && titleEvidence(part) > 0.5 && employerEvidence(part) < 0;

// "Drucktechnologe / Maschinenführer" is one title.
function joinTitles(parts: readonly string[], text: string): string[] {
  return parts.reduce<string[]>((kept, part) => {
    const last = kept.at(-1);
    const isOne =
      last !== undefined &&
      text.includes(`${last} / ${part}`) &&
      (looksLikeTitle(segmentsOf(part)[0] ?? '') || isPairOfTerms(last, part) || isRareTitle(part)) &&
      (looksLikeTitle(last) || skillNamed(last) !== null) &&
      [last, part].every((one) => !looksLikeEmployer(segmentsOf(one)[0] ?? ''));
    if (isOne) kept[kept.length - 1] = `${last} / ${part}`;
    else kept.push(part);
    return kept;
  }, []);
}

// Any sign that is neither within names ("&", "+", "@") nor in pairs, alone between spaces: a dash, "//", "►", "~".
const SEPARATOR = /\s*(?:\t|\||\s(?:[^\p{L}\p{N}\p{Cc}\s()[\]"'’“”«»&+,.;:@#%°§]{1,3}|::|»)\s|;\s)\s*/u;

// What stands in brackets is not parted: "University Hospital Galway (HSE West / Saolta)".
const inBrackets = (text: string, from: string, to: string): string =>
  text.replace(/\([^()]*\)/g, (all) => all.replaceAll(from, to));

// "presso Autoscuola Euganea": a line of its own below the title.
const BEFORE_EMPLOYER =
  /^(?:bei(?: der| dem)?|bij|chez|presso|c\/o|hos|auprès d(?:e(?: la| l[’'])?|u|es)|au sein d(?:e(?: la| l[’'])?|u|es)|alle dipendenze d[ei](?:lla?|ll[’'])?)\s*(?:la |il |lo |le |de )?(\p{Lu}.{1,80})$/u;

// "presso lo stesso Studio Fabbri": the employer of another job by its name.
const THE_SAME =
  /(\s(?:at|bei|bij|chez|presso|hos))\s+(?:the same|d(?:er|em)selben|(?:le|la) même|(?:lo stesso|la stessa)|hetzelfde|dezelfde|samm[ae])\s+(?=\p{Lu})/u;

// "Planner bij de firma Hooghiemstra", "Saldatore presso la ditta Melis": a word for a firm says that a name follows.
const AT_A_FIRM =
  /(\p{L}),?\s+(?:bei (?:der )?(?:Firma|Fa\.)|bij (?:de firma|het bedrijf|firma)|presso (?:la )?(?:ditta|società|azienda)|per la (?:ditta|società)|(?:en|para) la (?:empresa|firma|compañía)|(?:na|pela) (?:empresa|firma)|(?:au sein de|dans|chez|pour) (?:la société|l[’']entreprise)|(?:hos|i|for) firmaet|(?:w|dla) (?:firmie|spółce|przedsiębiorstwie|firmy)|(?:på|hos) (?:företaget|firman|firma|bolaget)|(?:at|with) the (?:firm|company)|(?:via|über|door|tramite|através de|por) (?:het )?(?:uitzendbureau|interimkantoor|(?:la |l[’'])?agence(?: d[’']int[ée]rim)?|(?:la )?soci[ée]t[ée] d[’']int[ée]rim|(?:l[’'])?agenzia(?: interinale| per il lavoro)?|(?:la )?ETT|bemanningsföretaget|vikarbureauet|bemanningsbyrået|(?:die )?zeitarbeitsfirma|(?:den )?personaldienstleister))\s+(?=[\p{Lu}\d’‘«„"])/gu;

function split(
  written: string,
  { isAlone, isSole, isTitledElsewhere }: { isAlone: boolean; isSole: boolean; isTitledElsewhere: boolean },
  isUsual: boolean,
  usual: ReadonlySet<string>,
): { text: string; at: boolean }[] {
  const whole = written.replace(AT_A_FIRM, '$1 @ ');
  // In a line of capitals the word before an employer has them too.
  const spelt =
    whole === whole.toUpperCase()
      ? whole.replace(/\s(?:PRESSO|CHEZ|BIJ|BEI|HOS|C\/O)\s/gu, (word) => word.toLowerCase())
      : whole;
  const text = inBrackets(spelt.replaceAll('\u0000', ''), ' / ', ' \u0000 ');
  const parts = joinTitles(text.split(SEPARATOR), text);
  const own = parts.length === 1 && (isAlone || isSole) ? usuallyBehind(tidy(whole), usual) : null;
  if (own !== null && !(isTitledElsewhere && titleEvidence(own.title) < 1))
    return [
      { text: tidy(own.title), at: false },
      { text: tidy(own.employer), at: true },
    ];
  return parts
    .map((part) => part.replaceAll('\u0000', '/'))
    .flatMap((part) => {
      const piece = part.replace(PART_TIME, '') || part;
      const [, alone] = BEFORE_EMPLOYER.exec(piece) ?? [];
      if (alone !== undefined) return [{ text: tidy(alone), at: true }];
      const small = inHouseInSmall(piece);
      if (small !== null)
        return [
          { text: tidy(small.title), at: false },
          { text: tidy(small.employer), at: true },
        ];
      const at =
        /^(.{3,80}?),?\s+(@|at|with|bei(?: der| dem)?|bij|chez|presso|c\/o|hos|via|auprès d(?:e(?: la| l[’'])?|u|es)|au sein d(?:e(?: la| l[’'])?|u|es)|alle dipendenze d[ei](?:lla?|ll[’'])?)\s*(?<![\p{L}](?=\p{L}))(?:the\s+(?=\p{Lu}))?(\p{Lu}.{1,80})$/u.exec(
          piece.replace(THE_SAME, '$1 '),
        );
      // "@" parts a title from its employer whatever the two are called.
      if (
        at !== null &&
        !(at[2] === 'with' && isKnowledge(at[3] ?? '')) &&
        !/\([^()]*$/.test(at[1] ?? '') &&
        !/^(?:comme|come|como|wie|als|zoals|som)$/iu.test(at[1] ?? '') &&
        (/\s@\s/.test(piece) ||
          (isTitledElsewhere
            ? titleEvidence(at[1] ?? '') >= 1
            : seemsTitle(at[1] ?? '') || isCalling(at[1] ?? '', at[2] ?? '')))
      )
        return [
          { text: tidy(at[1] ?? ''), at: false },
          { text: tidy(at[3] ?? ''), at: true },
        ];
      const both =
        inTwoSentences(piece) ?? (isAlone ? (inEmployer(piece, isUsual) ?? bracketed(piece)) : null);
      return both ?? [{ text: tidy(piece), at: false }];
    })
    .filter(({ text: part }) => part.length > 1 && /\p{L}/u.test(part));
}

// "Developer with Java", "Teacher with French": no employer.
const isKnowledge = (text: string): boolean =>
  segmentsOf(text).some((part) => skillNamed(part) !== null || languageNamed(part) !== null);

// "Seconde de cuisine chez Maison Lestrade": in some languages a word stands before employers alone, whatever comes before it.
const isCalling = (title: string, word: string): boolean =>
  /^(?:bij|chez|presso|c\/o|hos|via|auprès d.*|au sein d.*|alle dipendenze d.*)$/.test(word) &&
  /^\p{L}[\p{L}’' -]+$/u.test(title) &&
  title.split(/\s+/).length < 6 &&
  !isProse(title) &&
  employerEvidence(title) < 1;

const withoutTown = (text: string): string => text.replace(/\s*\(\p{Lu}[^()]{1,40}\)$/u, '');

// "Técnica de Selección. Talento Norte ETT, S.L. (Burgos)", "Peak Joinery (Buxton): Trainee Estimator": a sign parts the two.
function inTwoSentences(piece: string): { text: string; at: boolean }[] | null {
  const [, first = '', sign = '', second = ''] =
    /^(\p{Lu}.{2,60}?)(\.|:)\s+(\p{Lu}[^;:!?]{2,80})$/u.exec(piece) ?? [];
  if (first === '' || isShortForm(`${first}.`)) return null;
  const named = withoutTown(first);
  // Behind a colon what was done may stand as well: "Jefe de proyecto: Implantación de SAP".
  const least = sign === '.' || second.split(/\s+/).length < 3 ? 0.3 : 1;
  const isTitleFirst =
    titleEvidence(first) >= 2 && titleEvidence(second) < 1 && employerEvidence(second) >= least;
  const isEmployerFirst =
    sign === ':' &&
    titleEvidence(second) >= 2 &&
    titleEvidence(first) < 1 &&
    Math.max(employerEvidence(first), employerEvidence(named)) >= (named === first ? 1 : 0.3);
  return isTitleFirst || isEmployerFirst
    ? [
        { text: tidy(first), at: isEmployerFirst },
        { text: tidy(second), at: isTitleFirst },
      ]
    : null;
}

// "Driftsleder (Fyns Varmeværk)": brackets behind a title hold its employer, unless it is a place or a kind of work.
function bracketed(piece: string): { text: string; at: boolean }[] | null {
  const match = /^([^()]{3,60}?)\s*\((\p{Lu}[^()]{2,60})\)$/u.exec(piece);
  if (match === null) return null;
  const [title, employer] = [tidy(match[1] ?? ''), tidy(match[2] ?? '')];
  // "Kraftfahrer, Spedition Wackler, Wilkau-Haßlau (Benelux, Frankreich)": the name stands before them.
  if (segmentsOf(title).length > 2) return null;
  const isName =
    /\p{Ll}/u.test(employer) &&
    !/\d/.test(employer) &&
    (employer.includes(' ') || looksLikeEmployer(employer));
  return seemsTitle(title) &&
    isName &&
    placeIn(employer) === null &&
    !KIND_OF_WORK.test(employer) &&
    titleEvidence(employer) < 1 &&
    employerEvidence(employer) >= 0.3
    ? [
        { text: title, at: false },
        { text: employer, at: true },
      ]
    : null;
}

// "Recepcionista en Hotel Sol", "Enfermeira no Hospital da Luz": "in" separates them only where both sides are recognised.
function inEmployer(piece: string, isUsual = false): { text: string; at: boolean }[] | null {
  const match =
    /^(.{3,60}?),?\s+(?:en|na|no|nos|nas|in|dans|au|à|im|i|på|ved|per|para|voor|für|pour|nella|nel|alla|al)\s+(?:el |la |los |las |il |lo |the |der |die |das |dem |de |het |le )?(\p{Lu}.{1,70}?)\.?$/u.exec(
      piece,
    );
  if (match === null) return null;
  const named = match[2] ?? '';
  const isShort = piece.endsWith('.') && hasLegalForm(`${named}.`);
  const [title, employer] = [tidy(match[1] ?? ''), tidy(isShort ? `${named}.` : named)];
  // In Swedish and Norwegian one works "på" a place of work; a town has another word.
  // "Cheffe de cuisine à la Table du Moulin, Aurillac": a town behind it tells that it is a place of work.
  const isAtOne =
    /\s(?:à la|à l['’]|au|aux)\s*\p{Lu}/u.test(match[0]) &&
    placeIn(employerAndPlace(employer).place ?? '') !== null;
  // "Operador de loja no Hiper Aveirense": the article within it tells that a name follows, behind what is surely a title.
  const isContracted = /\sn[ao]\s\p{Lu}/u.test(match[0]) && titleEvidence(title) >= 1.5;
  const least =
    isUsual && titleEvidence(title) >= 1
      ? -0.3
      : isContracted
        ? 0.2
        : /\spå\s/u.test(match[0]) && employer.includes(' ')
          ? 0.3
          : isAtOne
            ? 1
            : 1.8;
  const isBoth =
    seemsTitle(title) &&
    titleEvidence(employer) < 1 &&
    employerEvidence(employer) >= least &&
    !title.includes(',') &&
    segmentsOf(employerAndPlace(employer).employer).length <= (/\spå\s/u.test(match[0]) ? 2 : 1);
  return isBoth
    ? [
        { text: title, at: false },
        { text: employer, at: true },
      ]
    : null;
}

// Brackets that say how somebody was employed are of neither title nor employer; a grade stays with its title.
const isTerm = (inside: string): boolean => KIND_OF_WORK.test(inside) && !GRADED.test(inside);
const GRADED = /^(?:band|grade|level|class|tier) /i;

// A number in a list, and none of a rank: "1. styrmann", "2. Offizier".
const NUMBERED =
  /^(?:\d{1,2}\)\s+|\d{1,2}\.\s+(?!\p{Ll}|(?:Offizier|Ingenieur|Steuer|Maschinist|Nautisch|Techn|Styrmann?|Styrmand|Maskin|Geige|Violin|Oboe|Horn|Flöte|Trompete|Koch|Kok|Kock|Vorsitzende|Bürgermeister|Officer|Mate|Engineer|Sekret|Amanuensis|Assistent|Konsulent|Bevollm|Reserve|Schichtführer|Monteur|Vormann|Hausmeister|Vogn|Lærer|Lehrer))|M\/s\.?\s+)(?=\p{L})/u;

// "Post Held: Branch Manager": a field of a form without the other fields of one.
function withoutLabel(part: string): string {
  const [whole = '', label = ''] = /^(\p{L}[\p{L} ]{2,30}?)\s*:\s+(?=\p{L})/u.exec(part) ?? [];
  const asked = label === '' ? null : labelOf(label);
  return asked === 'title' || asked === 'employer' ? part.slice(whole.length) : part;
}

function tidy(part: string): string {
  return withoutLabel(part)
    .replace(
      /^(?:dzt|derzeit|zurzeit|aktuell|currently|actualmente|attualmente|atualmente|actuellement|momenteel)\.?$/i,
      '',
    )
    .replace(PART_TIME, '')
    .replace(
      /^(?:job title|position|role|title|designation|employer|company|organisation|organization|client|location|dates?|period|cargo|puesto|funci[oó]n|fun[cç][aã]o|poste|fonction|ruolo|mansione|qualifica|functie|befattning|stilling|funktion|funktio|tehtävä|stanowisko|firma|pracodawca|puesto de trabajo|categor[íi]a|incarico|empresa|entreprise|azienda|werkgever|arbetsgivare)\s*:\s*/i,
      '',
    )
    .replace(/\s*\(([^()]+)\)$/, (all, inside: string) => (isTerm(inside) ? '' : all))
    .replace(/\(\s*\)/g, '')
    .replace(NUMBERED, '')
    .replace(/^(?:[\s,|·•:–—*-]|\.(?=\s))+|[\s,|·•:–—*-]+$/g, '')
    .trim();
}
