import {
  inAgencyVoice,
  isListedPlainly,
  isOfSeries,
  isPrivateToBrief,
  isPrivateWhatever,
  tellsMoreThanPaid,
  tellsOfParty,
  withoutPrivateBrackets,
  withoutSomebody,
  withoutSpeaker,
  withoutWhoLeaves,
} from '../ads/index.ts';
import {
  briefLines,
  chancesIn,
  draftPipeline,
  headingOf,
  isForEverybody,
  meansUnsaid,
  readBrief,
  saidIn,
  sentencesOf,
  surelyPublicIn,
  tellsProcess,
  tellsRounds,
  thingWished,
  UNTITLED_ROLE,
  untoldProcess,
  withoutUnlawful,
} from '../jobs/index.ts';
import { employmentOf, workloadIn } from './employment.ts';
import { leavesHoursOpen, withoutHoursOfOthers } from './hours-open.ts';
import { bareOf, isOfField, labelsOf } from './labels.ts';
import { leftOutNote } from './left-out-note.ts';
import { besideTitle, goesOnBehind, MOST_BESIDE } from './line-of-title.ts';
import { linesOfPlace, withoutNewsOfKin } from './lines-of-place.ts';
import { subjectOf } from './mail-subject.ts';
import { withMarkForAll } from './open-to-all.ts';
import { payTold } from './pay-told.ts';
import { withCounties } from './place-called.ts';
import { placeTold } from './place-told.ts';
import { roleIn } from './role-in.ts';
import type { DraftFields } from './schema.ts';
import { asForm } from './short.ts';
import { startIn } from './start.ts';
import { titleOf } from './title.ts';
import { cleanTitle, headOf, SAYS } from './title-clean.ts';
import { properTitle } from './title-slang.ts';

/** A job read from a text. `client` is the client's name if the text has one. */
export interface RoleReading {
  fields: DraftFields;
  client: string | null;
  notes: string[];
}

/** From this chance on a private sentence is in no spec, which candidates read. */
const PRIVATE_OF_SPEC = 0.25;
/** The same of what is plainly a thing of a list of what is done, asked or given, or one of many such sentences. */
const PRIVATE_OF_LIST = 0.6;
/** Fewer sentences than that tell too little of each other. */
const ENOUGH_OF_SPEC = 8;

/**
 * Reads a job from a text: labelled lines first, then the wording of its sentences. Fields that the text does not
 * mention stay empty. English, German and French.
 * @param home the agency's country, preferred for ambiguous place names
 * @param today the day on which it is read, by which a start without a year is the next one
 */
