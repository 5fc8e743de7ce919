import { catalogue } from '#actions/catalogue.ts';
import { PROOFS } from '#src/batch/proof.ts';
import { declaredWords, FIELD_WORDS } from '#src/domain/record/words.ts';
import {
  LABELS,
  PLACEMENT_WORDS,
  REMARKS,
  RESULT_WORDS,
  SENTENCES,
  UNINVITED,
  WAITING,
} from '#src/domain/sentences.ts';
import { STAGE_LABELS } from '#src/domain/stages.ts';
import { WARNINGS } from '#src/domain/warnings.ts';
import { isInstant } from '#src/lib/local-time.ts';
import { language, locale } from '#src/lib/reader-language.ts';
import { compiled, textAt } from '#src/lib/texts.ts';
import { documents } from './en/documents.ts';
import { en } from './en/index.ts';
import { reasons } from './en/plans.ts';
import { clockText, dateText, listText } from './format.ts';
import { CATALOGUES, t } from './text.ts';

/**
 * A stored sentence of the service in the language of the page; undefined for one that stands in no catalogue, and for one
 * that can be read in two ways, as names may hold the words between them.
 * @param timezone whose clock its times are shown by
 */
export const sentenceText = (summary: string, timezone: string): string | undefined =>
  said(sentences, summary, timezone);

/** What the service calls a record that has no name of its own, in the language of the page; undefined for what is not known. */
export const labelText = (label: string): string | undefined => said(labels, label, 'UTC');

/** What waits for somebody, in the language of the page; undefined for what is not known. */
export const waitingText = (what: string): string | undefined => said(waiting, what, 'UTC');

/** What the service adds to a sentence, in the language of the page; undefined for what people wrote. */
export const remarkText = (text: string): string | undefined => said(remarks, text, 'UTC');

/** What should be known of a step, for people and in the language of the page; undefined for what is not known. */
export const warningText = (message: string, timezone: string): string | undefined =>
  said(warnings, message, timezone) ?? findingsIn(message);

/** Why approving asks for the passkey again, in the language of the page; undefined for what is not known. */
export const proofText = (why: string): string | undefined => said(proofs, why, 'UTC');

/** A key, an app or a service account that acts, as approvals and batches call it, in the language of the page. */
export function callerText(label: string): string {
  const [, kind, name = ''] = NAMED_CALLER.exec(label) ?? [];
  if (kind !== undefined) return t(CALLERS[kind as keyof typeof CALLERS], { name });
  return label.replace(UNNAMED_KEY, (_, hint) => t('happened.key', { hint }));
}

const CALLERS = {
  key: 'happened.callerKey',
  app: 'happened.callerApp',
  'service account': 'happened.callerService',
} as const;
const NAMED_CALLER = /^the (key|app|service account) “(.*)”$/s;

/** A name of somebody with what they acted through, in the language of the page. */
export function actorText(name: string): string {
  const [person, app, ...more] = name.split(', by ');
  return person === undefined || app === undefined || more.length > 0
    ? name
    : t('happened.personBy', {
        person,
        app: callerText(app),
      });
}

/** A key without a name, by its last characters. */
const UNNAMED_KEY = /^(?:the )?key (…\S+)$/;

/** What an action is called, in the language of the page; undefined for one that only reads. */
export function actionText(name: string): string | undefined {
  const action = catalogue.get(name);
  if (action === undefined || action.titleIn === null) return undefined;
  const read = language();
  return read === 'en' ? action.title : action.titleIn[read];
}

interface SentencePattern {
  /** Its key in the catalogue. */
  name: string;
  /** Reads each part as short as it may be, and as long. */
  short: RegExp;
  long: RegExp;
  parts: string[];
  /** How many characters are the sentence's own. */
  own: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words that stand in sentences for values of fixed lists, by the part they stand in; with the key of each. */
const LISTS: Readonly<Record<string, ReadonlyMap<string, string>>> = (() => {
  const stages = new Map(
    Object.entries(STAGE_LABELS).map(([stage, label]) => [label.toLowerCase(), `stages.${stage}`]),
  );
  const statuses = keyed(PLACEMENT_WORDS, 'values');
  const placed = Object.fromEntries(Object.values(PLACEMENT_WORDS).map((status) => [status, status]));
  return {
    stage: stages,
    fromStage: stages,
    toStage: stages,
    fromStatus: statuses,
    toStatus: statuses,
    result: keyed(RESULT_WORDS, 'happened'),
    jobStatus: keyed({ closed: 'closed', filled: 'filled' }, 'values'),
    fromPlaced: keyed(placed, 'values'),
    toPlaced: keyed(placed, 'values'),
    whyNot: new Map(Object.entries(UNINVITED).map(([name, text]) => [text, `plans.${name}`])),
    verdict: keyed(
      { yes: 'verdictYes', maybe: 'verdictMaybe', no: 'verdictNo', open: 'verdictOpen' },
      'happened',
    ),
  };
})();

/** Words that may stand in a part beside what people wrote. */
const KNOWN: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  paper: new Map(Object.entries(documents).map(([kind, label]) => [label, `documents.${kind}`])),
  name: new Map([
    ['The candidate', 'plans.theCandidate'],
    ['The organizer', 'plans.theOrganizer'],
  ]),
  why: new Map(
    (
      [
        'introOwner',
        'introSender',
        'introListingWithdrawn',
        'introListingFilled',
        'introListingExpired',
        'introTimeout',
      ] as const
    ).map((name) => [en.mails[name], `mails.${name}`]),
  ),
};

