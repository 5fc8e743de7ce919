import { distance } from 'fastest-levenshtein';
import { notHere } from './not-here.ts';
import { type Findable, searchActions } from './search.ts';

/** What kind of thing a verb does; a name that removes is never answered with another that does. */
type Kind = 'read' | 'create' | 'update' | 'remove' | 'send';

const VERBS: Readonly<Record<Kind, string>> = {
  read: 'get list show find read search view fetch look lookup see query describe load retrieve browse check',
  create: 'create add new log make record save register insert write note',
  update: 'update edit change set modify rename adjust amend patch mark close reopen hold assign',
  remove:
    'delete remove erase cancel archive drop destroy clear purge withdraw revoke discard trash wipe expire kill',
  send: 'send email mail share post publish submit forward',
};
const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  Object.entries(VERBS).flatMap(([kind, verbs]) => verbs.split(' ').map((verb) => [verb, kind as Kind])),
);

/** What records are called here, by what they are called elsewhere. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ...['note', 'comment', 'call', 'activitie', 'log', 'history', 'timeline'].map(
    (w) => [w, 'activity'] as const,
  ),
  ...['person', 'people', 'talent', 'profile', 'applicant'].map((w) => [w, 'candidate'] as const),
  ...['company', 'customer', 'organisation', 'organization'].map((w) => [w, 'client'] as const),
  ...['vacancy', 'role', 'position', 'requisition', 'opening'].map((w) => [w, 'job'] as const),
  ...['mail', 'message'].map((w) => [w, 'email'] as const),
  ...['meeting', 'event'].map((w) => [w, 'calendar_event'] as const),
  ...['cv', 'resume', 'file', 'attachment'].map((w) => [w, 'document'] as const),
  ['contact', 'client_contact'],
  ['offer', 'placement'],
  ['hire', 'placement'],
  ['pool', 'talent_pool'],
  ['plan', 'batch'],
  ['run', 'batch'],
]);

/** How many others are named. */
const MOST = 6;
/** How many letters a misspelt name may differ in. */
const SLIP = 2;

/** What may have been meant by the name of an action that does not exist. */
export interface Meant {
  /** The action of a misspelt name, or the one that means the same; undefined where there is none. */
  near: string | undefined;
  /** Those about the same kind of record, or else those that the words of the name find, or that come nearest to what is not done here. */
  others: readonly string[];
  /** Both as the end of a sentence. */
  says: string;
}

/**
 * What an unknown name may have meant. What deletes is offered for a misspelling of its own name alone, and for a name
 * that reads only what reads.
 */
export function meantBy(written: string, among: ReadonlyMap<string, Findable>): Meant {
  const name = written
    .slice(0, 100)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const asked = parsed(name, NOUNS);
  const actions = [...among.values()];
  const slip = misspelt(name, actions);
  if (slip !== undefined) return { near: slip, others: [], says: `did you mean ${slip}?` };
  const notDone = notHere(name);
  if (notDone !== null) {
    const others = notDone.nearest.filter((nearest) => among.has(nearest));
    const nearest = others.length === 0 ? '' : ` Nearest to it: ${others.join(', ')};`;
    return { near: undefined, others, says: `${lowerFirst(notDone.says)}${nearest} ${FIND}` };
  }
  const offered = actions.filter((action) => isOffered(action, asked.kind));
  const alike = offered
    .map((action) => ({ action, nouns: parsed(action.name).noun }))
    .filter(({ nouns }) => asked.noun !== '' && `_${nouns}_`.includes(`_${asked.noun}_`));
  const exact = alike.filter(({ nouns }) => nouns === asked.noun).map(({ action }) => action);
  // A verb that is none here tells nothing of what is meant; an action may have it as another of its words.
  const withAll = asked.kind === undefined ? offered.filter((action) => hasAll(action.name, name)) : [];
  if (withAll.length > 0) {
    const others = withAll.map((action) => action.name).slice(0, MOST);
    return { near: undefined, others, says: `by its words it may be ${others.join(', ')}; ${FIND}` };
  }
  const same = exact.filter(
    (action) => asked.kind !== undefined && asked.kind !== 'remove' && kindOf(action) === asked.kind,
  );
  const near = same.find((action) => isList(action.name) === asked.plural)?.name ?? same[0]?.name;
  const about = [...new Set([...exact, ...alike.map(({ action }) => action)].map((action) => action.name))];
  const named = asked.noun === 'batch' ? [...about, ...aboutBatches(asked.kind)] : about;
  const others = [...new Set(named)].filter((other) => other !== near).slice(0, MOST);
  const listed = `for ${asked.noun.replaceAll('_', ' ')} records there are ${others.join(', ')}; ${FIND}`;
  if (near !== undefined)
    return { near, others, says: `did you mean ${near}?${others.length === 0 ? '' : ` Also, ${listed}`}` };
  if (others.length > 0) return { near, others, says: listed };
  const byWords = searchActions(among, name.replaceAll('_', ' '))
    .filter((action) => isOffered(action, asked.kind))
    .slice(0, 3)
    .map((action) => action.name);
  const found = byWords.length === 0 ? '' : `by its words it may be ${byWords.join(', ')}; `;
  return { near, others: byWords, says: `${found}${FIND}` };
}

