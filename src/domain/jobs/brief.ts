import {
  asksByContent,
  goesOnWishing,
  isPaperAlone,
  saysWhen,
  thingWished,
  wishesByForm,
  wishesOfBefore,
} from './asked-by-content.ts';
import { isPlainlyOfJob } from './beside-secrets.ts';
import {
  ASKED,
  BEGINS_ANEW,
  DUTY,
  DUTY_VERB,
  HOLDS,
  MUST,
  NEED,
  NEEDS,
  OF_THINGS,
  OFFER,
  SEEKS,
  SEEKS_SEVERAL,
  WE_NEED,
  WISH_OF_BONUS,
} from './brief-cues.ts';
import { headAbove, headingOf, headOfDuties, labelOf, PROCESS_HEAD } from './brief-headings.ts';
import { briefLines } from './brief-lines.ts';
import { isWish, statementsOf } from './brief-parts.ts';
import {
  ABLE_TO,
  CAN_WAIT,
  COVERS,
  DAY_ALONE,
  DOES,
  DOING,
  inThird,
  LANGUAGES_ALONE,
  LED_BY_YEARS,
  NAMES_ROLE,
  NOT_ASKED,
  NOT_ASKED_ABROAD,
  OF_PAY,
  OWN_THING,
  TERMS_ALONE,
  WITH_HELP,
} from './by-its-form.ts';
import { isConfidential, isInConfidence } from './confidential.ts';
import { filedByForm, saysStart, tellsTimeline } from './filed-by-form.ts';
import { tellsProcess } from './interview-process.ts';
import { ownSection } from './not-asked.ts';
import { paperNeeded } from './paper-needed.ts';
import { isPerk, isPerkList } from './perks.ts';
import { cleanStatement } from './shorten.ts';
import { capital, partsOf } from './text-lines.ts';
import type { Section } from './whole-headings.ts';

/** A statement of a job description. `explicit` if its text or heading says that it is required. */
export interface Statement {
  text: string;
  explicit: boolean;
}

/** A parsed job description. All statements are the author's. */
export interface Brief {
  intro: string[];
  responsibilities: Statement[];
  requirements: Statement[];
  nice_to_have: Statement[];
  /** What the employer offers. */
  offers: Statement[];
  /** Sentences that may not reach a candidate, and so stand nowhere else. */
  left_out: string[];
  /** Lines that are headed as telling how people are interviewed. */
  process: string[];
  /** Lines under a heading of which nothing says what it heads; they stand nowhere else. */
  unfiled: string[];
}

/** Whether a statement begins with the verb of what is done. */
export const isDuty = (said: string): boolean => DUTY_VERB.test(said);

const APPLY = /\b(?:apply|your (?:cv|resume|application)|equal opportunit\w*|confidential)\b/i;

const ROLE = /^(?:the )?(?:role|job) ?: (?!you\b|to\b)/iu;
/** What a label says of its own line alone. */
const OF_ONE_LINE: ReadonlySet<Section> = new Set(['other', 'inside', 'terms']);
/** A line of a form, with a label that no list knows. */
const LABELLED = /^(?!https?:)\p{Lu}[^:.!?]{1,30}(?<!\d) ?: \S/u;
/** What means nothing without its label: "Experience: three years in a plant", "Hours: 60 a fortnight". */
const KEEPS_LABEL =
  /^(?:\d+[.)] )?(?:[\p{L}-]+ )?(?:notice(?: period)?|hours|hrs|schedule|shifts?|rota|roster|pattern|days|contract|term|duration|tenure|experience|certs?|certifications?|checks?|screening|clearance|languages?|immuni[sz]ations?|vaccinations?|arbeitszeit\p{L}*|arbeitstage|\p{L}*stunden|dienst\p{L}*|schicht\p{L}*|umfang|pensum|vertragsart|befristung|\p{L}*erfahrung|sprach\p{L}*|nachweise?|vor arbeitsbeginn|horaires?|temps de travail|durée|rythme|planning|type de contrat|contrat|obligations légales|expérience|langues?|horarios?|turnos?|jornada|contrato|duración|experiencia|idiomas|orario|turni|contratto|durata|esperienza|lingue|werktijd\p{L}*|uren|rooster|dienstverband|ervaring|talen)(?: [\p{L}-]+){0,3} ?:/iu;