export function readRole(written: string, home: string, today: string | null = null): RoleReading {
  const text = withCounties(greetingApart(written), home);
  const short = asForm(text, home);
  const { lines, left_out } = briefLines(short?.form ?? text);
  const asides = [...left_out, ...(short?.aside ?? [])];
  const labelled = labelsOf(lines);
  const notes: string[] = [];
  // Where people are met is only a place where no other is told.
  const open = linesOfPlace(lines, text, home);
  const ofWork = open.map(withoutProcess).filter((line) => line !== '');
  // A brief of a line or two may name its role anywhere, not only where the form has it.
  const asWritten = short === null ? { lines, left_out } : briefLines(text);
  const title = titleOf(
    asWritten.lines.map(withoutNewsOfKin).filter((line) => line !== ''),
    {
      labelled: short === null ? labelled.title : labelsOf(asWritten.lines).title,
      subject: subjectOf(text),
      kept: asWritten.left_out,
    },
    home,
  );
  const called = properTitle(title.text);
  if (called !== title.text) notes.push(`The text calls the role ${title.text}; title says ${called}.`);
  if (title.guessed)
    notes.push(
      title.text === UNTITLED_ROLE
        ? 'No title stands in the text; set title.'
        : `It is not certain that the text calls the role ${title.text}; check title.`,
    );
  const place = placeTold({ text, lines, open, ofWork, labelled, title: title.text }, home);
  const { location, country } = place;
  const paid = payTold(lines, labelled.pay, { ...place, home, text });
  const { pay, most } = paid;
  notes.push(...place.notes, ...paid.notes);
  const isOpen = leavesHoursOpen(text.split('\n').map(withoutHoursOfOthers).join('\n'));
  const kind = employmentOf(lines, labelled.employment);
  const employment = isOpen && kind !== 'contract' ? null : kind;
  if (employment === null)
    notes.push(
      isOpen
        ? 'The text leaves open whether it is full time or part time; set employment_type where it is one of them.'
        : 'The text does not say whether it is full time, part time or contract.',
    );
  const workload = employment === 'part_time' ? workloadIn(lines.join('\n')) : null;
  if (workload !== null)
    notes.push(
      `The text says “${workload}”, less than a whole post: it was taken as part time. Check employment_type, and whether the pay is that of a whole post.`,
    );
  const description = withCounties(written, home).trim().slice(0, 50_000);
  const { open: shared, kept } = withoutPrivate(proseOf(lines, title.text, home), {
    most,
    title: title.text,
    text,
  });
  const facts = {
    title: called,
    // Text that went into its own fields is left out of the description.
    description: shared.join('\n'),
    location: null,
    employment_type: employment,
    success_in_90_days: null,
    interview_format: 'video' as const,
    client_name: null,
    place: null,
  };
  const role = { place: country, companies: [], from: text };
  const { spec: drafted, left_out: unshared } = draftPipeline(
    facts,
    withoutUnlawful(readBrief(facts.description), role),
  );
  const spec = withoutTitle(drafted, title.text);
  const untold = leftOutNote([...unshared, ...asides, ...kept], spec);
  if (untold !== null) notes.push(untold);
  const told = startIn(labelled.start, lines.join('\n'), today, location?.country_code ?? home);
  // What is other in an ad of before is told beside it: "Start March 15", "8 Feb 2027 start".
  const changed = asides
    .flatMap(sentencesOf)
    .filter((said) =>
      /^(?:start|beginn|début|inicio|inizio|(?:the |our |das |le |el |il )?(?:aim|target|ziel|objectif|objetivo|obiettivo|doel)(?: date)? (?:is|ist|est|es|è)(?!\p{L}))|^\d{1,2}(?:st|nd|rd|th)? \p{L}+ (?:\d{4} )?start[.!]?$/iu.test(
        said,
      ),
    );
  const start =
    told.day === null && told.note === null && changed.length > 0
      ? startIn(undefined, changed.join('\n'), today, location?.country_code ?? home)
      : told;
  if (start.note !== null) notes.push(start.note);
  const process = untoldProcess(text);
  if (process !== null)
    notes.push(
      `How people are interviewed was not understood from “${process}”; set interview_plan once the job is open.`,
    );
  else if (!tellsRounds(text))
    notes.push(
      'The text does not say how people are interviewed; the usual interviews stand in interview_plan once the job is open.',
    );
  else if (meansUnsaid(text))
    notes.push(
      'How people are interviewed was not understood whole: the text does not say whether they meet by phone, by video or in person; check interview_plan once the job is open.',
    );
  return {
    fields: {
      // A mark alone names no role.
      title: called === UNTITLED_ROLE ? called : withMarkForAll(called, text),
      ...(location === null ? {} : { location }),
      ...(employment === null ? {} : { employment_type: employment }),
      ...(pay === null ? {} : { compensation: pay }),
      description,
      spec,
      ...(start.day === null ? {} : { target_start_date: start.day }),
    },
    client: labelled.client ?? null,
    notes,
  };
}

/** "Hola Marta! te paso lo de la higienista": what is said behind a greeting on its line stands on one of its own. */
const greetingApart = (text: string): string =>
  text.replace(
    /^(\s*(?:hi|hiya|hello|hey|morning|hallo|hola|buenos días|buenas|bonjour|bonsoir|salut|ciao|buongiorno|salve|hoi|olá|oi|bom dia|boa tarde|hej|cześć|dzień dobry)(?: \p{Lu}\p{L}+){0,2}[!,]) (?=(?:\S+ ){5})/iu,
    '$1\n',
  );

/** More than a paragraph of a brief has. */
const LONGEST_PROSE = 3000;

/** "We have a vacancy at our Durban practice, with a call roster" tells of the role. */
const OF_VACANCY = /(?<!\p{L})(?:vacanc(?:y|ies)|openings?|positions?|posts?)(?!\p{L})/iu;

/** A line without the sentences that tell how people are interviewed. */
const withoutProcess = (line: string): string =>
  line.length > LONGEST_PROSE
    ? line
    : sentencesOf(line)
        .filter((sentence) => OF_VACANCY.test(sentence) || !tellsProcess(sentence))
        .join(' ');