const fieldKeys: ReadonlyMap<string, string> = new Map(
  Object.entries(FIELD_WORDS).map(([field, words]) => [words, `fields.${field}`]),
);

function keyed(words: Readonly<Record<string, string>>, part: string): Map<string, string> {
  return new Map(Object.entries(words).map(([said, name]) => [said, `${part}.${name}`]));
}

const NUMBERS: ReadonlySet<string> = new Set(['count', 'total', 'merged', 'failed']);
const UNSPACED: ReadonlySet<string> = new Set(['at', 'fromAt', 'address', 'code', 'version', 'certificate']);
/** What people wrote at the end of a sentence, which may hold a colon. */
const FREE: ReadonlySet<string> = new Set(['subject', 'message', 'names', 'fields', 'why']);
/** What may be left out. */
const OPTIONAL: ReadonlySet<string> = new Set(['mark', 'who']);
/** Names of people and companies, which hold no colon with a space behind it. */
const NAMES: ReadonlySet<string> = new Set(['name', 'contact', 'client', 'agency', 'referee']);

function patternOf(text: string, repeat: '+' | '+?'): RegExp {
  const pieces = text.split(/\{(\w+)\}/);
  const pattern = pieces.map((piece, at) => {
    if (at % 2 === 0) return escaped(piece);
    const list = LISTS[piece];
    if (list !== undefined) return `(${[...list.keys()].map(escaped).join('|')})`;
    if (NUMBERS.has(piece)) return '(\\d+)';
    if (piece === 'url') return `(https?://\\S${repeat})`;
    if (OPTIONAL.has(piece)) return repeat === '+' ? '(.*)' : '(.*?)';
    if (UNSPACED.has(piece)) return `(\\S${repeat})`;
    const isName = NAMES.has(piece) || (pieces[at + 1] === ': ' && FREE.has(pieces[at + 2] ?? ''));
    return isName ? `((?:(?!: ).)${repeat})` : `(.${repeat})`;
  });
  return new RegExp(`^${pattern.join('')}$`, 's');
}

const patternsOf = (texts: Readonly<Record<string, string>>, part = 'happened'): SentencePattern[] =>
  Object.entries(texts)
    .map(([name, text]) => ({
      name: `${part}.${name}`,
      short: patternOf(text, '+?'),
      long: patternOf(text, '+'),
      parts: [...text.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part),
      own: text.replaceAll(/\{\w+\}/g, '').length,
    }))
    .sort((a, b) => b.own - a.own);

// What was changed of a record is told from its kind and its fields.
const CHANGES = ['happened.created', 'happened.updated', 'happened.deleted'];
const sentences = patternsOf(SENTENCES).filter(({ name }) => !CHANGES.includes(name));
const labels = patternsOf(LABELS);
const waiting = patternsOf(WAITING);
const remarks = patternsOf(REMARKS);
const warnings = patternsOf(WARNINGS, 'warnings');
const proofs = patternsOf(PROOFS, 'plans');

/** The most telling of the sentences that a text can be read as. */
function said(of: readonly SentencePattern[], text: string, timezone: string): string | undefined {
  for (const { name, short, long, parts } of of) {
    const found = short.exec(text);
    if (found === null) continue;
    if (long.exec(text)?.some((part, at) => part !== found[at])) return undefined;
    const values = Object.fromEntries(
      parts.map((part, at) => [part, partText(part, found[at + 1] ?? '', timezone)]),
    );
    return String(compiled(textAt(CATALOGUES, name)).format(values));
  }
  return undefined;
}

function partText(part: string, value: string, timezone: string): string | number {
  if (NUMBERS.has(part)) return Number(value);
  const key = (LISTS[part] ?? KNOWN[part])?.get(value);
  if (key !== undefined) return textAt(CATALOGUES, key);
  if (part === 'label' || part === 'interview') return said(labels, value, timezone) ?? value;
  if (part === 'fields') return fieldsText(value);
  if (part === 'ago') return agoText(value);
  if (part === 'papers') return papersText(value);
  if (part === 'findings') return findingsIn(value) ?? value;
  if (part === 'mark') return markText(value);
  if (part === 'who') return whoText(value);
  // Who was placed as what, behind the id of each placement.
  if (part === 'placed') return value.replaceAll(/\bpla_\w+ \(([^()]*)\)/g, '$1');
  const moment: unknown = value;
  if (isInstant(moment)) return clockText(moment, timezone);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dateText(value) : value;
}