/** Behind a line that heads itself and is closed by a stop, a sentence that begins and ends as one is no more of it. */
const WHOLE_SENTENCE = /^\p{Lu}\S*\s+(?:\S+\s+){3,}\S+[.!?]$/u;
/** So many lines with labels of their own make a form, of which no line goes on with the one before. */
const LEAST_HEADS = 3;

/** "CA", "Go", "R": what is asked for in a list by its letters. */
const SHORT_SKILL = /^\p{Lu}[\p{L}\d+#]?$/u;

const BULLET = /^(?:[-*+•·‣▪●◦–—]|\(?\d{1,2}[.)]|\(?[a-h]\))\s+(.+)$/;

/**
 * Parses a job description by its headings and bullets or, without any, by the wording of its sentences. Reads plain
 * text, Markdown and the HTML that job boards use. Headings are English, German, French and Spanish, cues English; in other
 * languages all prose is the introduction, and bullets without a heading are taken as duties.
 * @param contacts the client's contacts, whose names may not reach a candidate
 */
export function readBrief(description: string | null, contacts: readonly string[] = []): Brief {
  const brief: Brief = {
    intro: [],
    responsibilities: [],
    requirements: [],
    nice_to_have: [],
    offers: [],
    left_out: [],
    process: [],
    unfiled: [],
  };
  let section: Section = 'intro';
  let isListed = false;
  let isOneLine = false;
  let isClosed = false;
  let isUnknown = false;
  // Lines that head themselves alone, as those of a form do, and those of the section that end without a sign.
  let [heads, bare] = [0, 0];
  const open = (text: string): string => withoutConfidential(text, contacts, brief.left_out);
  const { lines, left_out } = briefLines(description ?? '', contacts);
  brief.left_out.push(...left_out);
  const duties = headOfDuties(lines);
  const isShouted = lines.filter(isCapitals).length * 2 > lines.length;
  for (const [at, line] of lines.entries()) {
    const bullet = BULLET.exec(line)?.[1];
    const own = bullet?.includes(':') === true && labelOf(bullet) !== undefined ? headingOf(bullet) : null;
    if (own !== null && own.rest !== '') {
      // "- Wants: three seasons" heads its own line of a list.
      isListed = true;
      if (own.section === 'inside') brief.left_out.push(bullet ?? line);
      else file(brief, own.section, open(KEEPS_LABEL.test(bullet ?? '') ? (bullet ?? '') : own.rest), true);
      continue;
    }
    if (bullet === undefined && !isShouted && isCapitals(line) && !MUST.test(line)) {
      // "TARRAWONGA GRAIN - WHERE IT WEIGHS IN", "BAR MANAGER, LEEDS": what an old ad is headed with.
      const known = headingOf(line)?.section ?? 'other';
      if (
        known === 'other' &&
        labelOf(line) === undefined &&
        (section === 'intro' || line.split(' ').length > 7)
      ) {
        brief.left_out.push(line);
        continue;
      }
    }
    const heading =
      bullet === undefined ? (headingOf(line) ?? headAbove(line, lines.slice(at + 1, at + 3))) : null;
    if (heading !== null) {
      // "Start: May" among what is asked for says something of its own line alone.
      const isOwnLine =
        OF_ONE_LINE.has(heading.section) && heading.rest !== '' && labelOf(line) !== undefined;
      // "Role: night porter, Killarney" says which it is.
      const isTitle = heading.rest !== '' && ROLE.test(line) && !tellsDuties(heading.rest);
      if (isTitle) {
        section = 'intro';
        file(brief, 'intro', open(heading.rest), false);
        continue;
      }
      // "Forwarded:", "Clinic assistant x2 pls:": what stands first heads all of it.
      const isFirst = at === 0 && heading.isUnknown === true;
      if (!isOwnLine) {
        isUnknown = heading.isUnknown === true && line !== duties && !isFirst;
        section = isFirst ? 'intro' : line === duties ? 'responsibilities' : heading.section;
        isListed = false;
        isOneLine = heading.rest !== '';
        isClosed = /[.!]$/.test(line);
        heads += Number(isOneLine);
        bare = 0;
      }
      if (PROCESS_HEAD.test(line)) brief.process.push(line);
      const beyond = heading.section === 'other' ? behindFact(line, heading.rest) : '';
      if (beyond !== '') file(brief, 'intro', open(beyond), false);
      if (heading.section === 'inside') brief.left_out.push(line);
      else if (heading.rest !== '')
        file(brief, heading.section, open(KEEPS_LABEL.test(line) ? line : heading.rest), false);
    } else {
      // "Desirable: a degree." heads its own line; what then begins anew as a whole sentence is no more of it.
      if (
        isOneLine &&
        bullet === undefined &&
        (BEGINS_ANEW.test(line) ||
          LABELLED.test(line) ||
          heads >= LEAST_HEADS ||
          (isClosed && WHOLE_SENTENCE.test(line)) ||
          isOfAnother(section, line) ||
          ((section === 'requirements' || section === 'nice_to_have') && OF_PAY.test(line)))
      )
        section = 'intro';
      // What stands below a list without its sign is no more of it, nor a sentence below lines without an end.
      if (isListed && bullet === undefined) section = 'intro';
      if (bullet === undefined && bare >= 2 && /^(?:\S+\s+){4,}\S+[.!?]$/u.test(line)) section = 'intro';
      // What is plainly of the job is no more of a head that nobody knows: "Here's what I'd put:".
      if (isUnknown && section === 'other' && bullet === undefined && saysOfJob(line)) section = 'intro';
      if (section !== 'intro' && !/[.!?:;]$/.test(line)) bare += 1;
      isListed = bullet !== undefined;
      if (isUnknown && section === 'other') brief.unfiled.push(bullet ?? line);
      file(brief, section, open(bullet ?? line), bullet !== undefined);
    }
  }
  return {
    intro: brief.intro,
    responsibilities: distinct(brief.responsibilities),
    requirements: distinct(brief.requirements),
    nice_to_have: distinct(brief.nice_to_have),
    offers: distinct(brief.offers),
    left_out: brief.left_out,
    process: brief.process,
    unfiled: brief.unfiled,
  };
}

// "Aufgaben: …" in one line, and below it what is asked for; "Nice: …", and below it what is done.
const isOfAnother = (section: Section, line: string): boolean =>
  section === 'responsibilities'
    ? (MUST.test(line) || NEED.test(line)) && !DUTY_VERB.test(line)
    : (section === 'requirements' || section === 'nice_to_have') &&
      /^(?:responsible|accountable) for\b|^you(?:['’]ll| will) (?!need|have|be able)/iu.test(line);

/** "Location: Sanand. B.Tech, 4-6 years in snacks. Canteen.": where, what is paid and when are said by one sentence, and the rest is the job. */
function behindFact(line: string, rest: string): string {
  if (!OF_FACT.test(line)) return '';
  const [, ...behind] = partsOf(rest);
  return behind.map(({ sentence }) => sentence).join(' ');
}
const OF_FACT =
  /^\W*(?:(?:job )?(?:location|place|site|town|city)|based|salary|pay|rate|ctc|package|title|position|ort|standort|arbeitsort|einsatzort|gehalt|lohn|lieu|salaire|ubicación|lugar|salario|sede|luogo|ral|plaats|locatie|standplaats|salaris|local)\s*:/iu;

/** Whether a line is in capitals and says more than a short word or two. */
const isCapitals = (line: string): boolean =>
  line === line.toUpperCase() && (line.match(/\p{Lu}{3,}/gu) ?? []).length >= 2 && !/\d/.test(line);

/** Whether a line of whole sentences says what is done, asked or wanted, whatever stands above it. */
const saysOfJob = (line: string): boolean =>
  /[.!?]$/u.test(line) &&
  partsOf(line).some(
    ({ sentence }) => isPlainlyOfJob(sentence) || DUTY_VERB.test(sentence) || SEEKS.test(sentence),
  );

function withoutConfidential(text: string, contacts: readonly string[], leftOut: string[]): string {
  const isInside = (said: string): boolean => isConfidential(said, contacts) || isInConfidence(said);
  if (!isInside(text)) return text;
  const parts = partsOf(text);
  const kept = parts.filter(({ sentence }) => !isInside(sentence));
  // A name or a rate that only the whole line shows takes the line with it.
  const isSplit = kept.length === parts.length;
  leftOut.push(
    ...(isSplit ? parts : parts.filter((part) => !kept.includes(part))).map(({ sentence }) => sentence),
  );
  return isSplit
    ? ''
    : kept.map(({ sentence }) => capital(/[.!?:]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

function file(brief: Brief, heading: Section, text: string, bullet: boolean): void {
  if (heading === 'other') return;
  if (heading === 'inside') {
    if (text !== '') brief.left_out.push(text);
    return;
  }
  // When the work is done stands with what comes of it.
  const section = heading === 'terms' ? 'offers' : heading;
  let before: Section | null = null;
  const parts = bullet ? [{ sentence: text, goesOn: false }] : partsOf(text);
  for (const { sentence, goesOn, isWished } of wishesOfBefore(parts.flatMap(statementsOf))) {
    // "Nice to have: …" in the middle of a paragraph heads its own sentence.
    const heading = section === 'intro' || labelOf(sentence) !== undefined ? headingOf(sentence) : null;
    const isOther = section === 'intro' || STATED.has(heading?.section ?? 'intro');
    const headed =
      heading !== null && heading.rest !== '' && heading.section !== 'intro' && isOther ? heading : null;
    const said = cleanStatement(headed?.rest ?? sentence);
    if (
      said.length < 3 &&
      !(bullet && SHORT_SKILL.test(said) && (section === 'requirements' || section === 'nice_to_have'))
    )
      continue;
    if ((section === 'requirements' || section === 'nice_to_have') && saysWhen(said)) continue;
    if (section !== 'intro' && (tellsProcess(said) || tellsTimeline(said))) {
      brief.process.push(said);
      continue;
    }
    const given = headed?.section ?? (section === 'intro' ? sectionOf(said, bullet) : section);
    const listed =
      given === 'offers' && saysStart(said)
        ? 'intro'
        : bullet && given === 'offers' && DUTY_VERB.test(said) && !isPerk(said)
          ? 'responsibilities'
          : given;
    const own = ownSection(said, listed);
    const isUnasked = own !== listed && own !== 'responsibilities';
    // "You will look after stock; deliveries; and safety": what goes on says more of the same.
    const place: Section = isUnasked
      ? own
      : isWished === true || (before === 'nice_to_have' && goesOnWishing(said))
        ? 'nice_to_have'
        : goesOn && own === 'intro'
          ? (before ?? own)
          : own;
    // "Entrée souhaitée le 1er mars", "Monday 25 January": when somebody may begin is neither asked nor wished for.
    if ((place === 'requirements' || place === 'nice_to_have') && saysWhen(said)) continue;
    before = place === 'requirements' && isWish(said) ? 'nice_to_have' : place;
    if (place === 'intro') addToIntro(brief.intro, sentence, goesOn);
    else if (place !== 'other' && place !== 'inside' && place !== 'terms') {
      const wish = place === 'requirements' && isWish(said);
      const statement = {
        text: thingWished(
          goesOn
            ? withoutAnd(said)
            : place === 'responsibilities'
              ? capital(said.replace(LEADS_DUTIES, ''))
              : said,
        ),
        explicit: section === 'requirements' || MUST.test(said),
      };
      brief[wish ? 'nice_to_have' : place].push(statement);
    }
  }
}

/** What a label within a part of a brief heads anew: "Must: Go. Nice: logistics". */
const STATED: ReadonlySet<Section> = new Set(['responsibilities', 'requirements', 'nice_to_have']);

function addToIntro(intro: string[], said: string, goesOn: boolean): void {
  const last = goesOn ? intro.at(-1) : undefined;
  if (last !== undefined) intro[intro.length - 1] = `${last.replace(/\.$/, '')}; ${said}`;
  else intro.push(/[.!?:…]$/.test(said.trim()) ? said.trim() : `${said.trim()}.`);
}

const withoutAnd = (said: string): string => capital(said.replace(/^(?:and|or|und|et|y)\s+/i, ''));

/** "Role: Run the pass on busy services. Prep sauces daily.": what is done, in sentences. */
const tellsDuties = (rest: string): boolean => isDuty(rest) && partsOf(rest).length > 1;

// Classifies a sentence that is under no heading.
function sectionOf(sentence: string, bullet: boolean): Section {
  if (LEADS_DUTIES.test(sentence)) return 'responsibilities';
  if (
    /\bwe offer\b|\b(?:wir bieten|nous (?:offrons|proposons))\b|\b(?:annual|parental|maternity|paternity|paid|sick) leave\b|\bbenefits\b/i.test(
      sentence,
    ) &&
    !APPLY.test(sentence) &&
    !DUTY_VERB.test(sentence) &&
    !COVERS.test(sentence)
  )
    return 'offers';
  if ((bullet && isPerk(sentence)) || isPerkList(sentence, bullet)) return 'offers';
  const byForm = filedByForm(sentence, bullet);
  if (byForm !== null) return byForm;
  if (bullet && DOING.test(sentence)) return 'responsibilities';
  if (OWN_THING.test(sentence)) return 'requirements';
  if (LANGUAGES_ALONE.test(sentence)) return 'requirements';
  if (NOT_ASKED.test(sentence) || NOT_ASKED_ABROAD.test(sentence)) return 'intro';
  if (NAMES_ROLE.test(sentence)) return 'intro';
  if (WITH_HELP.test(sentence)) return 'intro';
  if (isPaperAlone(sentence) || ABLE_TO.test(sentence) || LED_BY_YEARS.test(sentence)) return 'requirements';
  if (bullet && [TERMS_ALONE, CAN_WAIT, DAY_ALONE].some((form) => form.test(sentence))) return 'other';
  if (DOES.test(sentence)) return 'responsibilities';
  if (SEEKS_SEVERAL.test(sentence) && !MUST.test(sentence)) return 'intro';
  if (NEEDS.test(sentence) || (WE_NEED.test(sentence) && !isWish(sentence))) return 'requirements';
  if (OFFER.test(sentence) && !WISH_OF_BONUS.test(sentence) && !wishesByForm(sentence)) return 'other';
  if (isWish(sentence) || (WISH_OF_BONUS.test(sentence) && sentence.split(/\s+/).length < 9))
    return 'nice_to_have';
  // "We're a group of 22 looking for an experienced coder", "Il nous faut un infirmier": who is wanted, and nothing that they must have.
  if (paperNeeded(sentence) !== null) return 'requirements';
  if (SEEKS.test(sentence) && !MUST.test(sentence)) return 'intro';
  const third = inThird(sentence);
  if (third !== null) return third === 'alone' ? 'responsibilities' : 'intro';
  if (MUST.test(sentence) || NEED.test(sentence) || HOLDS.test(sentence)) return 'requirements';
  if (bullet && ASKED.test(sentence) && !DUTY_VERB.test(sentence)) return 'requirements';
  if (bullet || (DUTY.test(sentence) && !OF_THINGS.test(sentence)) || DUTY_VERB.test(sentence))
    return asksByContent(sentence) ? 'requirements' : 'responsibilities';
  return asksByContent(sentence.replace(WHO_WANTS, '')) ? 'requirements' : 'intro';
}

/** "Zu den Aufgaben gehören", "Le poste comprend": the words of a sentence that lead to what is done. */
const LEADS_DUTIES =
  /^(?:(?:the |this )?(?:job|work|role|day|day-to-day) (?:is|are|involves|means|will be)(?= (?!(?:being|going|getting|paying|closing|opening|starting|moving|changing|becoming|exciting|interesting|challenging|rewarding|demanding|nothing|anything|something|everything|coming|ending|running|ongoing|working|standing|looking|during|amazing)(?!\p{L}))\p{Ll}+ing (?:\p{L}|\d)[^.!?]*,)|zu (?:den|deinen|ihren|euren) (?:\p{L}+ )?(?:aufgaben|tätigkeiten) (?:gehör|zähl)\p{L}*(?: (?:auch|unter anderem|vor allem|insbesondere))?|(?:ihre|deine|die) (?:haupt)?aufgaben (?:sind|umfassen)|(?:das|ihr|dein) aufgabengebiet umfasst|le poste (?:comprend|consiste à|consiste en)|(?:les|vos|ses) missions (?:sont|comprennent)|(?:las |sus |tus )?funciones (?:son|incluyen)|(?:tot|onder) (?:je|de|uw) taken (?:behoren|vallen)|(?:je|de|uw) taken zijn|le mansioni (?:sono|comprendono|prevedono)|as funções (?:são|incluem))(?::| )\s*(?=\p{L})/iu;

/** "I'd want two years as a duty manager, and Opera", "ça prend un DEP": who asks, before what is asked. */
const WHO_WANTS =
  /^(?:(?:i|we)(?:['’]d| would| will|['’]ll)? (?:really |also )?(?:want|like|expect|hope for|look for|be looking for|be after)|ça prend) /iu;

function distinct(statements: Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
