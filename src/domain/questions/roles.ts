import { RANKS } from './figure-words.ts';
import { dimensionOf } from './structure.ts';
import type { Tokens } from './tokens.ts';

/** Who may do something, or have it done to them: a kind of party, by the nouns and names that stand for it. */
type Party = 'consultant' | 'team' | 'client' | 'industry' | 'candidate';

/** Something that one party does to another, by its verb as it is written. */
interface Deed {
  verb: RegExp;
  /** The same word right after an auxiliary and its subject: "did Sam interview". */
  bare?: RegExp;
  /** Who never does it, so that the figure would be another's. */
  never: readonly Party[];
  /** To whom it is never done. */
  notTo: readonly Party[];
}

const OURS: readonly Party[] = ['consultant', 'team'];
const PLACES: readonly Party[] = [...OURS, 'client', 'industry'];
const THEIRS: readonly Party[] = ['client', 'industry'];

/**
 * Clients take on, and the agency places; candidates apply, start and withdraw. What is said of another party than the figure counts by is
 * another question: "which consultants did we hire", "which clients submitted", "how many consultants started".
 */
const DEEDS: readonly Deed[] = [
  { verb: /^plac(e|es|ed|ing)$/i, never: THEIRS, notTo: PLACES },
  { verb: /^(submit|submits|submitted|submitting|put forward)$/i, never: THEIRS, notTo: PLACES },
  { verb: /^(hired|hiring)$/i, bare: /^hire$/i, never: ['industry'], notTo: PLACES },
  { verb: /^(interviewed|interviewing)$/i, bare: /^interview$/i, never: [], notTo: PLACES },
  { verb: /^offered$/i, bare: /^offer$/i, never: [], notTo: OURS },
  // Who turned somebody down is not kept.
  {
    verb: /^(reject|rejects|rejected|rejecting|turned down|turn down|knocked back)$/i,
    never: PLACES,
    notTo: PLACES,
  },
  { verb: /^(called|phoned|rang)$/i, bare: /^(call|phone|ring)$/i, never: THEIRS, notTo: [] },
  { verb: /^(emailed|mailed)$/i, bare: /^(email|mail)$/i, never: THEIRS, notTo: [] },
  { verb: /^(apply|applies|applied|applying)$/i, never: PLACES, notTo: [] },
  {
    verb: /^(withdrew|withdraw|withdraws|withdrawn|pulled out|dropped out|fell off|fallen off)$/i,
    never: PLACES,
    notTo: OURS,
  },
  { verb: /^(started|start|begun|began)$/i, never: PLACES, notTo: [] },
];

const DO: ReadonlySet<string> = new Set(['did', 'do', 'does', 'has', 'have', 'had', 'will']);
const BE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'been', 'be', 'being', 'got', 'get']);
const BETWEEN: ReadonlySet<string> = new Set(
  'not never also already still yet ever just only the our a an any all that who which whom'.split(' '),
);
const RELATIVE: ReadonlySet<string> = new Set(['that', 'which', 'who', 'whom']);
/** What may follow a verb that has led to its object before. */
const AFTER: ReadonlySet<string> = new Set(['every', 'more', 'less', 'at', 'no', 'only']);
const LEADING: ReadonlySet<string> = new Set(['with', 'at', 'for', 'to', 'into', 'in', 'from']);
/** What a verb leads to somebody by, who is then not the one it is done to: "did we place with". */
const TOWARDS: ReadonlySet<string> = new Set(
  'with at for to into in from by through via on since until last this all during after before'.split(' '),
);
const US: ReadonlySet<string> = new Set(['we', 'i', 'you', 'they']);

/** What is said of a party that does not do it, or to whom it is not done. */
export function rolesIn(tokens: Tokens): string[] {
  const unread: string[] = [];
  tokens.all.forEach(({ kind, written }, at) => {
    if (kind !== 'word') return;
    const deeds = DEEDS.filter(({ verb, bare }) => verb.test(written) || bare?.test(written) === true);
    if (deeds.length === 0) return;
    const { agent, object, helped } = partiesOf(tokens, at);
    for (const { verb, never, notTo } of deeds) {
      if (!helped && !verb.test(written)) continue;
      if (agent !== null && never.includes(agent.party)) unread.push(`${agent.said} ${written}`);
      if (object !== null && notTo.includes(object.party)) unread.push(`${written} ${object.said}`);
    }
  });
  return [...unread, ...sendersIn(tokens), ...wayIn(tokens), ...laterIn(tokens)];
}

interface Named {
  party: Party;
  said: string;
}

/** The party that a word or name stands for; null for another word. */
function partyAt(tokens: Tokens, at: number): Named | null {
  const token = tokens.at(at);
  if (token === undefined || token.kind === 'period') return null;
  const candidates = ['candidate', 'people'].includes(token.lemma) || token.word === 'applicant';
  if (candidates) return { party: 'candidate', said: token.written };
  const dimension = token.kind === 'mention' ? token.mention?.dimension : dimensionOf(token.word);
  const party = PLACES.find((one) => one === dimension);
  return party === undefined ? null : { party, said: token.mention?.values[0]?.label ?? token.written };
}

interface Parties {
  agent: Named | null;
  object: Named | null;
  /** Whether an auxiliary stands before it, so that the word is a verb. */
  helped: boolean;
}