const AGO: Readonly<Record<string, number>> = { today: 0, tomorrow: 1, yesterday: -1 };

/** A day beside today: `yesterday`, `5 days ago`. */
function agoText(value: string): string {
  const [, ahead, behind] = /^(?:in (\d+) days|(\d+) days ago)$/.exec(value) ?? [];
  const days = AGO[value] ?? (ahead === undefined ? -Number(behind) : Number(ahead));
  return Number.isNaN(days)
    ? value
    : new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(days, 'day');
}

const PAPER_STATES = {
  missing: 'happened.openMissing',
  expired: 'happened.openExpired',
  'to check': 'happened.openToCheck',
  'ends before contract': 'happened.openEndsBefore',
} as const;

/** Documents of a contract with what is open of each: `Identity missing, White card ends 2026-12-01 and 2 more`. */
function papersText(value: string): string {
  const [, listed = value, count] = /^(.*) and (\d+) more$/s.exec(value) ?? [];
  const papers = listed
    .split(', ')
    .map((one) => {
      const [, ending, at] = /^(.*) ends (\S+)$/.exec(one) ?? [];
      if (ending !== undefined && at !== undefined)
        return t('happened.paperEnds', { paper: paperText(ending), at: dateText(at) });
      const state = Object.keys(PAPER_STATES).find((words) => one.endsWith(` ${words}`));
      if (state === undefined) return one;
      const said = t(PAPER_STATES[state as keyof typeof PAPER_STATES]);
      return `${paperText(one.slice(0, -state.length - 1))} ${said}`;
    })
    .join(', ');
  return count === undefined ? papers : t('happened.andMorePapers', { papers, count });
}

function paperText(label: string): string {
  const key = KNOWN.paper?.get(label);
  return key === undefined ? label : textAt(CATALOGUES, key);
}

const declaredText = (words: string): string | undefined =>
  [...declaredWords().values()].find(({ en }) => en === words)?.[language()];

/** The fields that a sentence names at its end; a field without words of its own is left to programs. */
function fieldsText(value: string): string {
  const known = value.split(', ').flatMap((words) => {
    const key = fieldKeys.get(words);
    return key === undefined ? (declaredText(words) ?? []) : textAt(CATALOGUES, key);
  });
  return known.length === 0 ? value : listText(known, 'conjunction');
}

/** Words of a text that a person has to look at, each with why: `body: "young". Picks or describes people by age.` */
const FINDING = /(?:^|(?<= ))\S+: ("(?:[^"\\]|\\.)*")\. /g;

/** What was found in a text, in the language of the page; undefined for a text that tells of no finding. */
function findingsIn(text: string): string | undefined {
  const found = [...text.matchAll(FINDING)];
  if (found[0]?.index !== 0) return undefined;
  return found
    .map((one, at) => {
      const said = text.slice(one.index + one[0].length, found[at + 1]?.index);
      return findingText(String(JSON.parse(one[1] ?? '""')), said);
    })
    .join(' ');
}

/** Words of a text with why a person has to look at them, in the language of the page. @param why as the rule says it, which may go on */
export function findingText(words: string, why: string): string {
  const known = Object.entries(reasons).find(([, reason]) => why.startsWith(reason));
  const reason = known === undefined ? t('plans.lookAtThis') : textAt(CATALOGUES, `reasons.${known[0]}`);
  return t('plans.aFinding', { words, reason });
}

/** Who set a mark, when and why: ` (set by Ada Lane on Sat 21 Nov 2026: "asked to be left alone")`. */
function markText(value: string): string {
  const [, name, day, why] =
    /^ \((?:set(?: by (.+?))?(?: on (\w{3} \d+ \w{3,4} \d{4}))?)?(?:: )?("(?:[^"\\]|\\.)*")?\)$/s.exec(
      value,
    ) ?? [];
  const at = day === undefined ? undefined : dateText(new Date(`${day.slice(4)} UTC`).toISOString());
  const set =
    name !== undefined && at !== undefined
      ? t('plans.setBy', { name, day: at })
      : name !== undefined
        ? t('plans.setByAlone', { name })
        : at === undefined
          ? undefined
          : t('plans.setOn', { day: at });
  const told = [set, why].filter((part) => part !== undefined);
  return told.length === 0 ? '' : ` (${told.join(': ')})`;
}

/** People with their stages: `: Ines Okoro (client_interview), Bo Lane (offer) and 2 more`. */
function whoText(value: string): string {
  const [, listed = value, count] = /^(.*) and (\d+) more$/s.exec(value) ?? [];
  const people = listed.replaceAll(/ \((\w+)\)/g, (whole, stage: string) =>
    Object.hasOwn(STAGE_LABELS, stage) ? ` (${textAt(CATALOGUES, `stages.${stage}`)})` : whole,
  );
  return count === undefined ? people : t('happened.andMorePapers', { papers: people, count });
}