/** Whether an action's name has every word of another, whatever their order. */
function hasAll(action: string, name: string): boolean {
  const words = new Set(action.split('_').map(singular));
  return name
    .split('_')
    .filter((word) => word !== '')
    .every((word) => words.has(singular(word)));
}

const lowerFirst = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

const FIND = 'find_actions finds others (over HTTP: GET /api/v1/batch/actions?q=…).';

interface Parsed {
  kind: Kind | undefined;
  /** The kind of record as the catalogue calls it, in the singular. */
  noun: string;
  plural: boolean;
}

function parsed(name: string, calledHere: ReadonlyMap<string, string> = new Map()): Parsed {
  const [verb = '', ...rest] = name.split('_').filter((part) => part !== '');
  const last = rest.at(-1) ?? '';
  const nouns = rest.map((word) => calledHere.get(singular(word)) ?? singular(word));
  return { kind: KIND_OF.get(verb), noun: nouns.join('_'), plural: singular(last) !== last || isList(name) };
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const isList = (name: string): boolean => name.startsWith('list_') || name.startsWith('search_');

function kindOf({ name, readOnly, risk }: Findable): Kind | undefined {
  if (readOnly) return 'read';
  return risk.destructive ? 'remove' : parsed(name).kind;
}

const isOffered = (action: Findable, kind: Kind | undefined): boolean =>
  !action.risk.destructive && (kind !== 'read' || action.readOnly);

// What is no step of a batch is not in every catalogue.
const aboutBatches = (kind: Kind | undefined): readonly string[] =>
  kind === 'read' ? ['get_batch', 'list_batches'] : ['cancel_batch', 'undo_batch', 'get_batch'];

// Each part of it is misspelt at most: another verb or another kind of record is another action.
function misspelt(name: string, actions: readonly Findable[]): string | undefined {
  let best: { name: string; far: number } | undefined;
  for (const action of actions) {
    const far = slips(name, action.name);
    if (far <= (action.risk.destructive ? 1 : SLIP) && (best === undefined || far < best.far))
      best = { name: action.name, far };
  }
  return best?.name;
}

/** In how many letters a name is a misspelling of another; infinite where it is another word. */
function slips(name: string, of: string): number {
  const [[verb, noun], [ownVerb, ownNoun]] = [partsOf(name), partsOf(of)];
  if (verb !== ownVerb && KIND_OF.has(verb)) return Number.POSITIVE_INFINITY;
  const [first, second] = [distance(verb, ownVerb), distance(noun, ownNoun)];
  const allowed = Math.min(SLIP, Math.floor(noun.length / 3));
  return first > 1 || second > allowed ? Number.POSITIVE_INFINITY : first + second;
}

function partsOf(name: string): [verb: string, noun: string] {
  const at = name.indexOf('_');
  return at === -1 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}