/** Who does what a verb says, and to whom, by what stands before and after it. */
function partiesOf(tokens: Tokens, at: number): Parties {
  const skip = (from: number, step: 1 | -1): number => {
    let on = from;
    while (BETWEEN.has(tokens.word(on))) on += step;
    return on;
  };
  const after = skip(at + 1, 1);
  // "Interview Sam's candidates" is of candidates.
  const owner = tokens.at(after)?.kind === 'mention' && partyAt(tokens, after + 1) !== null;
  const direct = TOWARDS.has(tokens.word(after)) ? null : partyAt(tokens, owner ? after + 1 : after);
  const by = tokens.word(after) === 'by' ? partyAt(tokens, skip(after + 1, 1)) : null;
  const back = skip(at - 1, -1);
  const helper = tokens.word(back);
  if (BE.has(helper)) {
    const subject = partyAt(tokens, skip(back - 1, -1));
    return { agent: by, object: isLedTo(tokens, after) ? null : subject, helped: true };
  }
  // "Which clients have hired": who stands before the auxiliary does it.
  if (DO.has(helper)) return { agent: partyAt(tokens, skip(back - 1, -1)), object: direct, helped: true };
  const subject = partyAt(tokens, back);
  if (by !== null) return { agent: by, object: subject, helped: false };
  if (subject === null && !US.has(helper)) return { agent: null, object: direct, helped: false };
  const before = skip(back - 1, -1);
  const asked = DO.has(tokens.word(before));
  const told = US.has(helper) || RELATIVE.has(tokens.word(back - 1));
  if (!asked && !told) return { agent: subject, object: direct, helped: false };
  // "How many clients did Sam place", "clients that we placed": what stands before is what it is done to.
  const first = partyAt(tokens, skip(asked ? before - 1 : before, -1));
  const fronted = isLedTo(tokens, after) ? null : first;
  return { agent: subject, object: direct ?? fronted, helped: asked };
}

/** "Which clients did we place with", "place people at": a word at the end that leads to what stands before. */
function isLedTo(tokens: Tokens, from: number): boolean {
  return tokens.all.some(({ kind, word }, at) => {
    if (at < from || kind !== 'word' || !LEADING.has(word)) return false;
    const next = tokens.at(at + 1);
    return (
      next === undefined || next.kind === 'period' || AFTER.has(next.lemma) || RANKS[next.word] !== undefined
    );
  });
}

/** "How many e-mails did Coral send us", "calls from Coral": what comes from a client, where a figure is of what goes there. */
function sendersIn(tokens: Tokens): string[] {
  const calls = tokens.has('call');
  const sent = tokens.has('email', 'call', 'submit') && !tokens.has('job');
  return tokens.all.flatMap(({ kind }, at) => {
    const party = partyAt(tokens, at);
    if (party?.party !== 'client') return [];
    const verb = tokens.all.slice(at + 1).find(({ kind: one, word }) => one === 'word' && !BETWEEN.has(word));
    const sends =
      sent &&
      DO.has(tokens.word(at - 1)) &&
      /^(send|sent|make|made|give|gave|log|logged|write|wrote)$/i.test(verb?.written ?? '');
    const from = calls && ['from', 'by'].includes(tokens.word(at - 1)) && kind === 'mention';
    return sends ? [`${party.said} ${verb?.written}`] : from ? [`${tokens.word(at - 1)} ${party.said}`] : [];
  });
}

/** To whom what is counted does not go, and from whom it does not come: "offers to Sam", "submissions from Vela". */
const WAYS: readonly { way: 'to' | 'from'; party: Party; lemmas: readonly string[] | null }[] = [
  { way: 'to', party: 'consultant', lemmas: null },
  { way: 'to', party: 'team', lemmas: null },
  { way: 'to', party: 'client', lemmas: ['offer', 'reject', 'withdraw', 'respond'] },
  { way: 'from', party: 'client', lemmas: ['submit', 'apply', 'withdraw'] },
];
/** What is somebody's by these, or held against them. */
const BELONGS =
  /^(credited|assigned|attributed|belong\w*|due|owned|compared|in comparison|relative|next|close|closest|down)\b/i;

function wayIn(tokens: Tokens): string[] {
  return tokens.mentions().flatMap((at) => {
    const party = partyAt(tokens, at);
    const before = tokens.at(at - 2);
    return WAYS.filter(
      ({ way, party: one, lemmas }) =>
        way === tokens.word(at - 1) &&
        one === party?.party &&
        before?.kind !== 'mention' &&
        !BELONGS.test(before?.written ?? '') &&
        (lemmas === null || tokens.has(...lemmas)),
    ).map(({ way }) => `${way} ${party?.said}`);
  });
}

/** "Placements this year that have started": placed then, of whom some have started since, or started then. */
function laterIn(tokens: Tokens): string[] {
  const placed = tokens.find(['place', 'hire']);
  const later = tokens.find(['start', 'pending', 'falloff', 'end'], placed + 1);
  if (placed < 0 || later < 0) return [];
  const dated = tokens.all.slice(placed, later).some(({ kind }) => kind === 'period');
  const after = tokens.all.slice(later).some(({ kind }) => kind === 'period');
  // "Leaving out those that fell off" leaves out a status.
  const cut = tokens.all.slice(placed, later).some(({ lemma }) => ['every', 'leave', 'not'].includes(lemma));
  const noun = /s$/i.test(tokens.at(later)?.written ?? '');
  return dated && !after && !cut && !noun ? [`${tokens.at(later)?.written}, of those of another time`] : [];
}
