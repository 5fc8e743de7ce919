import { headingOf, labelOf, PROCESS_HEAD } from './brief-headings.ts';
import { briefLines } from './brief-lines.ts';
import { isConfidential, isInConfidence } from './confidential.ts';
import { tellsProcess } from './interview-process.ts';
import { isPerk } from './perks.ts';
import { partsOf } from './text-lines.ts';
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

const MUST =
  /\b(must|required|requires?|essential|mandatory|minimum|at least|non-negotiable|(?<!\bno\b[^.]{0,40})needed(?=\s*(?:[.!;,)]|$))|licen[cs]e|registered|registration|accredit\w+|erforderlich|pflicht|zwingend|voraussetzung(?:en)?|vorausgesetzt|müssen|requis|indispensable|obligatoire|imprescindible|obligatorio|vereist)\b/i;
const WISH =
  /(?<!\p{L})(nice to have|a plus|bonus points|(is|are|be) an? ([a-z]+ )?(bonus|asset)|desirable|(desired|preferred)(?=\s*([.,;:)]|but\b|over\b|$))|advantageous|preferably|ideally|(an|some) advantage|would be (great|good|nice|lovely|ideal|handy|useful|beneficial|helpful|welcome|appreciated)|would love|good to have|bonus if|(?:is|are) useful|useful$|cherry on top|(?:ein|von) (?:plus|vorteil)|wünschenswert|gern gesehen|schön wäre|wäre (?:schön|toll)|(?:an )?added (?:advantage|bonus|plus)|nice but|not (?:needed|essential|required|necessary|a must)|highly regarded|well regarded|even better|so much the better|(?<=\p{L} )helps(?= (?:as|since|because|too)|[.!]?$)|helpful|handy|(?:interest|skills?|background|knowledge|experience|membership|licen[cs]e|ticket|certificate|qualification) (?:is |are |would be )?(?:very |also |most )?welcome|un plus|souhaité\w*|apprécié\w*|idéalement|serait un|se valora\p{L}*|valorable|deseable|gradit[oi]|costituisce un plus|een pr[eé]|pref['’]?d)(?!\p{L})/iu;
/** "ETCS is a bonus" wishes for something; "there is a bonus" and "a bonus of 10 %" offer it. */
const WISH_OF_BONUS =
  /(?<!\bthere )\b(?:is|are|be) an? (?:[a-z]+ )?bonus\b(?! (?:of|scheme|structure|plan|paid))|(?<!\b(?:plus|with|and|or|offer|earn|receive|there(?:['’]s| is)) )\ban? (?:real |big |definite |distinct )?bonus[.!]?$/i;
/** A need with a wish behind it: "Rail signalling is required, ETCS an advantage". */
const NEED_AND_WISH =
  /^(.{3,}?)[,;]\s+((?:and |with |but )?[^,;]*\b(?:an advantage|a plus|desirable|preferred|an asset|a bonus|handy|useful|helpful|(?:would be|is|are) (?:nice|great|good|welcome)|appreciated|highly regarded|helps(?: (?:as|since|because)\b[^,;]*)?|wäre\p{L}* (?:schön|toll|gut|super|ein plus)|von vorteil|wünschenswert|gern gesehen|serait (?:un plus|apprécié\p{L}*)|est un plus|se valora\p{L}*|valorable|gradit[oa])(?: but\b[^,;]*)?\.?)$/iu;
const NEED =
  /(?<!\p{L})(\d+\s?\+?\s?(-|–|to)?\s?\d*\+?\s?(?:years?|yrs?|seasons?)|(?:one|two|three|four|five|six|seven|eight|ten)\+? (?:or more )?(?:years?|seasons?)['’]? (?:experience|in (?:an?|the)|on (?:an?|the)|as (?:an?)|of (?:experience|running|work\p{L}*)|running|working|managing|leading|driving)|experience (in|with|of|as|across|working|managing|leading)|experienced|proficien\w+|degree|diploma|qualified|qualification|certifi\w+|(strong|solid|good|sound|deep) (knowledge|understanding|background|grasp)|knowledge of|fluen\w+|track record|skilled in|skills in|familiar with|fundierte|abgeschlossene? (?:ausbildung|studium)|(?:\d+|un|dos|tres|cuatro|cinco|deux|trois|quatre|cinq) (?:ans|años) d[e’'](?!\p{L}*ancienneté)|jahre\p{L}* (?:führungs|berufs)?erfahrung|(?:gute|sehr gute|verhandlungssichere[sr]?|fließende[sr]?) \p{L}*(?:kenntnisse|deutsch|englisch)|(?:jahre|mehrjährige) \p{L}*erfahrung|expérience (?:de|en|dans|d[’'])|maîtrise (?:de|du|des)|diplôme|bac ?\+ ?\d|il (?:vous |nous |me |te )?faut|(?:a|one) year(?:['’]s)? (?:in|of|as|on|with)|mitbringen (?:soll\p{L}*|muss\p{L}*|müss\p{L}*)|(?:gefragt|vorausgesetzt|erwartet) (?:ist|sind|wird|werden)|(?:sie|du|ihr) bring(?:en|st|t) [^.]* mit|(?:pido|pedimos|se pide|se requiere|hace falta|necesario)|(?:richiediamo|si richiede|servono|serve (?:un[ao]?|esperienza))|(?:wij|we) vragen|vous (?:avez|possédez|justifiez d|détenez)|we require|we ask for)(?!\p{L})/iu;
/** "You will hold a CA or CPA" asks for something, though a duty begins so too. */
const HOLDS =
  /^the (?:ideal|right|successful) (?:person|candidate|applicant) (?:has|is|will (?:have|be)|knows|holds)\b|\byou(?:(?:’|')ll| will| must| should)? (?:(?:also|already|currently|ideally) )?(?:hold|possess)\b(?! (?:[a-z]+ ){0,2}(?:meetings?|interviews?|workshops?|sessions?|classes|responsib\w+|account\w+|budgets?|stock|space|events?)\b)|\byou(?:['’]ll| will) need (?:an?|the|to (?:have|hold)|current|valid|your own|experience)\b/i;
const DUTY =
  /\b(you(’|')ll|you will|will be|responsible for|accountable for|reporting to|(the role|duties|responsibilities) (involves?|includes?)|your (day|work|job) )|\byou(?: would|(?:’|')d) (?:also )?(?:lead|build|manage|own|deliver|design|develop|run|support|maintain|coordinate|drive|oversee|prepare|ensure|mentor|plan|create|provide|assist|operate|implement|monitor|review|audit|write|analy[sz]e|handle|report|test|train|coach|advise|negotiate|sell|perform|conduct)\b/i;
const NEEDS =
  /^(?:(?:you |they |he |she |he or she |(?:they|you)(?=['’]ve)|applicants |candidates )?(?:must|needs? to|has to|have to|(?:['’]ve |has |have )?got to|gotta|should) (?:have|know|hold|be able|be (?:ok|okay|good|happy|comfortable)|understand|speak|own|bring)|needs? (?:an?|his|her|their|your|own|two|three|\d)|needs?(?! (?:some(?:one|body)|to|for|help|him|her|them|you|us|it|this|that|the|people|cover|filling|doing|done|another|more|urgently|asap)(?!\p{L}))|wants? an?) /iu;
/** What is done to whoever comes, or only says what the role is: "A check will be carried out", "Controller for our office, reporting to the CFO". */
const OF_THINGS =
  /\b(?:check|test|screening|vetting|medical|examination|assessment|references?|training|induction|uniform|equipment|support|applications?|interviews?|details?)s?\b[^.]{0,30}\bwill be\b|\byou(?:['’]ll| will) (?:need|be (?:in|part of|subject|asked|required|able|eligible|paid|given|offered))\b|^(?!you\b|reporting\b)[^,]{3,60}(?<!\b(?:is|are|will be)\b[^,]*), reporting to\b/i;
/** A duty also where it stands among the requirements. */
const PLAIN_DUTY =
  /^you(?:(’|')ll| will) (?:also )?(?:be (?:managing|leading|running|working|responsible|accountable|reporting)\b|(?:manage|lead|run|report|own|build|deliver|oversee|coordinate|supervise)\b)/i;
const DUTY_VERB =
  /^(lead|build|manage|own|deliver|design|develop|run|support|maintain|coordinate|drive|oversee|prepare|ensure|work|mentor|plan|create|provide|assist|operate|implement|monitor|review|write|analyse|analyze|grow|handle|report|test|train|coach|advise|negotiate|sell|perform|conduct|partner|collaborate)\b/i;
/** What a line of a list asks for, where nothing heads it: a paper, a check, what somebody knows or has. */
const ASKED =
  /^(?:(?:an? |current |valid |full |clean |own |good |strong |solid |previous |prior |proven |sound |relevant |recent )*(?:(?:[\p{L}\d/+&-]+ ){0,3}(?:licen[cs]e|ticket|card|clearance|check|certificate|cert|accreditation|degree|diploma|qualification|skills?|knowledge|experience|background|vetting|permit|passport|visa)s?(?!\p{L}))|ability to|able to|comfortable|confident|happy to|willing(?:ness)? to|fluent|familiar|right to work|gotta|got to|(?:[\p{L}\d]+ ){1,3}level \d|(?:clean )?(?:driving|criminal) record|(?:good |fluent |basic |working |conversational )*(?:english|german|french|spanish|italian|dutch|mandarin|arabic|afrikaans)(?: (?:good enough|at|level)|$|,)|eligib\p{L}+|authori[sz]ed to work|working knowledge|understanding of|someone who|somebody who|(?:führerschein|erfahrung|kenntnisse|ausbildung|studium|abschluss|techniker|examen)(?!\p{L})|permis [a-e]|(?:bts|dut|but|cap|licence|master)(?!\p{L})|grado|carné|titulación|inglés|inglese|englisch|anglais)/iu;
const OFFER =
  /\b(salary|superannuation|benefits|annual leave|bonus|per (annum|year|hour|day)|apply (now|today|here)|send (us )?your (cv|resume|application)|equal opportunit\w*|confidential (chat|discussion)|we offer)\b/i;

const BEGINS_ANEW =
  /^(?:we|the|our|this|it|you|your|hybrid|full[- ]time|part[- ]time|salary|pay|package|benefits|\d+ hours|[$£€]|wir|das|die|der|unser\p{L}*|nous|le|la|les|notre|salaire|vergütung)(?!\p{L}).*[.!]$/iu;

/** That everybody may apply is no requirement, under whatever heading it stands. */
const FOR_EVERYBODY =
  /\b(?:(?:applicants|candidates|people|persons) with (?:a )?disabilit(?:y|ies)|disability confident|guarantee\w*(?: an)? interviews?|without regard to|regardless of (?:age|race|gender|sex|religion|background|your)|all qualified applicants|(?:encourag|welcom)\w+ (?:applications|applicants)|(?:are|is) (?:strongly |all |also |very |particularly )*(?:encouraged|welcome|invited) to apply|equal opportunit\p{L}* employer|does not discriminate|(?:schwerbehinderte|menschen mit behinderung)\b.{0,80}(?:bevorzugt|berücksichtigt|willkommen)|personas con discapacidad|(?:travailleurs|personnes) (?:en situation de |reconnus? )?handicap|open to everyone|applicants from all backgrounds|are (?:very |all |also )?welcome (?:here|too)|tell us what you need|veterans (?:are )?(?:encouraged|welcome)|no need to be \p{L}+|e-?verify employer)\b|(?<!\p{L})(?:(?:uns )?ausdrücklich willkommen|rqth|discapacidad|(?:di )?ogni genere|d\.? ?lgs\.? 198|categorie protette|pari opportunità|iedereen (?:is welkom|mag))(?!\p{L})/iu;

/** Whether a statement says that everybody may apply, or who is welcome as well. */
export const isForEverybody = (said: string): boolean => FOR_EVERYBODY.test(said);

const APPLY = /\b(?:apply|your (?:cv|resume|application)|equal opportunit\w*|confidential)\b/i;

const ROLE = /^(?:the )?(?:role|job) ?: (?!you\b|to\b)/iu;
/** What a label says of its own line alone. */
const OF_ONE_LINE: ReadonlySet<Section> = new Set(['other', 'inside', 'terms']);
/** A line of a form, with a label that no list knows. */
const LABELLED = /^(?!https?:)\p{Lu}[^:.!?]{1,30}(?<!\d) ?: \S/u;
/** What means nothing without its label: "Experience: three years in a plant", "Hours: 60 a fortnight". */
const KEEPS_LABEL =
  /^(?:\d+[.)] )?(?:[\p{L}-]+ )?(?:notice(?: period)?|hours|hrs|schedule|shifts?|rota|roster|pattern|days|contract|term|duration|tenure|experience|certs?|certifications?|checks?|screening|clearance|languages?|immuni[sz]ations?|vaccinations?|arbeitszeit\p{L}*|arbeitstage|\p{L}*stunden|dienst\p{L}*|schicht\p{L}*|umfang|pensum|vertragsart|befristung|\p{L}*erfahrung|sprach\p{L}*|nachweise?|vor arbeitsbeginn|horaires?|temps de travail|durée|rythme|planning|type de contrat|contrat|obligations légales|expérience|langues?|horarios?|turnos?|jornada|contrato|duración|experiencia|idiomas|orario|turni|contratto|durata|esperienza|lingue|werktijd\p{L}*|uren|rooster|dienstverband|ervaring|talen)(?: [\p{L}-]+){0,3} ?:/iu;

/** So many lines with labels of their own make a form, of which no line goes on with the one before. */
const LEAST_HEADS = 3;

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
  let isUnknown = false;
  // Lines that head themselves alone, as those of a form do.
  let heads = 0;
  // Lines of the section that end without a sign, as the lines of a list do.
  let bare = 0;
  const open = (text: string): string => withoutConfidential(text, contacts, brief.left_out);
  const { lines, left_out } = briefLines(description ?? '');
  brief.left_out.push(...left_out);
  const isShouted = lines.filter(isCapitals).length * 2 > lines.length;
  for (const line of lines.flatMap(beforeHeading)) {
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
    const heading = bullet === undefined ? headingOf(line) : null;
    if (heading !== null) {
      // "Start: May" among what is asked for says something of its own line alone.
      const isOwnLine =
        OF_ONE_LINE.has(heading.section) && heading.rest !== '' && labelOf(line) !== undefined;
      // "Role: night porter, Killarney" says which it is.
      const isTitle = heading.rest !== '' && ROLE.test(line);
      if (isTitle) {
        section = 'intro';
        file(brief, 'intro', open(heading.rest), false);
        continue;
      }
      if (!isOwnLine) {
        section = heading.section;
        isUnknown = heading.isUnknown === true;
        isListed = false;
        isOneLine = heading.rest !== '';
        heads += Number(isOneLine);
        bare = 0;
      }
      if (PROCESS_HEAD.test(line)) brief.process.push(line);
      if (heading.section === 'inside') brief.left_out.push(line);
      else if (heading.rest !== '')
        file(brief, heading.section, open(KEEPS_LABEL.test(line) ? line : heading.rest), false);
    } else {
      // "Desirable: a degree." heads its own line; what then begins anew as a whole sentence is no more of it.
      if (
        isOneLine &&
        bullet === undefined &&
        (BEGINS_ANEW.test(line) || LABELLED.test(line) || heads >= LEAST_HEADS || isOfAnother(section, line))
      )
        section = 'intro';
      // What stands below a list without its sign is no more of it.
      if (isListed && bullet === undefined) section = 'intro';
      // Nor is a sentence below lines that end without a sign.
      if (bullet === undefined && bare >= 2 && /^(?:\S+\s+){4,}\S+[.!?]$/u.test(line)) section = 'intro';
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

/** Whether a line is in capitals and says more than a short word or two. */
const isCapitals = (line: string): boolean =>
  line === line.toUpperCase() && (line.match(/\p{Lu}{3,}/gu) ?? []).length >= 2 && !/\d/.test(line);

// "You lead a team of six. Requirements:" is a sentence and the heading of what follows.
function beforeHeading(line: string): string[] {
  const [, said, heading] = /^(.+[.!?])\s+(\p{Lu}[^.!?:]{2,40}:)$/u.exec(line) ?? [];
  return said === undefined || heading === undefined || headingOf(heading) === null
    ? [line]
    : [said, heading];
}

// What is left of a line that holds nothing confidential is the line as it was written.
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
  for (const { sentence, goesOn } of parts.flatMap(apart).flatMap(needAndWish)) {
    // "Nice to have: …" in the middle of a paragraph heads its own sentence.
    const heading = section === 'intro' ? headingOf(sentence) : null;
    const headed = heading !== null && heading.rest !== '' && heading.section !== 'intro' ? heading : null;
    const said = cleanStatement(headed?.rest ?? sentence);
    if (said.length < 3) continue;
    if (section !== 'intro' && tellsProcess(said)) {
      brief.process.push(said);
      continue;
    }
    const given = headed?.section ?? (section === 'intro' ? sectionOf(said, bullet) : section);
    const own = FOR_EVERYBODY.test(said)
      ? 'intro'
      : given === 'requirements' && PLAIN_DUTY.test(said)
        ? 'responsibilities'
        : given;
    // "You will look after stock; deliveries; and safety": what goes on says more of the same.
    const place: Section = goesOn && own === 'intro' ? (before ?? own) : own;
    before = place;
    if (place === 'intro') addToIntro(brief.intro, sentence, goesOn);
    else if (place !== 'other' && place !== 'inside' && place !== 'terms') {
      const wish = place === 'requirements' && WISH.test(said);
      const statement = {
        text: goesOn ? withoutAnd(said) : said,
        explicit: section === 'requirements' || MUST.test(said),
      };
      brief[wish ? 'nice_to_have' : place].push(statement);
    }
  }
}

/** "SAP a must, big-four background a plus, you'd review controls" says three things. */
function apart(part: { sentence: string; goesOn: boolean }): { sentence: string; goesOn: boolean }[] {
  const [first = '', ...others] = part.sentence.split(
    /(?<=\ban? (?:must|plus|asset|advantage)|(?:ist|sind|is|are) (?:pflicht|erforderlich|ein muss|required|essential)|wäre\p{L}* (?:schön|toll)|von vorteil|(?:est|son|es) (?:indispensable|imprescindible|obligatoire)),\s+(?!(?:as|because|since|which|so|for|given|and|but|und|aber|et|y)(?!\p{L}))/iu,
  );
  if (others.length === 0) return [part];
  const own = others.map((said) => ({
    sentence: capital(said.replace(/^(?:and|but) /i, '')),
    goesOn: false,
  }));
  return [{ ...part, sentence: first }, ...own];
}

function needAndWish(part: { sentence: string; goesOn: boolean }): { sentence: string; goesOn: boolean }[] {
  const [, need = '', wish = ''] = NEED_AND_WISH.exec(part.sentence) ?? [];
  if (WISH.test(need) || !(MUST.test(need) || NEED.test(need) || NEEDS.test(need))) return [part];
  const own = capital(wish.replace(/^(?:and|with|but) /i, ''));
  return [
    { ...part, sentence: need },
    { sentence: own, goesOn: false },
  ];
}

// A part that says more of the sentence before stays in it, and each ends as a sentence does.
function addToIntro(intro: string[], said: string, goesOn: boolean): void {
  const last = goesOn ? intro.at(-1) : undefined;
  if (last !== undefined) intro[intro.length - 1] = `${last.replace(/\.$/, '')}; ${said}`;
  else intro.push(/[.!?:…]$/.test(said.trim()) ? said.trim() : `${said.trim()}.`);
}

const withoutAnd = (said: string): string => capital(said.replace(/^(?:and|or|und|et|y)\s+/i, ''));

// Classifies a sentence that is under no heading.
function sectionOf(sentence: string, bullet: boolean): Section {
  if (
    /\bwe offer\b|\b(?:wir bieten|nous (?:offrons|proposons))\b|\b(?:annual|parental|maternity|paternity|paid|sick) leave\b|\bbenefits\b/i.test(
      sentence,
    ) &&
    !APPLY.test(sentence)
  )
    return 'offers';
  if (bullet && isPerk(sentence)) return 'offers';
  if (NEEDS.test(sentence)) return 'requirements';
  if (OFFER.test(sentence) && !WISH_OF_BONUS.test(sentence)) return 'other';
  if (WISH.test(sentence)) return 'nice_to_have';
  if (MUST.test(sentence) || NEED.test(sentence) || HOLDS.test(sentence)) return 'requirements';
  if (bullet && ASKED.test(sentence) && !DUTY_VERB.test(sentence)) return 'requirements';
  if (bullet || (DUTY.test(sentence) && !OF_THINGS.test(sentence)) || DUTY_VERB.test(sentence))
    return 'responsibilities';
  return 'intro';
}

/** A statement without Markdown and end punctuation, capitalised, and shortened at a word to 300 characters. */
function cleanStatement(sentence: string): string {
  return capital(shorten(withoutEnd(sentence.replace(/\*\*|__|`/g, '')).trim(), 300));
}

/** The text without trailing white space and punctuation. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.;,:]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text, cut at a word to the limit. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${withoutEnd(end > limit / 2 ? cut.slice(0, end) : cut)}…`;
}

/** The text with its first letter capitalised. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

function distinct(statements: Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