/** A picture or a file in letters that came along with a text: no language has a word so long. */
const NO_WORD = /\S{1000}/u;

function proseOf(lines: readonly string[], title: string, home: string): string[] {
  const [first = '', ...rest] = lines;
  const [head, after] = headOf(bareOf(first));
  // A sentence in which the role is named says more than the title.
  const isTitle =
    cleanTitle(head, home) === title &&
    !(head.length > title.length + MOST_BESIDE && SAYS.test(head)) &&
    !goesOnBehind(head, title, home);
  const prose = isTitle ? [besideTitle(head, title, home), after, ...rest] : lines;
  return prose.filter((line) => line !== '' && !NO_WORD.test(line)).filter((line) => !isOfField(line));
}

/** "If they can do lead work I'd bite their arm off": what is wished for stands, and who wishes for it goes. */
function asWish(said: string): string {
  const thing = thingWished(said);
  return thing === said ? said : `Nice to have: ${thing}.`;
}

/** Lines without the sentences in which their writer speaks to the recruiter, which no candidate reads. */
function withoutPrivate(
  lines: readonly string[],
  { most, title, text }: { most: number | null; title: string; text: string },
): { open: string[]; kept: string[] } {
  const kept: string[] = [];
  const isPublic = surelyPublicIn(text);
  const all = saidIn(text);
  const chanceIn = all.length < ENOUGH_OF_SPEC ? () => 0 : chancesIn(text);
  const isShared = (said: string): boolean => {
    const chance = chanceIn(said);
    if (chance < PRIVATE_OF_SPEC || chance >= PRIVATE_OF_LIST) return chance < PRIVATE_OF_SPEC;
    return isListedPlainly(bareOf(said), text) || isOfSeries(said, all);
  };
  const open = lines.flatMap((line) => {
    // "What I need" heads what is asked.
    if (headingOf(line)?.rest === '') return [line];
    // The number of a list is no sentence of its own.
    const [mark = ''] = LISTED.exec(line) ?? [];
    const written = sentencesOf(line.slice(mark.length));
    const sentences = written.map((said) =>
      withoutSpeaker(withoutPrivateBrackets(withoutSomebody(withoutWhoLeaves(asWish(said))))),
    );
    const shown = sentences.filter(
      (said) =>
        (!isPrivateToBrief(inAgencyVoice(withoutHead(bareOf(said)))) || isPublic(bareOf(said))) &&
        !isPrivateWhatever(bareOf(said)) &&
        !tellsMoreThanPaid(said, most) &&
        !tellsOfParty(said, title) &&
        (isShared(said) || isForEverybody(said) || roleIn(said) !== null),
    );
    if (shown.length === written.length && sentences.every((said, at) => said === written[at])) return [line];
    kept.push(...written.filter((said) => !shown.includes(said)));
    return shown.length === 0 ? [] : [`${mark}${shown.join(' ')}`];
  });
  return { open, kept };
}
const LISTED = /^(?:[-*•]|\(?\d{1,2}[.)])\s+/u;

/** "What I can't do without: seven years, AutoCAD": who asks stands in what heads it, and is nobody's secret. */
function withoutHead(said: string): string {
  const heading = headingOf(said);
  return heading !== null && OF_LISTS.has(heading.section) && heading.rest !== '' ? heading.rest : said;
}
const OF_LISTS: ReadonlySet<string> = new Set(['responsibilities', 'requirements', 'nice_to_have', 'offers']);

type Spec = ReturnType<typeof draftPipeline>['spec'];

// "Need a Bar Manager asap" asks for nothing that somebody must have.
function withoutTitle(spec: Spec, title: string): Spec {
  const names = (said: string): boolean =>
    /^(?:we |i )?(?:need|require|want|are looking for)s? (?:an?|one|two|another|\d+) /iu.test(said) &&
    said
      .slice(0, title.length + 40)
      .toLowerCase()
      .includes(title.toLowerCase());
  const wanted = spec.requirements.filter(names).map((said) => (/[.!?]$/u.test(said) ? said : `${said}.`));
  return {
    ...spec,
    summary: [...wanted, spec.summary].filter((said) => said !== '').join(' '),
    requirements: spec.requirements.filter((said) => !names(said)),
  };
}
